import { ProblemError } from './problem.server.ts';

/** The tag of a stored thing's version, for ETag and If-Match: `"7"`. */
export function formatVersionTag(version: number): string {
	return `"${version}"`;
}

/**
 * The version that a change was made from: If-Match, else `version` in the body (quality.md 2.2). A tag that a cache
 * marked weak counts; `*` and lists do not, as they would overwrite what nobody has seen.
 * @throws ProblemError version-missing without either; invalid for what is no version.
 */
export function readVersion(ifMatch: string | undefined, bodyVersion: unknown): number {
	if (ifMatch === undefined && bodyVersion === undefined) {
		throw new ProblemError(
			'version-missing',
			'Send If-Match with the ETag you read, or version in the body.',
		);
	}
	const version =
		ifMatch === undefined
			? bodyVersion
			: Number(/^(?:W\/)?"(\d{1,9})"$/.exec(ifMatch.trim())?.[1] ?? Number.NaN);
	if (typeof version === 'number' && Number.isInteger(version) && version > 0 && version < 2 ** 31)
		return version;
	const path = ifMatch === undefined ? 'version' : 'If-Match';
	throw new ProblemError('invalid', undefined, [
		{ path, message: 'must be the version that you read, such as "7"' },
	]);
}

/** The refusal of a change made from an older version; `current` is what is stored now, for a comparison. */
export function staleProblem(current: unknown): ProblemError {
	const problem = new ProblemError('stale', 'Nothing was saved. Compare the two and save again.');
	problem.current = current;
	return problem;
}
