import type { LoaderFunctionArgs } from 'react-router';
import { listMissingAddresses } from '../../domain/site-content/missing-address-queries.server.ts';
import { readContent } from '../content/content-commands.server.ts';
import { requireStaff } from '../frame/staff-page-context.ts';
import { orRedirectToRepair } from '../kit/form/or-redirect-to-repair.server.ts';
import { redirectsPart } from './redirects-part.server.ts';

const MAX_MISSING = 50;

async function load({ context }: LoaderFunctionArgs) {
	const { db } = requireStaff(context).database;
	const [record, missing] = await Promise.all([
		readContent(db, redirectsPart),
		listMissingAddresses(db, MAX_MISSING),
	]);
	return { record, missing };
}

export const loader = orRedirectToRepair(load);
