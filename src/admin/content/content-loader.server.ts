import type { LoaderFunctionArgs } from 'react-router';
import { requireStaff } from '../frame/staff-page-context.ts';
import { orRedirectToRepair } from '../kit/form/or-redirect-to-repair.server.ts';
import { type ContentPart, readContent } from './content-commands.server.ts';
import { readContentHistory } from './content-history.server.ts';

/** Loads a part of the site for the page that edits it: what is stored, its kept saves, and its activity. */
export function contentLoader<Value extends object>(part: ContentPart<Value>) {
	return orRedirectToRepair(async ({ context }: LoaderFunctionArgs) => {
		const { db } = requireStaff(context).database;
		const [record, history] = await Promise.all([readContent(db, part), readContentHistory(db, part.name)]);
		return { record, ...history };
	});
}
