import type { ReleaseRecord } from '../../../domain/releases/release.ts';
import { formatVersionTag, type VersionedRecord } from '../../../platform/text/version-tag.ts';

export const RELEASES_API = '/api/admin/releases';

/** The path of the calls that read and write a record in a release. */
export const releaseItemPath = (releaseId: string, { kind, id }: ReleaseRecord) =>
	`${RELEASES_API}/${releaseId}/items/${kind}/${encodeURIComponent(id)}`;

/** The record that tags of a release's item identify: at the version of the record that is changed. */
export const releaseItemRecord = (
	releaseId: string,
	{ kind, id }: ReleaseRecord,
	recordVersion: number,
): VersionedRecord => ({ kind: 'release-item', id: `${releaseId}/${kind}/${id}/${recordVersion}` });

/** What an edit of a record in a release was made from. */
export type ReleaseItemVersion = {
	recordVersion: number;
	/** Of the release's item; 0 if the release does not have the record yet. */
	version: number;
};

/** Tags begin at 1. */
export const releaseItemTag = (
	releaseId: string,
	record: ReleaseRecord,
	{ recordVersion, version }: ReleaseItemVersion,
) => formatVersionTag(releaseItemRecord(releaseId, record, recordVersion), version + 1);
