import type { LoaderFunctionArgs } from 'react-router';
import { normalisePartNumber } from '../catalogue/part-number.ts';
import { loadGlove } from '../product-page/product-page.server.ts';
import { pageServices } from '../site/page-services.ts';
import { orMend } from '../staff/or-mend.server.ts';
import { requireStaff } from '../staff/staff-page-context.ts';
import { findProductRecord } from './product-queries.server.ts';

/** A glove as its page would show it, whether it is published or not. */
async function load({ context, params }: LoaderFunctionArgs) {
	const { database } = requireStaff(context);
	const { catalogue, publicUrl } = context.get(pageServices);
	const partNumber = normalisePartNumber(params.partNumber ?? '') ?? '';
	const record = await findProductRecord(database.db, partNumber);
	if (!record) throw new Response(null, { status: 404 });
	return { id: record.product.id, partNumber, glove: await loadGlove(catalogue, publicUrl, record.product) };
}

export const loader = orMend(load);
