import type { LoaderFunctionArgs } from 'react-router';
import { findMailName, mailContent } from '../../../domain/mail-texts/mail-texts.ts';
import { requestLocale } from '../../../platform/i18n/request-locale.ts';
import { messagesFor } from '../../../platform/i18n/server-messages.ts';
import { requireStaff } from '../../frame/staff-page-context.ts';
import { orRedirectToRepair } from '../../kit/form/or-redirect-to-repair.server.ts';
import { readContentHistory } from '../content-history.server.ts';
import { loadContent } from '../content-loader.server.ts';
import { mailPart } from './mail-part.server.ts';

async function load({ context, params, url }: LoaderFunctionArgs) {
	const { db } = requireStaff(context).database;
	const name = findMailName(params.mail);
	if (!name) throw new Response(null, { status: 404 });
	const [content, history] = await Promise.all([
		loadContent(db, url, mailPart(name)),
		readContentHistory(db, mailContent(name)),
	]);
	const title = messagesFor(context.get(requestLocale), 'mailDesk')(`mails.${name}.title`);
	return { name, title, ...content, ...history };
}

export const loader = orRedirectToRepair(load);
