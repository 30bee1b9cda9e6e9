import { type DestinationStream, pino } from 'pino';

export type Log = ReturnType<typeof createLog>;

/** Where log lines go; pino's own destination can also be flushed. */
type Destination = DestinationStream & {
	flush?: (done?: (error?: Error) => void) => void;
	flushSync?: () => void;
};

/** One answered request. `ms` is omitted for pages served from memory. */
export type AnswerLine = { requestId: string; method: string; path: string; status: number; ms?: number };

/** Batch size in characters: writing line by line costs three times as much as formatting the line. */
const BATCH = 8 * 1024;

/** Batches lines, so that the destination is called once for some fifty of them. */
class LineBatches implements Destination {
	readonly #destination: Destination;
	#buffer = '';

	constructor(destination: Destination) {
		this.#destination = destination;
		process.once('exit', () => {
			this.#writeBatch();
			destination.flushSync?.();
		});
	}

	write(line: string): void {
		this.#buffer += line;
		if (this.#buffer.length >= BATCH) this.#writeBatch();
	}

	flush(done?: (error?: Error) => void): void {
		this.#writeBatch();
		this.#destination.flush?.(done);
	}

	#writeBatch(): void {
		if (this.#buffer === '') return;
		this.#destination.write(this.#buffer);
		this.#buffer = '';
	}
}

/** Max. bytes buffered while the output accepts none; further lines are dropped. */
const MAX_BUFFERED = 4 * 1024 * 1024;

/** Standard output. A full disk or a reader that has gone away loses lines, but never ends the process. */
function openOutput(): Destination {
	const output = pino.destination({ fd: 1, sync: false, maxLength: MAX_BUFFERED });
	output.on('error', () => {});
	return output;
}

/** JSON lines on standard output, written in batches of at most 8 kB or one second. */
export function createLog(level: string, destination: Destination = new LineBatches(openOutput())) {
	const log = pino(
		{
			level,
			base: null,
			timestamp: () => `,"time":"${timeNow()}"`,
			formatters: { level: (label) => ({ level: label }) },
			serializers: { path: withoutPrivate, reason: withoutAddresses, err: formatError },
		},
		destination,
	);
	const timer = setInterval(() => log.flush(), 1000);
	timer.unref();
	/** Logs one answered request. Formatted by hand, as pino's own way costs four times as much. */
	const logAnswer = ({ requestId, method, path, status, ms }: AnswerLine): void => {
		if (!log.isLevelEnabled('info')) return;
		const duration = ms === undefined ? ',"held":true' : `,"ms":${ms}`;
		destination.write(
			`{"level":"info","time":"${timeNow()}","requestId":"${requestId}","method":"${method}","path":${JSON.stringify(withoutPrivate(path))},"status":${status}${duration},"msg":"request"}\n`,
		);
	};
	return Object.assign(log, { logAnswer });
}

/** A visitor's location and the tokens in mail links are private: kept out of the log. */
const PRIVATE = /([?&](?:near|token|email)=)[^&]*/g;
/** Staff and distributors mostly search for names; short numbers are pages and years. */
const CLOSED = /^\/(?:api\/)?(?:admin|user|distributor)\b/;
const VALUE = /=(?!\d{1,4}(?:&|$))[^&]*/g;

function withoutPrivate(path: string): string {
	const at = path.indexOf('?');
	if (at < 0) return path;
	if (CLOSED.test(path)) return path.slice(0, at) + path.slice(at).replaceAll(VALUE, '=…');
	return path.replaceAll(PRIVATE, '$1…');
}

/** Errors from mail servers and databases may contain a person's address. */
function withoutAddresses(text: string): string {
	return text.replaceAll(/[^\s<>"'`(),;:]+@[^\s<>"'`(),;:]+/g, '…@…');
}

/**
 * An error as logged. Omits PostgreSQL's `detail`, which contains the row, and a mail server's `response`, which
 * contains the recipient.
 */
function formatError(error: unknown): unknown {
	if (!(error instanceof Error)) return typeof error === 'string' ? withoutAddresses(error) : error;
	const { code, cause } = error as NodeJS.ErrnoException;
	return {
		type: error.name,
		message: withoutAddresses(error.message),
		stack: withoutAddresses(error.stack ?? ''),
		...(code === undefined ? {} : { code }),
		...(cause === undefined ? {} : { cause: formatError(cause) }),
	};
}

let formattedAt = 0;
let formatted = '';

/** ISO 8601 with milliseconds, formatted once per millisecond. */
function timeNow(): string {
	const now = Date.now();
	if (now !== formattedAt) {
		formattedAt = now;
		formatted = new Date(now).toISOString();
	}
	return formatted;
}

const PREFIX = Math.random().toString(36).slice(2, 8).padEnd(6, '0');
let count = 0;

/** A request id for responses and the log: unique across processes and restarts, not secret. */
export function nextRequestId(): string {
	count += 1;
	return `${PREFIX}-${count.toString(36)}`;
}
