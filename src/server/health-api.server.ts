import type { FastifyInstance } from 'fastify';
import { ProblemError } from './problem.server.ts';

/** How long one look at the database answers everybody, in milliseconds: a health check must not be a lever. */
const LOOK_HOLDS_MS = 1_000;

/**
 * `/health/live`: the process answers. `/health/ready`: it can do its work too: `isReady` is asked at most once
 * a second, whoever asks, and never after `isDraining` says that the process is stopping.
 */
export function addHealthRoutes(
	app: FastifyInstance,
	checks: { isReady: () => Promise<boolean>; isDraining: () => boolean },
): void {
	const options = { config: { access: 'visitor' }, schema: { hide: true }, logLevel: 'warn' } as const;
	app.get('/health/live', options, async (_request, reply) => {
		reply.header('cache-control', 'no-store');
		return { status: 'live' };
	});

	let looked = 0;
	let look: Promise<boolean> = Promise.resolve(false);
	app.get('/health/ready', options, async (_request, reply) => {
		reply.header('cache-control', 'no-store');
		if (Date.now() - looked > LOOK_HOLDS_MS) {
			looked = Date.now();
			look = checks.isReady().catch(() => false);
		}
		if (checks.isDraining() || !(await look)) throw new ProblemError('unavailable', 'Not ready.');
		return { status: 'ready' };
	});
}
