import type { LoaderFunctionArgs } from 'react-router';
import { listContentSaves } from '../../../domain/site-content/site-content-queries.server.ts';
import { TEXT_PAGE_NAMES, textPageContent } from '../../../domain/site-content/text-page.ts';
import { requireStaff } from '../../frame/staff-page-context.ts';
import { orRedirectToRepair } from '../../kit/form/or-redirect-to-repair.server.ts';
import { readContent } from '../content-commands.server.ts';
import { textPagePart } from './text-page-part.server.ts';

async function load({ context }: LoaderFunctionArgs) {
	const { db } = requireStaff(context).database;
	const pages = await Promise.all(
		TEXT_PAGE_NAMES.map(async (name) => {
			const { english, french, updated, live } = await readContent(db, textPagePart(name));
			const [latest] = await listContentSaves(db, textPageContent(name));
			return {
				name,
				titles: { en: english.title, fr: french.title },
				updated,
				isDraft: live !== null,
				savedAt: latest?.savedAt ?? '',
				savedBy: latest?.savedBy ?? '',
			};
		}),
	);
	return { pages };
}

export const loader = orRedirectToRepair(load);
