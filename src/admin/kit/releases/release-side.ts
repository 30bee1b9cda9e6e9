import type { Release, ReleaseRecord } from '../../../domain/releases/release.ts';
import type { ReleaseItemVersion } from './release-item.ts';

export type SideRelease = Pick<Release, 'id' | 'name' | 'state'>;

/** What the page of a record knows of releases. */
export type ReleaseSide = {
	record: ReleaseRecord;
	/** The release that the page edits the record for; undefined if it edits what visitors see. */
	edit: (SideRelease & ReleaseItemVersion) | undefined;
	/** Releases that it can be put into. */
	open: readonly SideRelease[];
	/** Releases still to come that change it. */
	holding: readonly SideRelease[];
};
