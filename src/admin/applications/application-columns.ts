import { fileTable } from '../../platform/text/file-table.ts';
import type { Assigned } from '../assignment/assigned-record.ts';
import { localTime } from '../kit/list/local-time.ts';
import type { InboxApplication } from './inbox-application.ts';

/** One row per application; times are local. */
export const applicationColumns = (timeZone: string) =>
	fileTable<InboxApplication & Assigned>(columns(localTime(timeZone)));

type Columns = Parameters<typeof fileTable<InboxApplication & Assigned>>[0];

const columns = (local: ReturnType<typeof localTime>): Columns => [
	['number', ({ number }) => number],
	['applied', ({ createdAt }) => local(createdAt), 'time'],
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
	['assigned_to', ({ assignee }) => assignee?.name ?? ''],
];
