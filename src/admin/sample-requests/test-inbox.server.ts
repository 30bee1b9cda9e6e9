import type { InboxEvent, InboxRequest } from '../../domain/sample-requests/inbox-request.ts';
import type { SampleRequestInput } from '../../domain/sample-requests/sample-request.ts';
import { insertSampleRequest } from '../../domain/sample-requests/sample-request-queries.server.ts';
import { aSampleRequest } from '../../domain/sample-requests/test-request.ts';
import type { DatabaseLike } from '../../platform/db/database.server.ts';
import { openStaffBrowser, type StaffBrowser } from '../../testing/staff-browser.ts';
import { openTestSite } from '../../testing/test-site.ts';

/** The number of the request that `openInbox` stores. */
export const NUMBER = 'S-2026-0001';
/** Personal data that must be gone after erasure. */
export const PERSON = /okafor|northframe|forge road|905 555|overhead stick|L6M/i;

/** Opens a site with one request, a staff browser, and access to the mail and the audit log. */
export async function openInbox(changes = {}) {
	const site = await openTestSite();
	const staff = await openStaffBrowser(site);
	await storeRequest(site, NUMBER, changes);
	const listMail = () => site.database.db.selectFrom('outbox_mail').selectAll().execute();
	const listAudit = async () =>
		(
			await site.database.db
				.selectFrom('audit_entry')
				.selectAll()
				.where('subject_kind', '=', 'sampleRequest')
				.orderBy('id')
				.execute()
		).map(({ action }) => action);
	return { site, staff, listMail, listAudit };
}

/** Stores a request as if sent by a visitor. */
export async function storeRequest(
	site: { database: { db: DatabaseLike } },
	number: string,
	changes: Partial<SampleRequestInput> = {},
	createdAt = '2026-11-20T14:00:00.000Z',
): Promise<void> {
	await insertSampleRequest(site.database.db, {
		number,
		request: aSampleRequest(changes),
		notice: { version: '2026-11', language: 'en' },
		createdAt,
	});
}

/** Sends a change of a request, based on `version`. */
export function change(
	staff: StaffBrowser,
	number: string,
	path: string,
	version: number,
	body: object = {},
) {
	return staff.call(
		{ method: 'POST', url: `/api/admin/samples/${number}/${path}`, body },
		{ 'if-match': `"${version}"` },
	);
}

export async function read(
	staff: StaffBrowser,
	number: string,
): Promise<InboxRequest & { events: InboxEvent[] }> {
	return (await staff.call({ url: `/api/admin/samples/${number}` })).json();
}
