import { formatCsvCell } from '../../platform/text/csv-cell.ts';
import type { InboxApplication } from './inbox-application.ts';

const COLUMNS: readonly [title: string, value: (row: InboxApplication) => string | number][] = [
	['number', ({ number }) => number],
	['applied', ({ createdAt }) => createdAt],
	['state', ({ state }) => state],
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
];

/** The first line, behind the mark by which spreadsheets know UTF-8. */
export const APPLICATION_CSV_HEAD = `\uFEFF${COLUMNS.map(([title]) => title).join(',')}\r\n`;

/** One application as a line of RFC 4180, with its line end. */
export function formatApplicationRow(row: InboxApplication): string {
	return `${COLUMNS.map(([, value]) => formatCsvCell(String(value(row)))).join(',')}\r\n`;
}
