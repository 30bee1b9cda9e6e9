import { raiseCatalogueVersion } from '../../domain/catalogue/catalogue-queries.server.ts';
import { ANNOUNCEMENTS, type Announcements } from '../../domain/site-content/announcement.ts';
import { findSiteContent, upsertSiteContent } from '../../domain/site-content/site-content-queries.server.ts';
import {
	FIRST_ANNOUNCEMENTS,
	readStoredAnnouncements,
} from '../../domain/site-content/stored-announcements.server.ts';
import { type Actor, recordAudit } from '../../platform/audit/audit-entry-queries.server.ts';
import type { DatabaseLike } from '../../platform/db/database.server.ts';
import { staleProblem } from '../../platform/http/version-match.server.ts';
import type { AnnouncementsRecord } from './announcement-record.ts';

/** The announcements: those of staff, or the first ones until staff have saved theirs. */
export async function readAnnouncements(db: DatabaseLike): Promise<AnnouncementsRecord> {
	const stored = await findSiteContent(db, ANNOUNCEMENTS);
	if (!stored) return { ...FIRST_ANNOUNCEMENTS, version: 1 };
	return { ...readStoredAnnouncements(stored.document), version: stored.version };
}

/** @throws ProblemError stale, with the current announcements */
export async function saveAnnouncements(
	transaction: DatabaseLike,
	{ announcements, version }: AnnouncementsRecord,
	change: { actor: Actor; requestId?: string },
): Promise<AnnouncementsRecord> {
	// The row of the catalogue's version is the lock: of two saves, the second reads what the first wrote.
	const changedIn = await raiseCatalogueVersion(transaction);
	const before = await readAnnouncements(transaction);
	if (before.version !== version) throw staleProblem(before);
	const next = { announcements, version: version + 1 };
	const document = JSON.stringify({ announcements } satisfies Announcements);
	await upsertSiteContent(transaction, ANNOUNCEMENTS, { document, version: next.version }, changedIn);
	await recordAudit(transaction, {
		...change,
		action: 'content.announcements',
		subject: { kind: 'content', id: ANNOUNCEMENTS, name: 'Announcements' },
		before: { announcements: before.announcements },
		after: { announcements },
	});
	return next;
}

/** Replaces announcements that cannot be read. @throws UnreadableDocumentError if the new text cannot be read either */
export async function repairAnnouncements(
	transaction: DatabaseLike,
	name: string,
	text: string,
): Promise<void> {
	const changedIn = await raiseCatalogueVersion(transaction);
	const document = JSON.stringify(readStoredAnnouncements(text));
	const version = ((await findSiteContent(transaction, name))?.version ?? 0) + 1;
	await upsertSiteContent(transaction, name, { document, version }, changedIn);
}
