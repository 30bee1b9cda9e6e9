import type { LoaderFunctionArgs } from 'react-router';
import { loadContent } from '../../content/content-loader.server.ts';
import { requireStaff } from '../../frame/staff-page-context.ts';
import { orRedirectToRepair } from '../../kit/form/or-redirect-to-repair.server.ts';
import { onlinePartnersPart } from './online-partners-part.server.ts';

async function load({ context, url }: LoaderFunctionArgs) {
	return loadContent(requireStaff(context).database.db, url, onlinePartnersPart);
}

export const loader = orRedirectToRepair(load);
