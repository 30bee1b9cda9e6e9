import { say } from '../i18n/message.ts';
import { ProblemError } from '../problems/problem.server.ts';
import { formatRecord, type VersionedRecord } from '../text/version-tag.ts';

/** The version that a change was made from, as sent. */
type Sent = { ifMatch: string | undefined; bodyVersion: unknown };

/** Matches no version, so that a change made from another record's tag is refused as stale. */
const ANOTHER_RECORD = 0;

/**
 * The version of `record` that a change was made from: If-Match, otherwise `version` in the body. A weak tag, as sent
 * on by some caches, is accepted; `*` and lists are not, as they would overwrite changes nobody has seen. A tag names
 * its record (`formatVersionTag`); for another record's tag this returns 0, which no record has. A bare number, in
 * If-Match or the body, refers to the record in the URL.
 * @throws ProblemError version-missing without either; invalid if it is not a version.
 */
export function readVersion(sent: Sent, record: VersionedRecord): number {
	const { ifMatch, bodyVersion } = sent;
	if (ifMatch === undefined && bodyVersion === undefined) {
		throw new ProblemError('version-missing', say('problems.requests.versionMissing'));
	}
	const [, named, digits] = ifMatch === undefined ? [] : (TAG.exec(ifMatch.trim()) ?? []);
	const version = ifMatch === undefined ? bodyVersion : Number(digits ?? Number.NaN);
	if (typeof version !== 'number' || !Number.isInteger(version) || version < 1 || version >= 2 ** 31) {
		const path = ifMatch === undefined ? 'version' : 'If-Match';
		throw new ProblemError('invalid', undefined, [{ path, message: say('problems.requests.version') }]);
	}
	return named === undefined || named === formatRecord(record) ? version : ANOTHER_RECORD;
}

const TAG = /^(?:W\/)?"(?:([a-z-]+:[\w.!~*'()%-]+):)?(\d{1,10})"$/;

/** Whether If-Match names a record, as the tags in our answers do. */
export function isTagOfRecord(ifMatch: string | undefined): boolean {
	return ifMatch !== undefined && TAG.exec(ifMatch.trim())?.[1] !== undefined;
}

/** The version that a request was made from (`readVersion`). */
export function readRequestVersion(
	request: { headers: { 'if-match'?: string | undefined }; body?: unknown },
	record: VersionedRecord,
): number {
	const { body, headers } = request;
	const bodyVersion =
		typeof body === 'object' && body !== null ? (body as { version?: unknown }).version : undefined;
	return readVersion({ ifMatch: headers['if-match'], bodyVersion }, record);
}

/** The refusal of a change made from an older version; `current` is the stored state, for comparison. */
export function staleProblem(current: unknown): ProblemError {
	const problem = new ProblemError('stale', say('problems.requests.stale'));
	problem.current = current;
	return problem;
}
