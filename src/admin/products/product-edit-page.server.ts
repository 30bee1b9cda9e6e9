import { data, type LoaderFunctionArgs, redirect } from 'react-router';
import { normalisePartNumber } from '../../domain/catalogue/part-numbers/part-number.ts';
import { findRedirect } from '../../domain/catalogue/part-numbers/product-redirect-queries.server.ts';
import { findProductRecord } from '../../domain/catalogue/product-queries.server.ts';
import { listProductVersions } from '../../domain/catalogue/product-version-queries.server.ts';
import { listAuditEntries } from '../../platform/audit/audit-entry-queries.server.ts';
import { requestLocale } from '../../platform/i18n/request-locale.ts';
import { requireStaff } from '../frame/staff-page-context.ts';
import { orRedirectToRepair } from '../kit/form/or-redirect-to-repair.server.ts';
import { toProductAnswer } from './product-commands.server.ts';
import { loadReleasedGlove } from './released-glove.server.ts';

const MAX_VERSIONS = 30;
const MAX_ENTRIES = 10;

/** Loads a glove with its history; a former part number redirects to the current one. */
async function load({ context, params, url }: LoaderFunctionArgs) {
	const { database, catalogue } = requireStaff(context);
	const { index } = catalogue;
	const { db } = database;
	const named = params.partNumber ?? '';
	const partNumber = normalisePartNumber(named) ?? '';
	const record = await findProductRecord(db, partNumber);
	if (!record) {
		const moved = await findRedirect(db, partNumber);
		if (moved) throw redirect(`/admin/update-product/${moved}`, 302);
		return data({ kind: 'missing' as const, named }, { status: 404 });
	}
	if (named !== record.product.partNumber)
		throw redirect(`/admin/update-product/${record.product.partNumber}${url.search}`, 302);
	const { id } = record.product;
	const [released, versions, activity] = await Promise.all([
		loadReleasedGlove(db, url, record),
		listProductVersions(db, id, MAX_VERSIONS),
		listAuditEntries(db, { subjectKind: 'product', subjectId: id, limit: MAX_ENTRIES }),
	]);
	return data({
		kind: 'found' as const,
		product: toProductAnswer(released.record, index, context.get(requestLocale)),
		releases: released.side,
		versions,
		activity,
	});
}

export const loader = orRedirectToRepair(load);
