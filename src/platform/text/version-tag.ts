/** What a tag may be of: a company and its prices share an id and still have a version each. */
type VersionedKind =
	| 'company'
	| 'company-prices'
	| 'price-list'
	| 'label'
	| 'sample-request'
	| 'application'
	| 'distributor-order'
	| 'glove'
	| 'category'
	| 'site-list'
	| 'fit-check';

/** The one record that a version belongs to. */
export type VersionedRecord = { kind: VersionedKind; id: string | number };

/**
 * The tag of a record's version, for ETag and If-Match: `"company:co_2f…:7"`. It names the record, so that the tag of one
 * never opens a write to another that happens to have the same number.
 */
export function formatVersionTag({ kind, id }: VersionedRecord, version: number): string {
	return `"${formatRecord({ kind, id })}:${version}"`;
}

/** A record as tags name it. */
export function formatRecord({ kind, id }: VersionedRecord): string {
	return `${kind}:${encodeURIComponent(id)}`;
}
