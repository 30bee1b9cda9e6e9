import type { LoaderFunctionArgs } from 'react-router';
import { readContent } from '../../admin/content/content-commands.server.ts';
import { textPagePart } from '../../admin/content/text-pages/text-page-part.server.ts';
import { requireStaff } from '../../admin/frame/staff-page-context.ts';
import { orRedirectToRepair } from '../../admin/kit/form/or-redirect-to-repair.server.ts';
import { findTextPageName, textIn, textPagePath } from '../../domain/site-content/text-page.ts';
import { DEFAULT_LOCALE, parseLanguage } from '../../platform/i18n/locale.ts';

/** A page as it will be when its draft is published, in a language (`lang=fr`). */
async function load({ context, params, url }: LoaderFunctionArgs) {
	const { database } = requireStaff(context);
	const name = findTextPageName(params.page);
	if (!name) throw new Response(null, { status: 404 });
	const record = await readContent(database.db, textPagePart(name));
	const locale = parseLanguage(url.searchParams.get('lang') ?? '') ?? DEFAULT_LOCALE;
	const { body, ...text } = textIn(record, locale);
	return {
		name,
		locale,
		isDraft: record.live !== null,
		page: { path: textPagePath(name), text, body, updated: record.updated },
	};
}

export const loader = orRedirectToRepair(load);
