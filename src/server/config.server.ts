import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { z } from 'zod';
import { StartError } from './start-error.server.ts';

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

/** An empty variable counts as unset: that is what `NAME=` in a shell or a compose file means. */
const optional = <Schema extends z.ZodType>(schema: Schema) =>
	z.preprocess((value) => (value === '' ? undefined : value), schema.optional());

const settings = z.object({
	HOST: optional(z.string().regex(/^[a-zA-Z0-9.:_-]+$/, 'must be a host name or an address')),
	PORT: optional(
		z
			.string()
			.regex(/^\d{1,5}$/, 'must be a whole number from 0 to 65535')
			.transform(Number)
			.refine((port) => port <= 65_535, 'must be a whole number from 0 to 65535'),
	),
	PUBLIC_URL: optional(
		z.url({
			protocol: /^https?$/,
			error: 'must be an http or https address, such as https://emberhide.example',
		}),
	),
	DATA_DIR: optional(z.string()),
	DATABASE_URL: optional(
		z.url({
			protocol: /^postgres(ql)?$/,
			error: 'must be a PostgreSQL address, such as postgres://user:password@host/name',
		}),
	),
	DEMO_CATALOGUE: optional(z.enum(['on', 'off'], 'must be on or off')),
	TRUST_PROXY: optional(
		z
			.string()
			.regex(/^\d$/, 'must be the number of proxies in front of the program, 0 to 9')
			.transform(Number),
	),
	LOG_LEVEL: optional(z.enum(LOG_LEVELS, `must be one of ${LOG_LEVELS.join(', ')}`)),
});

/** The settings, read once at start. */
export type Config = {
	host: string;
	/** 0 takes any free port. */
	port: number;
	/** The address visitors use, without a slash at the end; undefined when it is the one listened on. */
	publicUrl: string | undefined;
	dataDir: string;
	databaseUrl: string | undefined;
	demoCatalogue: boolean;
	/** How many proxies in front may be believed; 0 believes no forwarded header. */
	trustProxy: number;
	logLevel: (typeof LOG_LEVELS)[number];
};

/** Reads the settings from the environment; wrong values are one StartError that lists all of them. */
export function readConfig(environment: Record<string, string | undefined>): Config {
	const parsed = settings.safeParse(environment);
	if (!parsed.success) {
		const faults = parsed.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`);
		throw new StartError(`Wrong settings: ${faults.join('; ')}.`);
	}
	const value = parsed.data;
	return {
		host: value.HOST ?? '127.0.0.1',
		port: value.PORT ?? 3000,
		publicUrl: value.PUBLIC_URL?.replace(/\/+$/, ''),
		dataDir: resolve(value.DATA_DIR ?? 'data'),
		databaseUrl: value.DATABASE_URL,
		demoCatalogue: value.DEMO_CATALOGUE !== 'off',
		trustProxy: value.TRUST_PROXY ?? 0,
		logLevel: value.LOG_LEVEL ?? 'info',
	};
}

/** Loads `.env` beside package.json when there is one; variables already set win. */
export function loadEnvFile(path = '.env'): void {
	if (existsSync(path)) process.loadEnvFile(path);
}
