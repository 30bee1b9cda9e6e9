export type ReleaseTables = {
	/** A named bundle of changes that go live together. */
	site_release: {
		/** Sorts by the time at which it was begun. */
		id: string;
		name: string;
		state: 'open' | 'planned' | 'live' | 'takenBack';
		/** When it goes live by itself; empty unless it is planned. */
		due_at: string;
		/** The day of it where staff work, yyyy-mm-dd; empty with it. */
		due_day: string;
		/** When it went live; empty before. */
		live_at: string;
		/** Why it did not go live at its time, as a JSON list; empty for no reason. */
		failure: string;
		/** Who planned it; empty unless it is planned. */
		planned_by: string;
		planned_by_name: string;
		/** Part of the address of its preview; empty for none. */
		preview_token: string;
		version: number;
		created_at: string;
		updated_at: string;
		updated_by: string;
	};
	/** What a release changes of one record. */
	site_release_item: {
		release_id: string;
		kind: 'glove' | 'content' | 'prices';
		/** The id of a glove or of a price list, or the name of a part of the site. */
		record_id: string;
		document: string;
		version: number;
	};
};
