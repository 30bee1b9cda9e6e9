import { pino } from 'pino';

export type Log = ReturnType<typeof createLog>;

/** JSON lines on standard output. Lines are written in batches: at most 4 kB or one second old. */
export function createLog(
	level: string,
	destination = pino.destination({ fd: 1, minLength: 4096, sync: false }),
) {
	const log = pino(
		{
			level,
			base: null,
			timestamp: pino.stdTimeFunctions.isoTime,
			formatters: { level: (label) => ({ level: label }) },
		},
		destination,
	);
	const timer = setInterval(() => log.flush(), 1000);
	timer.unref();
	return log;
}

const PREFIX = Math.random().toString(36).slice(2, 8).padEnd(6, '0');
let count = 0;

/** Names one request in answers and in the log: unique over processes and restarts, no secret. */
export function nextRequestId(): string {
	count += 1;
	return `${PREFIX}-${count.toString(36)}`;
}
