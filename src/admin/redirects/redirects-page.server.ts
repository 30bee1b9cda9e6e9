import type { LoaderFunctionArgs } from 'react-router';
import { listMissingAddresses } from '../../domain/site-content/missing-address-queries.server.ts';
import { requireStaff } from '../frame/staff-page-context.ts';
import { orRedirectToRepair } from '../kit/form/or-redirect-to-repair.server.ts';
import { readRedirects } from './redirect-commands.server.ts';

const MAX_MISSING = 50;

async function load({ context }: LoaderFunctionArgs) {
	const { db } = requireStaff(context).database;
	const [record, missing] = await Promise.all([readRedirects(db), listMissingAddresses(db, MAX_MISSING)]);
	return { record, missing };
}

export const loader = orRedirectToRepair(load);
