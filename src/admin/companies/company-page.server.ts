import { data, type LoaderFunctionArgs, redirect } from 'react-router';
import { hasRecords } from '../../domain/companies/company-deleting-queries.server.ts';
import { listCompanyFiles } from '../../domain/companies/company-file-queries.server.ts';
import type { CompanyLink, CompanyLinks } from '../../domain/companies/company-link.ts';
import { listMerges } from '../../domain/companies/company-merge-queries.server.ts';
import {
	findCompanyRecord,
	listCompaniesNamed,
	listCompanyIds,
} from '../../domain/companies/company-queries.server.ts';
import { listAuditEntries } from '../../platform/audit/audit-entry-queries.server.ts';
import { requestLocale } from '../../platform/i18n/request-locale.ts';
import { logFailure } from '../../platform/process/failure-log.server.ts';
import { requireStaff } from '../frame/staff-page-context.ts';
import { orRedirectToRepair } from '../kit/form/or-redirect-to-repair.server.ts';
import { UNDO_MS } from './merging/company-merge.ts';

const MAX_LINKS = 8;
const MAX_ENTRIES = 12;

/** Another feature's list on the page; `links` is unset if it could not be read. */
type CompanyLinkList = {
	kind: CompanyLinks['kind'];
	links: CompanyLink[] | undefined;
	count: number;
	createHref: string | undefined;
};

/**
 * Loads a company by its id, with related data. A name redirects to the id, and a merged company to the remaining one.
 */
async function load({ context, params }: LoaderFunctionArgs) {
	const { database, companyLinks, log, requestId } = requireStaff(context);
	const { db } = database;
	const named = params.company ?? '';
	const record = await findCompanyRecord(db, named);
	if (!record) {
		const [company, ...others] = await listCompaniesNamed(db, named);
		if (company && others.length === 0) throw redirect(`/admin/companies/${company.id}`, 302);
		const choices = [company, ...others].flatMap((one) => (one ? [toChoice(one)] : []));
		return data({ kind: 'missing' as const, named, choices }, { status: 404 });
	}
	if (record.mergedInto !== '') {
		const from = encodeURIComponent(record.company.operatingName);
		throw redirect(`/admin/companies/${record.mergedInto}?merged=${from}`, 302);
	}
	const { company } = record;
	const ids = await listCompanyIds(db, company.id);
	const readLinks = async (feature: CompanyLinks): Promise<CompanyLinkList> => {
		const createHref = feature.createHref?.(company.id);
		try {
			const links = await feature.list(ids, MAX_LINKS, context.get(requestLocale));
			return { kind: feature.kind, links, count: await feature.count(ids), createHref };
		} catch (error) {
			// A failing feature must not prevent reading the company.
			logFailure(log, { requestId, err: error }, 'a list of the company page failed');
			return { kind: feature.kind, links: undefined, count: 0, createHref };
		}
	};
	const since = Date.now() - UNDO_MS;
	const [links, files, merges, activity, isUsed] = await Promise.all([
		Promise.all(companyLinks.map(readLinks)),
		listCompanyFiles(db, ids),
		listMerges(db, company.id, MAX_LINKS),
		listAuditEntries(db, { subjectKind: 'company', subjectId: company.id, limit: MAX_ENTRIES }),
		hasRecords(db, company.id),
	]);
	return data({
		kind: 'found' as const,
		company,
		links,
		files,
		merges: merges.map((merge) => ({ ...merge, canUndo: Date.parse(merge.at) > since })),
		activity,
		canDelete: !isUsed,
	});
}

function toChoice({
	id,
	operatingName,
	shippingAddress,
}: {
	id: string;
	operatingName: string;
	shippingAddress: string;
}) {
	return { id, operatingName, shippingAddress };
}

export const loader = orRedirectToRepair(load);
