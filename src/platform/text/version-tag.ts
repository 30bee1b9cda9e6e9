/** The kinds of records with a tag: a company and its prices share an id but have separate versions. */
type VersionedKind =
	| 'company'
	| 'company-prices'
	| 'price-list'
	| 'label'
	| 'sample-request'
	| 'application'
	| 'distributor-order'
	| 'distributor'
	| 'glove'
	| 'category'
	| 'site-list'
	| 'site-content'
	| 'newsletter-issue'
	| 'fit-check'
	| 'release'
	| 'release-item';

/** The record that a version belongs to. */
export type VersionedRecord = { kind: VersionedKind; id: string | number };

/**
 * The tag of a record's version, for ETag and If-Match: `"company:co_2f…:7"`. It contains the record, so that one
 * record's tag never allows a write to another with the same version number.
 */
export function formatVersionTag({ kind, id }: VersionedRecord, version: number): string {
	return `"${formatRecord({ kind, id })}:${version}"`;
}

/** A record as written in tags. */
export function formatRecord({ kind, id }: VersionedRecord): string {
	return `${kind}:${encodeURIComponent(id)}`;
}
