import type { FastifyInstance } from 'fastify';
import type { ProblemKind } from '../problems/problem.server.ts';
import type { HistogramMetric, Metric } from './metric.ts';

/** In seconds: a cached page takes less than the first bound, a photo more than the last but one. */
const BOUNDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];
/** Refusals by a gate: not signed in, cross-site, too much, or overload. */
const GATES: ProblemKind[] = ['unauthorized', 'forbidden', 'too-large', 'too-many-requests', 'unavailable'];
/** Responses sent before routing, and URLs that match no route. */
const CACHED = '(cached)';
const UNKNOWN = '(unknown)';

/**
 * Counts responses by route pattern, never by URL: this bounds the number of metrics, and none reveals who requested
 * what.
 */
export class RequestMetrics {
	readonly #answers = new Map<string, Map<string, number>>();
	readonly #durations = new Map<string, { counts: number[]; sum: number }>();
	readonly #refused = new Map<ProblemKind, number>(GATES.map((kind) => [kind, 0]));
	readonly #cached = { '2xx': 0, '3xx': 0 };
	#inFlight = 0;

	/** Counts a response from memory. Costs a single addition, as most responses are of this kind. */
	countCached(status: number): void {
		this.#cached[status === 304 ? '3xx' : '2xx'] += 1;
	}

	/** Counts all other requests of `app`; call it before the first route. */
	watch(app: FastifyInstance): void {
		app.addHook('onRequest', (request, reply, done) => {
			const began = performance.now();
			const { url: route = UNKNOWN, config } = request.routeOptions;
			this.#inFlight += 1;
			// When it is sent or the client has disconnected, including hijacked responses.
			reply.raw.once('close', () => {
				this.#inFlight -= 1;
				this.#count(route, request.method, reply.raw.statusCode);
				// An answer that is held open on purpose is not slow.
				if (config.isBackground) return;
				this.#measure(config.access ?? 'visitor', (performance.now() - began) / 1000);
			});
			done();
		});
	}

	/** Counts a gate's refusals; ignores other problems. */
	countProblem(kind: ProblemKind): void {
		const before = this.#refused.get(kind);
		if (before !== undefined) this.#refused.set(kind, before + 1);
	}

	#count(route: string, method: string, status: number): void {
		const kind = `${METHODS.includes(method) ? method : 'other'} ${Math.floor(status / 100)}xx`;
		const ofRoute = this.#answers.get(route) ?? new Map<string, number>();
		ofRoute.set(kind, (ofRoute.get(kind) ?? 0) + 1);
		this.#answers.set(route, ofRoute);
	}

	#measure(access: string, seconds: number): void {
		const of = this.#durations.get(access) ?? { counts: new Array(BOUNDS.length + 1).fill(0), sum: 0 };
		const at = BOUNDS.findIndex((bound) => seconds <= bound);
		of.counts[at < 0 ? BOUNDS.length : at] += 1;
		of.sum += seconds;
		this.#durations.set(access, of);
	}

	list(): (Metric | HistogramMetric)[] {
		const cached = Object.entries(this.#cached).map(([status, value]) => ({
			labels: { route: CACHED, method: 'GET', status },
			value,
		}));
		const routed = [...this.#answers].flatMap(([route, kinds]) =>
			[...kinds].map(([kind, value]) => {
				const [method = '', status = ''] = kind.split(' ');
				return { labels: { route, method, status }, value };
			}),
		);
		return [
			{
				name: 'http_requests_total',
				help: 'Answers by route, method and class of status.',
				kind: 'counter',
				samples: [...cached, ...routed],
			},
			{
				name: 'http_request_duration_seconds',
				help: 'Time from a request’s headers to the end of its answer, by who may call; cached answers are not in it.',
				kind: 'histogram',
				bounds: BOUNDS,
				samples: [...this.#durations].map(([access, of]) => ({ labels: { access }, ...of })),
			},
			{
				name: 'http_requests_in_flight',
				help: 'Requests that wait for the end of their answer.',
				kind: 'gauge',
				samples: [{ value: this.#inFlight }],
			},
			{
				name: 'emberhide_http_refused_total',
				help: 'Requests that a gate refused, by the kind of problem.',
				kind: 'counter',
				samples: [...this.#refused].map(([kind, value]) => ({ labels: { kind }, value })),
			},
		];
	}
}
