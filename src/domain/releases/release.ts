/** `open` while it is put together; `planned` with its time, and not changed then; `live`; `takenBack` again. */
export type ReleaseState = 'open' | 'planned' | 'live' | 'takenBack';

/** What a release can change: gloves, the parts of the site that staff write, and the prices of a list. */
export const RELEASE_ITEM_KINDS = ['glove', 'content', 'prices'] as const;
export type ReleaseItemKind = (typeof RELEASE_ITEM_KINDS)[number];

/** A named bundle of changes that go live together (docs/decisions/046-releases.md). */
export type Release = {
	id: string;
	name: string;
	state: ReleaseState;
	/** When it goes live by itself, ISO 8601; empty unless it is planned. */
	dueAt: string;
	/** The day of it where staff work, yyyy-mm-dd; empty with it. */
	dueDay: string;
	/** When it went live, ISO 8601; empty before. */
	liveAt: string;
	/** Why it did not go live at its time, as stored (`readFailure`); empty for no reason. */
	failure: string;
	/** Part of the address of its preview; empty for none. */
	previewToken: string;
	version: number;
	updatedAt: string;
	updatedBy: string;
};

/** A record that a release changes. */
export type ReleaseRecord = { kind: ReleaseItemKind; id: string };

/** In characters, and in records of one release. */
export const RELEASE_LIMITS = { name: 80, items: 500 } as const;

/** The path of a release's page. */
export const releasePath = ({ id }: { id: string }) => `/admin/releases/${id}`;
