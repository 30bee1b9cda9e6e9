import type { LoaderFunctionArgs } from 'react-router';
import { MAIL_NAMES, mailContent } from '../../../domain/mail-texts/mail-texts.ts';
import { listContentSaves } from '../../../domain/site-content/site-content-queries.server.ts';
import { requireStaff } from '../../frame/staff-page-context.ts';

export async function loader({ context }: LoaderFunctionArgs) {
	const { db } = requireStaff(context).database;
	const mails = MAIL_NAMES.map(async (name) => {
		const [latest] = await listContentSaves(db, mailContent(name));
		return { name, savedAt: latest?.savedAt ?? '', savedBy: latest?.savedBy ?? '' };
	});
	return { mails: await Promise.all(mails) };
}
