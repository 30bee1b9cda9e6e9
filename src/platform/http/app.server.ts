import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { createServer } from 'node:http';
import Fastify, {
	type FastifyError,
	type FastifyInstance,
	type FastifyReply,
	type FastifyRequest,
	LogController,
} from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { isDatabaseAway } from '../db/database-error.ts';
import { isUnreadable } from '../db/stored-json.server.ts';
import { addRequestLocale, localeOfRequest } from '../i18n/fastify-locale.server.ts';
import { LANGUAGE_TAGS } from '../i18n/locale.ts';
import { say } from '../i18n/message.ts';
import { LoadGate, sendBack } from '../limits/load-gate.server.ts';
import { limitSlowBody, MAX_BODY_MS } from '../limits/slow-sender.server.ts';
import { acceptsPage, ERROR_PAGE_CSP, makeErrorPage } from '../pages/error-page.server.ts';
import { ProblemError } from '../problems/problem.server.ts';
import { wordSchemaIssues } from '../problems/schema-messages.server.ts';
import type { Draining } from '../process/draining.server.ts';
import { logFailure } from '../process/failure-log.server.ts';
import { type Log, nextRequestId } from '../process/log.server.ts';
import type { RequestMetrics } from '../process/request-metrics.server.ts';
import { requireDeclaredAccess } from './access.server.ts';
import { listMethodsAt } from './allowed-methods.server.ts';
import { statusOf, toProblem } from './problem.server.ts';
import { findQueryProblem, parseQueryString } from './query-string.server.ts';
import { findForeignOrigin } from './same-origin.server.ts';
import { BARE_CSP, SECURITY_HEADERS, transportHeaders } from './security-headers.server.ts';
import { findUnstorableInHead, refuseUnstorableBodies, withUnstorable } from './storable-text.server.ts';
import { refuseStrange, refuseUnreadable } from './strange-request.server.ts';

/** Answers a request before the framework sees it; returns true if it did. */
export type EarlyAnswer = (request: IncomingMessage, response: ServerResponse) => boolean;

/** Slow senders are disconnected; bodies have a limit by size (`limitSlowBody`). In milliseconds. */
const LIMITS = {
	headersTimeout: 10_000,
	requestTimeout: MAX_BODY_MS,
	keepAliveTimeout: 65_000,
	connectionsCheckingInterval: 5_000,
};
/** Idle time after which a connection is closed, for clients that stop reading; in milliseconds. */
const STILL_MS = 120_000;
/** Each costs some 20 kB; further ones are closed on arrival. */
const MAX_CONNECTIONS = 10_000;
/** Default Retry-After of unavailable answers, in seconds. */
const TRY_AGAIN = '5';

/** In bytes. */
const JSON_BODY_LIMIT = 256 * 1024;

/** The framework with our errors, ids, headers and access rule, without routes, which features add. */
export function createApp(options: {
	log: Log;
	trustProxy: number;
	/** The address visitors use: requests from its pages are same-origin. */
	publicUrl?: string;
	earlyAnswer?: EarlyAnswer;
	/** Counts answers; omitted if metrics are off. */
	requests?: RequestMetrics;
	/** While the process is draining, each answer is the last on its connection. */
	draining?: Draining;
}): FastifyInstance {
	const { log, earlyAnswer, publicUrl, draining } = options;
	wordSchemaIssues();
	const gate = new LoadGate();
	const transport = transportHeaders(publicUrl);
	/** Set first, so that answers which bypass the framework have them too. */
	const addTransport = (response: ServerResponse) => {
		for (const name in transport) response.setHeader(name, transport[name] as string);
	};
	const app = Fastify({
		loggerInstance: log,
		// We log one line per request below; the framework would log two.
		logController: new LogController({ disableRequestLogging: true }),
		genReqId: () => nextRequestId(),
		requestIdHeader: false,
		// Our log lines already contain the request id, so requests need no child logger.
		childLoggerFactory: (logger) => logger,
		bodyLimit: JSON_BODY_LIMIT,
		// Forwarded addresses are counted from the right: only our own proxies wrote those.
		trustProxy: options.trustProxy > 0 ? (_address, hop) => hop < options.trustProxy : false,
		routerOptions: { querystringParser: (text) => parseQueryString(text) as never, maxParamLength: 200 },
		exposeHeadRoutes: true,
		// Set here rather than later, so that Fastify never loads its own compilers: 10 MB and a tenth of the start
		// time.
		schemaController: {
			compilersFactory: {
				buildValidator: () => validatorCompiler as never,
				buildSerializer: () => serializerCompiler as never,
			},
		},
		// A URL that cannot be decoded never reaches a route.
		frameworkErrors: (_error, request, reply) => {
			addTransport(reply.raw);
			const errors = [{ path: 'address', message: say('problems.requests.addressEncoding') }];
			sendProblem(new ProblemError('bad-request', say('problems.requests.address'), errors), request, reply);
		},
		clientErrorHandler: (error, socket) => refuseUnreadable(error, socket, log, transport),
		serverFactory: (handler) => {
			const server: Server = createServer(LIMITS, (request, response) => {
				if (draining?.isOn) response.shouldKeepAlive = false;
				addTransport(response);
				if (refuseStrange(request, response, log)) return;
				if (earlyAnswer?.(request, response)) {
					// Only if data is still buffered: a timer for every answer would cost each a fortieth of its time.
					if (response.writableLength > 0) request.socket.setTimeout(STILL_MS);
					return;
				}
				request.socket.setTimeout(STILL_MS);
				if (!gate.admits(request, response)) {
					const requestId = sendBack(request, response);
					options.requests?.countProblem('unavailable');
					log.logAnswer({
						requestId,
						method: request.method ?? '',
						path: request.url ?? '',
						status: 503,
						ms: 0,
					});
					return;
				}
				limitSlowBody(request);
				handler(request, response);
			});
			server.maxConnections = MAX_CONNECTIONS;
			return server;
		},
	}) as unknown as FastifyInstance;

	options.requests?.watch(app);
	const endWatch = gate.watch();
	app.addHook('onClose', async () => endWatch());
	requireDeclaredAccess(app);
	addRequestLocale(app);
	// Bodies are JSON; a scope that accepts another type declares it itself.
	app.removeContentTypeParser(['text/plain', 'application/json']);
	refuseUnstorableBodies(app);

	// Callbacks instead of promises: each promise costs every answer a turn of the event loop.
	app.addHook('onRequest', (request, reply, done) => {
		addTransport(reply.raw);
		reply.headers(SECURITY_HEADERS);
		reply.header('content-security-policy', BARE_CSP);
		reply.header('x-request-id', request.id);
		const foreign = findForeignOrigin(request, publicUrl);
		if (foreign) log.warn({ requestId: request.id, path: request.url }, 'refused: sent from another site');
		// Pages ignore invalid parameters; API calls are strict.
		const strict = request.url.startsWith('/api/') ? findQueryProblem(request.query) : undefined;
		done(foreign ?? findUnstorableInHead(request) ?? strict);
	});
	app.addHook('onResponse', (request, reply, done) => {
		log.logAnswer({
			requestId: request.id,
			method: request.method,
			path: request.url,
			status: reply.statusCode,
			ms: Math.round(reply.elapsedTime * 100) / 100,
		});
		done();
	});
	app.setErrorHandler((error: FastifyError | ProblemError, request, reply) => {
		const problem = asProblemError(error, request);
		if (statusOf(problem) >= 500)
			logFailure(
				log,
				{ requestId: request.id, err: error },
				problem.kind === 'unavailable' ? 'not available' : 'request failed',
			);
		options.requests?.countProblem(problem.kind);
		sendProblem(problem, request, reply);
	});
	app.setNotFoundHandler((request) => {
		throw unknownAddress(app, request);
	});
	return app;
}

/** The error of an unknown URL: 405 if it takes another method, otherwise 404. */
export function unknownAddress(app: FastifyInstance, request: FastifyRequest): ProblemError {
	const path = request.url.split('?', 1)[0] ?? '/';
	const methods = listMethodsAt(app.routeTable, path);
	if (methods.length === 0 || methods.includes(request.method)) {
		return new ProblemError(
			'not-found',
			say('problems.requests.nothingAt', { method: request.method, path }),
		);
	}
	const error = new ProblemError(
		'method-not-allowed',
		say('problems.requests.takes', { path, methods: methods.join(', ') }),
	);
	error.headers = { allow: methods.join(', ') };
	return error;
}

function sendProblem(problem: ProblemError, request: FastifyRequest, reply: FastifyReply): void {
	const status = statusOf(problem);
	// Not `request.locale`: requests of the framework's own errors have no decorators.
	const locale = request.accountLocale ?? localeOfRequest(request.raw);
	const isPage = status >= 500 && acceptsPage(request);
	reply
		.code(status)
		.headers(SECURITY_HEADERS)
		.header('x-request-id', request.id)
		.header('cache-control', 'no-store')
		.headers(status === 503 ? { 'retry-after': TRY_AGAIN } : {})
		.headers(problem.headers);
	if (isPage) {
		reply
			.header('content-security-policy', ERROR_PAGE_CSP)
			.header('content-type', 'text/html; charset=utf-8')
			.header('content-language', LANGUAGE_TAGS[locale])
			.send(makeErrorPage(status, request.id, locale));
		return;
	}
	reply
		.header('content-type', 'application/problem+json; charset=utf-8')
		.serializer((payload: unknown) => JSON.stringify(payload))
		.send(toProblem(problem, request, locale));
}

/** Adds the file's length to a range error, so that the next range can be valid. */
function withHeaders(problem: ProblemError, error: Error): ProblemError {
	const range = (error as { headers?: Record<string, string> }).headers?.['Content-Range'];
	if (range !== undefined) problem.headers = { 'content-range': range };
	return problem;
}

/** Converts any thrown value to a problem; unknown errors are our own. */
function asProblemError(error: FastifyError | ProblemError, request: FastifyRequest): ProblemError {
	if (error instanceof ProblemError) return error;
	if (isUnreadable(error)) {
		// The details are for staff only: Today links to where it is repaired.
		return new ProblemError('conflict', say('problems.requests.unreadable'));
	}
	if (error.validation) {
		const errors = error.validation.map((issue) => ({
			path:
				issue.instancePath.replace(/^\//, '').replaceAll('/', '.') || (error.validationContext ?? 'request'),
			message: issue.message ?? 'is not valid',
		}));
		return new ProblemError('invalid', undefined, withUnstorable(request, errors));
	}
	switch (error.statusCode) {
		case 400:
			return error.code?.endsWith('_JSON_BODY')
				? new ProblemError('bad-request', say('problems.requests.notJson'))
				: new ProblemError('bad-request', say('problems.requests.asSaid', { text: error.message }));
		// A path traversal: nothing exists there for any caller.
		case 403:
		case 404:
			return new ProblemError('not-found');
		case 412:
			return new ProblemError('precondition-failed');
		case 413:
			return new ProblemError('too-large');
		case 416:
			return withHeaders(new ProblemError('range-not-satisfiable'), error);
		case 415:
			return new ProblemError('unsupported-media-type');
		default:
			return isDatabaseAway(error)
				? new ProblemError('unavailable', say('problems.requests.noDatabase'))
				: new ProblemError('internal');
	}
}
