import type { FastifyInstance } from 'fastify';
import { bearerGuard } from '../http/bearer-token.server.ts';
import type { Log } from './log.server.ts';
import { formatMetrics, METRICS_CONTENT_TYPE, type MetricSource } from './metric.ts';
import { watchProcess } from './process-metrics.server.ts';

/** How long one response is reused for all callers, in milliseconds: collecting the metrics counts rows. */
const CACHE_TTL_MS = 1_000;
/** A source that takes longer is left out of this response. */
const SOURCE_WITHIN_MS = 2_000;

/**
 * `/metrics`, protected by a token. Without a configured token the route does not exist
 * (docs/decisions/027-metrics.md).
 */
export function addMetricsRoute(
	app: FastifyInstance,
	{ token, sources, log }: { token: string; sources: readonly MetricSource[]; log: Log },
): void {
	const own = watchProcess();
	app.addHook('onClose', async () => own.end());
	const requireToken = bearerGuard(token);

	async function listOf(source: MetricSource) {
		const { promise: late, reject } = Promise.withResolvers<never>();
		const timer = setTimeout(() => reject(new Error('took too long')), SOURCE_WITHIN_MS);
		try {
			return await Promise.race([source(), late]);
		} catch (err) {
			log.warn({ err }, 'some figures could not be read');
			return [];
		} finally {
			clearTimeout(timer);
		}
	}

	let collectedAt = 0;
	let collected = Promise.resolve('');
	const options = { config: { access: 'visitor' }, schema: { hide: true } } as const;
	app.get('/metrics', options, async (request, reply) => {
		reply.header('cache-control', 'no-store');
		requireToken(request);
		if (Date.now() - collectedAt > CACHE_TTL_MS) {
			collectedAt = Date.now();
			collected = Promise.all([own.list, ...sources].map(listOf)).then((lists) =>
				formatMetrics(lists.flat()),
			);
		}
		reply.type(METRICS_CONTENT_TYPE);
		return collected;
	});
}
