import { isDatabaseAway } from '../db/database-error.ts';
import { ProblemError } from '../problems/problem.server.ts';
import type { Log } from './log.server.ts';

/**
 * Logs what kept a request from being answered. What the program says itself, such as "too busy", and a database or disk
 * that cannot be reached at the moment are warnings with a reason; everything else is an error of ours, with its stack.
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

/** An error's message, with those of what caused it; a loop of causes ends. */
function reasonOf(error: Error): string {
	const reasons: string[] = [];
	for (let at: unknown = error, depth = 0; at instanceof Error && depth < 5; at = at.cause, depth++) {
		if (at.message !== '') reasons.push(at.message);
	}
	return reasons.join(': ');
}
