import { createHash } from 'node:crypto';

/**
 * The version of a record that stores none: other facts are another number, from 1 to 2³¹ − 1, as the column of bulk
 * changes takes.
 */
export function digestVersion(facts: readonly string[]): number {
	const digest = createHash('sha256').update(JSON.stringify(facts)).digest();
	return (digest.readUInt32BE() >>> 1) | 1;
}
