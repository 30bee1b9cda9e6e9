import type { LoaderFunctionArgs } from 'react-router';
import { normalisePartNumber } from '../../domain/catalogue/part-numbers/part-number.ts';
import { findProductRecord } from '../../domain/catalogue/product-queries.server.ts';
import { requireStaff } from '../frame/staff-page-context.ts';
import { orRedirectToRepair } from '../kit/form/or-redirect-to-repair.server.ts';

/** Loads the glove to copy, if the URL names one (`?from=xy300`). */
async function load({ context, url }: LoaderFunctionArgs) {
	const { database } = requireStaff(context);
	const from = normalisePartNumber(url.searchParams.get('from') ?? '');
	const record = from === undefined ? undefined : await findProductRecord(database.db, from);
	if (!record) return { from: undefined };
	const { product, ...about } = record;
	return { from: { ...product, ...about } };
}

export const loader = orRedirectToRepair(load);
