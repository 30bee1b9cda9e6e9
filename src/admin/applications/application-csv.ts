import { csvTable } from '../../platform/text/csv-table.ts';
import type { InboxApplication } from './inbox-application.ts';

export const APPLICATION_CSV = csvTable<InboxApplication>([
	['number', ({ number }) => number],
	['applied', ({ createdAt }) => createdAt],
	['state', ({ state }) => state],
	['language', ({ language }) => language],
	['company', ({ application }) => application.company],
	['business', ({ application }) => application.business],
	['branches', ({ application }) => application.branches ?? ''],
	['city', ({ application }) => application.city],
	['region', ({ application }) => application.region],
	['country', ({ application }) => application.country],
	['website', ({ application }) => application.website],
	['brands', ({ application }) => application.brands],
	['contact_name', ({ application }) => application.contactName],
	['email', ({ application }) => application.email],
	['phone', ({ application }) => application.phone],
	['message', ({ application }) => application.message],
	['company_id', ({ companyId }) => companyId],
]);
