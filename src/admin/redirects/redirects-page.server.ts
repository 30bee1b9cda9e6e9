import type { LoaderFunctionArgs } from 'react-router';
import { listMissingAddresses } from '../../domain/site-content/missing-address-queries.server.ts';
import { loadContent } from '../content/content-loader.server.ts';
import { requireStaff } from '../frame/staff-page-context.ts';
import { orRedirectToRepair } from '../kit/form/or-redirect-to-repair.server.ts';
import { redirectsPart } from './redirects-part.server.ts';

const MAX_MISSING = 50;

async function load({ context, url }: LoaderFunctionArgs) {
	const { db } = requireStaff(context).database;
	const [content, missing] = await Promise.all([
		loadContent(db, url, redirectsPart),
		listMissingAddresses(db, MAX_MISSING),
	]);
	return { ...content, missing };
}

export const loader = orRedirectToRepair(load);
