import type { DatabaseLike } from '../db/database.server.ts';
import type { DistributorApplication } from './distributor-application.ts';

/** Which words stood beside the button, and in which language. */
export type NoticeShown = { version: string; language: string };

export async function insertApplication(
	transaction: DatabaseLike,
	row: { number: string; application: DistributorApplication; notice: NoticeShown; createdAt: string },
): Promise<void> {
	const { contactName, ...application } = row.application;
	await transaction
		.insertInto('distributor_application')
		.values({
			...application,
			contact_name: contactName,
			number: row.number,
			state: 'new',
			notice_version: row.notice.version,
			language: row.notice.language,
			created_at: row.createdAt,
		})
		.execute();
}
