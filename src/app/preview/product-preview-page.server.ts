import type { LoaderFunctionArgs } from 'react-router';
import { requireStaff } from '../../admin/frame/staff-page-context.ts';
import { orRedirectToRepair } from '../../admin/kit/form/or-redirect-to-repair.server.ts';
import { normalisePartNumber } from '../../domain/catalogue/part-numbers/part-number.ts';
import { findProductRecord } from '../../domain/catalogue/product-queries.server.ts';
import { DEFAULT_LOCALE, parseLanguage } from '../../platform/i18n/locale.ts';
import { pageServices } from '../../site/frame/page-services.ts';
import { loadGlove } from '../../site/product-page/product-page.server.ts';

/** A glove as shown on its page in a language (`lang=fr`), whether or not it is published. */
async function load({ context, params, url }: LoaderFunctionArgs) {
	const { database } = requireStaff(context);
	const { catalogue, publicUrl } = context.get(pageServices);
	const partNumber = normalisePartNumber(params.partNumber ?? '') ?? '';
	const record = await findProductRecord(database.db, partNumber);
	if (!record) throw new Response(null, { status: 404 });
	const locale = parseLanguage(url.searchParams.get('lang') ?? '') ?? DEFAULT_LOCALE;
	return {
		id: record.product.id,
		partNumber,
		locale,
		glove: await loadGlove(catalogue, { publicUrl, product: record.product, locale }),
	};
}

export const loader = orRedirectToRepair(load);
