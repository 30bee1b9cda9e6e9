import { isDatabaseAway } from '../db/database-error.ts';
import { ProblemError } from '../problems/problem.server.ts';
import type { Log } from './log.server.ts';

/**
 * Logs why a request failed. Our own refusals, such as "too busy", and a temporarily unreachable database or disk are
 * warnings with a reason; everything else is our error, logged with its stack.
 */
export function logFailure(
	log: Log,
	failure: { err: unknown; [field: string]: unknown },
	message: string,
): void {
	const { err, ...fields } = failure;
	if (!isExpected(err)) {
		log.error(failure, message);
		return;
	}
	const { code } = err as { code?: unknown };
	log.warn({ ...fields, reason: reasonOf(err), ...(code === undefined ? {} : { code }) }, message);
}

function isExpected(error: unknown): error is Error {
	return (error instanceof ProblemError && error.kind !== 'internal') || isDatabaseAway(error);
}

/** An error's message with those of its causes; stops at a cycle. */
function reasonOf(error: Error): string {
	const reasons: string[] = [];
	for (let at: unknown = error, depth = 0; at instanceof Error && depth < 5; at = at.cause, depth++) {
		if (at.message !== '') reasons.push(at.message);
	}
	return reasons.join(': ');
}
