import type { LoaderFunctionArgs } from 'react-router';
import { readContent } from '../../content/content-commands.server.ts';
import { requireStaff } from '../../frame/staff-page-context.ts';
import { orRedirectToRepair } from '../../kit/form/or-redirect-to-repair.server.ts';
import { onlinePartnersPart } from './online-partners-part.server.ts';

async function load({ context }: LoaderFunctionArgs) {
	return { record: await readContent(requireStaff(context).database.db, onlinePartnersPart) };
}

export const loader = orRedirectToRepair(load);
