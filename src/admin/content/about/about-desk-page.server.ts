import type { LoaderFunctionArgs } from 'react-router';
import { ABOUT } from '../../../domain/site-content/about/about.ts';
import { requireStaff } from '../../frame/staff-page-context.ts';
import { orRedirectToRepair } from '../../kit/form/or-redirect-to-repair.server.ts';
import { readContent } from '../content-commands.server.ts';
import { readContentHistory } from '../content-history.server.ts';
import { aboutPart } from './about-part.server.ts';

async function load({ context }: LoaderFunctionArgs) {
	const { db } = requireStaff(context).database;
	const [record, history] = await Promise.all([readContent(db, aboutPart), readContentHistory(db, ABOUT)]);
	return { record, ...history };
}

export const loader = orRedirectToRepair(load);
