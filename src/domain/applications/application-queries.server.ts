import type { DatabaseLike } from '../../platform/db/database.server.ts';
import { sortKeyOf } from '../companies/company-name.ts';
import { normalizeText } from '../search/query/normalize-text.ts';
import type { DistributorApplication } from './distributor-application.ts';

/** Version and language of the privacy notice shown beside the button. */
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
			company_sort: sortKeyOf(application.company),
			number: row.number,
			state: 'new',
			notice_version: row.notice.version,
			language: row.notice.language,
			created_at: row.createdAt,
			updated_at: row.createdAt,
			search_text: searchTextOf(row.number, row.application),
		})
		.execute();
}

/** Number, company, person and addresses, folded, one per line. */
function searchTextOf(number: string, application: DistributorApplication): string {
	const { company, contactName, email, phone, city, region } = application;
	return [number, company, contactName, email, phone, city, region].map(normalizeText).join('\n');
}
