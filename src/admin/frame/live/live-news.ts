import type { StaffSectionKey } from '../menu/staff-navigation.ts';
import type { WaitingCounts } from '../waiting-counts.ts';

/** A record of the audit log that somebody changed. */
export type RecordChange = {
	/** The audit log's id of the change. */
	id: string;
	subject: { kind: string; id: string };
	actorName: string;
	/** True for a change of the reader's own, in another tab. */
	isOwn: boolean;
};

/** What the back-office tells an open page: the counts of the bar, and what was changed since the last news. */
export type News = { waiting: WaitingCounts; changes: RecordChange[] };

/** The record that a staff page shows, as the audit log names it. */
export type PageSubject = { kind: string; id: string };

/** Where staff pages read the news. */
export const NEWS_PATH = '/api/admin/news';
export const PRESENCE_PATH = '/api/admin/presence';

export type Arrived = { section: StaffSectionKey; count: number };

/** What waits now and did not before, by section. */
export function listArrived(before: WaitingCounts, now: WaitingCounts): Arrived[] {
	const sections = Object.keys(now) as StaffSectionKey[];
	return sections
		.map((section) => ({ section, count: (now[section] ?? 0) - (before[section] ?? 0) }))
		.filter(({ count }) => count > 0);
}
