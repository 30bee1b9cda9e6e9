import type { Release, ReleaseRecord } from '../../../domain/releases/release.ts';
import { applyChange, type RecordFields } from '../../../domain/releases/release-change.ts';
import {
	findRelease,
	findReleaseItem,
	listOpenReleases,
	listReleasesOf,
} from '../../../domain/releases/release-queries.server.ts';
import type { DatabaseLike } from '../../../platform/db/database.server.ts';
import type { ReleaseSide, SideRelease } from './release-side.ts';

/** Releases offered to put a record into. */
const MAX_OFFERED = 20;

/**
 * What a record's page knows of releases, and the record as the page edits it: for the release that the address names
 * (`?release=`), or as it is stored.
 * @param stored the record as visitors see it
 */
export async function loadReleaseSide(
	db: DatabaseLike,
	url: URL,
	record: ReleaseRecord,
	stored: { fields: RecordFields; version: number },
): Promise<{ side: ReleaseSide; fields: RecordFields }> {
	const named = url.searchParams.get('release');
	const [release, item, open, holding] = await Promise.all([
		named === null ? undefined : findRelease(db, named),
		named === null ? undefined : findReleaseItem(db, named, record),
		listOpenReleases(db, MAX_OFFERED),
		listReleasesOf(db, record),
	]);
	// One that is deleted or over: the page edits what visitors see.
	const edit =
		release && (release.state === 'open' || release.state === 'planned')
			? { ...toSide(release), recordVersion: stored.version, version: item?.version ?? 0 }
			: undefined;
	return {
		side: { record, edit, open: open.map(toSide), holding: holding.map(toSide) },
		fields: edit && item ? applyChange(stored.fields, item) : stored.fields,
	};
}

const toSide = ({ id, name, state }: Release): SideRelease => ({ id, name, state });
