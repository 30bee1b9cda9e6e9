import { say } from '../i18n/message.ts';
import { ProblemError } from '../problems/problem.server.ts';
import { formatRecord, type VersionedRecord } from '../text/version-tag.ts';

/** What a change says it was made from. */
type Sent = { ifMatch: string | undefined; bodyVersion: unknown };

/** A version that nothing has, so that a change made from another record's tag is refused as stale. */
const ANOTHER_RECORD = 0;

/**
 * The version of `record` that a change was made from: If-Match, else `version` in the body. A tag that a
 * cache marked weak counts; `*` and lists do not, as they would overwrite what nobody has seen. A tag names its record
 * (`formatVersionTag`): that of another record answers 0, which no record's version is. A bare number, in If-Match or in
 * the body, is of the record that the address names.
 * @throws ProblemError version-missing without either; invalid for what is no version.
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

/** Whether If-Match names a record, as the tags that answers carry do. */
export function isTagOfRecord(ifMatch: string | undefined): boolean {
	return ifMatch !== undefined && TAG.exec(ifMatch.trim())?.[1] !== undefined;
}

/** The version that a request says its change of `record` was made from (`readVersion`). */
export function readRequestVersion(
	request: { headers: { 'if-match'?: string | undefined }; body?: unknown },
	record: VersionedRecord,
): number {
	const { body, headers } = request;
	const bodyVersion =
		typeof body === 'object' && body !== null ? (body as { version?: unknown }).version : undefined;
	return readVersion({ ifMatch: headers['if-match'], bodyVersion }, record);
}

/** The refusal of a change made from an older version; `current` is what is stored now, for a comparison. */
export function staleProblem(current: unknown): ProblemError {
	const problem = new ProblemError('stale', say('problems.requests.stale'));
	problem.current = current;
	return problem;
}
