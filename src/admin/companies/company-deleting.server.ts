import { z } from 'zod';
import { staleCompany } from '../../domain/companies/company-commands.server.ts';
import {
	hasRecords,
	putBackCompany,
	takeCompany,
} from '../../domain/companies/company-deleting-queries.server.ts';
import { findCompanyRecord, lockCompanies } from '../../domain/companies/company-queries.server.ts';
import { say } from '../../platform/i18n/message.ts';
import { ProblemError } from '../../platform/problems/problem.server.ts';
import type { Deletable } from '../deleting/deletable.server.ts';

const keptSchema = z.object({
	id: z.string(),
	operating_name: z.string(),
	name_sort: z.string(),
	document: z.string(),
	version: z.number(),
	merged_into: z.string(),
	created_at: z.string(),
	updated_at: z.string(),
});

/** A company that nothing was ever done with: no label, request, price or person. Any other one is merged or stays. */
export const deletableCompany: Deletable = {
	kind: 'company',
	take: async (transaction, record) => {
		const { id } = record;
		await lockCompanies(transaction, [id]);
		const found = await findCompanyRecord(transaction, id);
		if (!found || found.company.version !== record.version) throw await staleCompany(transaction, id);
		const { operatingName } = found.company;
		if (await hasRecords(transaction, id)) {
			throw new ProblemError('conflict', say('deleting.companyHasRecords', { name: operatingName }));
		}
		const kept = await takeCompany(transaction, record);
		if (!kept) throw await staleCompany(transaction, id);
		return { subjectId: id, name: operatingName, kept };
	},
	putBack: async (transaction, kept) => {
		const { id } = await putBackCompany(transaction, keptSchema.parse(kept));
		return { href: `/admin/companies/${id}` };
	},
};
