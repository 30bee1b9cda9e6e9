import { z } from 'zod';
import {
	putBackCompanyFile,
	takeCompanyFile,
} from '../../../domain/companies/company-file-queries.server.ts';
import { findCompanyRecord } from '../../../domain/companies/company-queries.server.ts';
import { say } from '../../../platform/i18n/message.ts';
import { ProblemError } from '../../../platform/problems/problem.server.ts';
import type { Deletable } from '../../deleting/deletable.server.ts';

const keptSchema = z.object({
	file: z.object({
		id: z.string(),
		company_id: z.string(),
		name: z.string(),
		bytes: z.number(),
		checksum: z.string(),
		added_by: z.string(),
		created_at: z.string(),
	}),
});

/** A file of a company. A file is never changed, so it has one version. */
export const deletableCompanyFile: Deletable = {
	kind: 'companyFile',
	take: async (transaction, { id }) => {
		const file = await takeCompanyFile(transaction, id);
		if (!file) throw new ProblemError('not-found', say('companies.files.gone'));
		return { subjectId: id, name: file.name, kept: { file } };
	},
	putBack: async (transaction, kept) => {
		const { file } = keptSchema.parse(kept);
		const company = await findCompanyRecord(transaction, file.company_id);
		if (!company) throw new ProblemError('conflict', say('companies.files.companyGone'));
		await putBackCompanyFile(transaction, file);
		return { href: `/admin/companies/${company.mergedInto || company.company.id}` };
	},
};
