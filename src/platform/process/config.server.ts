import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { z } from 'zod';
import { DEFAULT_LOCALE } from '../i18n/locale.ts';
import { wordMessage } from '../i18n/word-message.server.ts';
import { parseEmailAddress } from '../mail/email-address.ts';
import { StartError } from './start-error.server.ts';

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

/** An empty variable counts as unset, as with `NAME=` in a shell or a compose file. */
const optional = <Schema extends z.ZodType>(schema: Schema) =>
	z.preprocess((value) => (value === '' ? undefined : value), schema.optional());

const mailAddress = z
	.string()
	.refine((text) => parseEmailAddress(text) !== undefined, 'must be an e-mail address')
	.transform((text) => parseEmailAddress(text) as string);

/** A token by which a program calls one of our routes. */
const accessToken = z
	.string()
	.regex(/^[\x21-\x7e]{32,200}$/, 'must have 32 to 200 letters, digits and signs, and no space');

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
	SMTP_URL: optional(
		z.url({
			protocol: /^smtps?$/,
			error: 'must be an SMTP address, such as smtps://user:password@mail.example:465',
		}),
	),
	MAIL_FROM: optional(mailAddress),
	MAIL_TO: optional(mailAddress),
	NEWSLETTER_PER_MINUTE: optional(
		z
			.string()
			.regex(/^\d{1,4}$/, 'must be a whole number from 1 to 6000')
			.transform(Number)
			.refine((count) => count >= 1 && count <= 6000, 'must be a whole number from 1 to 6000'),
	),
	STAFF_EMAIL: optional(mailAddress),
	STAFF_PASSWORD: optional(z.string()),
	SESSION_SECRET: optional(z.string().min(32, 'must have 32 characters or more')),
	S3_BUCKET: optional(
		z
			.string()
			.regex(
				/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/,
				'must be the name of a bucket, such as emberhide-pictures',
			),
	),
	S3_ENDPOINT: optional(
		z.url({
			protocol: /^https?$/,
			error:
				'must be the http or https address of the storage, such as https://s3.ca-central-1.amazonaws.com',
		}),
	),
	S3_REGION: optional(
		z.string().regex(/^[a-z0-9-]{1,40}$/, 'must be the name of a region, such as ca-central-1'),
	),
	AWS_ACCESS_KEY_ID: optional(z.string()),
	AWS_SECRET_ACCESS_KEY: optional(z.string()),
	AWS_SESSION_TOKEN: optional(z.string()),
	MAP_TILES: optional(
		z
			.string()
			.regex(
				/^https?:\/\/(?:\{s\}\.)?[a-z0-9.-]+(?::\d{1,5})?\/[^\s;,'"]*$/i,
				'must be an address of tiles, such as https://tiles.example/{z}/{x}/{y}.png',
			)
			.refine(
				(url) => ['{z}', '{x}', '{y}'].every((part) => url.includes(part)),
				'must hold {z}, {x} and {y}',
			),
	),
	MAP_TILES_CREDIT: optional(z.string().max(200, 'must have at most 200 characters')),
	FIT_CHECK_API_KEY: optional(
		z.string().regex(/^[\x21-\x7e]{1,500}$/, 'must be a key of printable characters without spaces'),
	),
	FIT_CHECK_BASE_URL: optional(
		z
			.url({
				protocol: /^https?$/,
				error: 'must be an http or https address, such as https://api.openai.com/v1',
			})
			.refine(isBareAddress, 'must have no password, query or fragment'),
	),
	FIT_CHECK_MODEL: optional(
		z.string().regex(/^[\w.:/@-]{1,100}$/, 'must be the name of a model, such as gpt-4.1'),
	),
	FIT_CHECK_DAILY_LIMIT: optional(
		z
			.string()
			.regex(/^\d{1,6}$/, 'must be a whole number from 0 to 999999')
			.transform(Number),
	),
	DEV_PAGES: optional(z.enum(['on', 'off'], 'must be on or off')),
	METRICS_TOKEN: optional(accessToken),
	NEWSLETTER_BOUNCE_TOKEN: optional(accessToken),
	TIME_ZONE: optional(
		z.string().refine(isTimeZone, 'must be the name of a time zone, such as America/Toronto'),
	),
	LOG_LEVEL: optional(z.enum(LOG_LEVELS, `must be one of ${LOG_LEVELS.join(', ')}`)),
});

const checkedSettings = settings.superRefine((value, context) => {
	if (value.MAP_TILES !== undefined && value.MAP_TILES_CREDIT === undefined)
		context.addIssue({
			code: 'custom',
			path: ['MAP_TILES_CREDIT'],
			message: 'must be set when MAP_TILES is',
		});
	for (const name of ['FIT_CHECK_BASE_URL', 'FIT_CHECK_MODEL'] as const) {
		if (value[name] === undefined || value.FIT_CHECK_API_KEY !== undefined) continue;
		context.addIssue({
			code: 'custom',
			path: ['FIT_CHECK_API_KEY'],
			message: `must be set when ${name} is`,
		});
	}
	if (value.S3_BUCKET === undefined) return;
	for (const name of ['AWS_ACCESS_KEY_ID', 'AWS_SECRET_ACCESS_KEY'] as const) {
		if (value[name] !== undefined) continue;
		context.addIssue({ code: 'custom', path: [name], message: 'must be set when S3_BUCKET is' });
	}
});

/** A bucket for uploaded pictures, and its credentials. */
export type BucketSettings = {
	bucket: string;
	endpoint: string;
	region: string;
	accessKeyId: string;
	secretAccessKey: string;
	sessionToken: string | undefined;
};

/** The language model that words verdicts, called through the OpenAI chat completions API. */
export type FitModelSettings = {
	apiKey: string;
	/** Without a trailing slash. */
	baseUrl: string;
	model: string;
	/** Calls per day, across all processes. */
	dailyLimit: number;
};

/** The settings, read once at startup. */
export type Config = {
	host: string;
	/** 0 picks any free port. */
	port: number;
	/** The address visitors use, without a trailing slash; undefined if it is the listening address. */
	publicUrl: string | undefined;
	dataDir: string;
	databaseUrl: string | undefined;
	demoCatalogue: boolean;
	/** How many proxies in front are trusted; 0 ignores forwarded headers. */
	trustProxy: number;
	/** The mail server; undefined writes mail to files below `dataDir`. */
	smtpUrl: string | undefined;
	/** The sender of mail, and the recipient of mail to staff; undefined uses the brand's address. */
	mailFrom: string | undefined;
	mailTo: string | undefined;
	/** How many mails of a newsletter are sent per minute, by all processes together. */
	newsletterPerMinute: number;
	/** The first staff account; generated if unset. Read only while no account exists. */
	staffEmail: string | undefined;
	staffPassword: string | undefined;
	/** Signs staff cookies; undefined generates one and stores it in `dataDir`. */
	sessionSecret: string | undefined;
	/** Storage of uploaded pictures; undefined uses a folder below `dataDir`. */
	bucket: BucketSettings | undefined;
	/** The tile server of the distributor map, with its attribution; undefined loads no tiles. */
	mapTiles: { url: string; attribution: string } | undefined;
	/** Undefined: verdicts use our own wording. */
	fitModel: FitModelSettings | undefined;
	/** Whether the developer pages are served: every component in every state. */
	devPages: boolean;
	/** The token for `/metrics`; undefined disables it. */
	metricsToken: string | undefined;
	/** The token for `/api/newsletter-bounces`; undefined disables it. */
	bounceToken: string | undefined;
	/** The time zone of staff's working day. */
	timeZone: string;
	logLevel: (typeof LOG_LEVELS)[number];
};

/** Reads the settings from the environment; all invalid values are listed in one StartError. */
export function readConfig(environment: Record<string, string | undefined>): Config {
	const parsed = checkedSettings.safeParse(environment);
	if (!parsed.success) {
		const errors = parsed.error.issues.map(
			(issue) => `${issue.path.join('.')} ${wordMessage(DEFAULT_LOCALE, issue.message)}`,
		);
		throw new StartError(`Wrong settings: ${errors.join('; ')}.`);
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
		smtpUrl: value.SMTP_URL,
		mailFrom: value.MAIL_FROM,
		mailTo: value.MAIL_TO,
		newsletterPerMinute: value.NEWSLETTER_PER_MINUTE ?? 120,
		staffEmail: value.STAFF_EMAIL,
		staffPassword: value.STAFF_PASSWORD,
		sessionSecret: value.SESSION_SECRET,
		bucket: toBucketSettings(value),
		mapTiles:
			value.MAP_TILES === undefined
				? undefined
				: { url: value.MAP_TILES, attribution: value.MAP_TILES_CREDIT ?? '' },
		fitModel: toFitModelSettings(value),
		devPages: value.DEV_PAGES === 'on',
		metricsToken: value.METRICS_TOKEN,
		bounceToken: value.NEWSLETTER_BOUNCE_TOKEN,
		timeZone: value.TIME_ZONE ?? 'America/Toronto',
		logLevel: value.LOG_LEVEL ?? 'info',
	};
}

function toBucketSettings(value: z.infer<typeof settings>): BucketSettings | undefined {
	if (value.S3_BUCKET === undefined) return undefined;
	const region = value.S3_REGION ?? 'us-east-1';
	return {
		bucket: value.S3_BUCKET,
		endpoint: (value.S3_ENDPOINT ?? `https://s3.${region}.amazonaws.com`).replace(/\/+$/, ''),
		region,
		accessKeyId: value.AWS_ACCESS_KEY_ID ?? '',
		secretAccessKey: value.AWS_SECRET_ACCESS_KEY ?? '',
		sessionToken: value.AWS_SESSION_TOKEN,
	};
}

function toFitModelSettings(value: z.infer<typeof settings>): FitModelSettings | undefined {
	if (value.FIT_CHECK_API_KEY === undefined) return undefined;
	return {
		apiKey: value.FIT_CHECK_API_KEY,
		baseUrl: (value.FIT_CHECK_BASE_URL ?? 'https://api.openai.com/v1').replace(/\/+$/, ''),
		model: value.FIT_CHECK_MODEL ?? 'gpt-4.1',
		dailyLimit: value.FIT_CHECK_DAILY_LIMIT ?? 500,
	};
}

function isBareAddress(text: string): boolean {
	// An invalid URL is reported by the previous rule.
	if (!URL.canParse(text)) return true;
	const { username, password, search, hash } = new URL(text);
	return `${username}${password}${search}${hash}` === '';
}

function isTimeZone(name: string): boolean {
	try {
		new Intl.DateTimeFormat('en', { timeZone: name });
		return true;
	} catch {
		return false;
	}
}

/** Loads `.env` next to package.json if it exists; variables already set take precedence. */
export function loadEnvFile(path = '.env'): void {
	if (existsSync(path)) process.loadEnvFile(path);
}
