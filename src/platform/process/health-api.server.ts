import type { FastifyInstance } from 'fastify';
import { say } from '../i18n/message.ts';
import { ProblemError } from '../problems/problem.server.ts';
import type { Draining } from './draining.server.ts';

/**
 * How long one database check is reused for all callers, in milliseconds: a health check must not be a way to overload
 * us.
 */
const CHECK_TTL_MS = 1_000;
/** A check that takes longer counts as failed, in milliseconds. */
const CHECK_TIMEOUT_MS = 2_000;

/**
 * `/health/live`: the process answers. `/health/ready`: it can also do its work. `isReady` is called at most once a
 * second, whatever the number of callers, and not while a call is pending; never once the process is stopping.
 */
export function addHealthRoutes(
	app: FastifyInstance,
	checks: {
		isReady: () => Promise<boolean>;
		draining: Draining;
		/** Details for operators while everything is served; must not read anything. Omitted if undefined. */
		details?: () => Record<string, unknown> | undefined;
	},
): void {
	const options = { config: { access: 'visitor' }, schema: { hide: true }, logLevel: 'warn' } as const;
	app.get('/health/live', options, async (_request, reply) => {
		reply.header('cache-control', 'no-store');
		return { status: 'live' };
	});

	// Not the time of day, which may jump.
	let checkedAt = Number.NEGATIVE_INFINITY;
	let isChecking = false;
	let lastCheck: Promise<boolean> = Promise.resolve(false);
	app.get('/health/ready', options, async (request, reply) => {
		reply.header('cache-control', 'no-store');
		const isStopping = checks.draining.answer(`${request.ip} ${request.headers['user-agent'] ?? ''}`);
		if (!isStopping && !isChecking && performance.now() - checkedAt > CHECK_TTL_MS) {
			checkedAt = performance.now();
			isChecking = true;
			const whole = checks
				.isReady()
				.catch(() => false)
				.finally(() => {
					isChecking = false;
				});
			lastCheck = Promise.race([whole, noAfter(CHECK_TIMEOUT_MS)]);
		}
		if (isStopping || !(await lastCheck))
			throw new ProblemError('unavailable', say('problems.requests.notReady'));
		const details = checks.details?.();
		return details ? { status: 'ready', details } : { status: 'ready' };
	});
}

function noAfter(ms: number): Promise<boolean> {
	return new Promise((resolve) => setTimeout(resolve, ms, false).unref());
}
