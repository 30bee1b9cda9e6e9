import type { StoredCompany } from '../../../domain/companies/company.ts';
import { saveCompany } from '../../../domain/companies/company-commands.server.ts';
import { listStoredCompanies } from '../../../domain/companies/company-queries.server.ts';
import { parseCompany } from '../../../domain/companies/company-schema.ts';
import { ProblemError } from '../../../platform/problems/problem.server.ts';
import type { BulkChange } from '../../kit/bulk/bulk-change.ts';
import type { BulkSubject } from '../../kit/bulk/bulk-commands.server.ts';
import type { CompanyBulkField } from './company-bulk.ts';

/** Companies of which one field is set, with the rules of their form. */
export const companyBulk: BulkSubject<StoredCompany, CompanyBulkField> = {
	kind: 'company',
	list: async (db, ids) => {
		const companies = await listStoredCompanies(db, ids);
		return new Map(companies.map((company) => [company.id, company]));
	},
	titleOf: ({ operatingName }) => operatingName,
	read: (company, field) => company[field],
	plan: async (company, change) => {
		const parsed = parseChanged(company, change);
		return 'company' in parsed
			? { after: parsed.company[change.field] }
			: { error: parsed.errors[0]?.message ?? '' };
	},
	write: saveChanged,
	restore: saveChanged,
};

function parseChanged(company: StoredCompany, { field, value }: BulkChange<CompanyBulkField>) {
	return parseCompany({ ...company, [field]: value });
}

async function saveChanged(
	transaction: Parameters<typeof saveCompany>[0],
	company: StoredCompany,
	change: BulkChange<CompanyBulkField>,
	by: Parameters<typeof saveCompany>[2],
): Promise<StoredCompany> {
	const parsed = parseChanged(company, change);
	if (!('company' in parsed)) throw new ProblemError('invalid', undefined, parsed.errors);
	const { id, version } = company;
	return saveCompany(transaction, { id, version, company: parsed.company }, by);
}
