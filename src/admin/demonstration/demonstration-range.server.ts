import { z } from 'zod';
import { raiseCatalogueVersion } from '../../domain/catalogue/catalogue-queries.server.ts';
import {
	findRemovedGloves,
	listDemonstrationGloves,
} from '../../domain/catalogue/demonstration/demonstration-queries.server.ts';
import {
	archiveProducts,
	removeProducts,
	upsertProducts,
} from '../../domain/catalogue/product-row-queries.server.ts';
import {
	findDemonstrationCompany,
	isDemonstrationCompanyUsed,
	keptCompanySchema,
	putBackDemonstrationCompany,
	takeDemonstrationCompany,
} from '../../domain/companies/demonstration-company-queries.server.ts';
import type { DatabaseLike } from '../../platform/db/database.server.ts';
import { say } from '../../platform/i18n/message.ts';
import { ProblemError } from '../../platform/problems/problem.server.ts';
import type { Deletable } from '../deleting/deletable.server.ts';
import { refuseDuplicate } from '../products/product-commands.server.ts';
import { DEMONSTRATION_ID, type Demonstration } from './demonstration.ts';

const keptSchema = z.object({
	gloves: z.array(z.object({ id: z.string(), partNumber: z.string() })),
	company: keptCompanySchema.optional(),
});

export async function countDemonstration(db: DatabaseLike): Promise<Demonstration> {
	const [gloves, company] = await Promise.all([listDemonstrationGloves(db), findDemonstrationCompany(db)]);
	return {
		gloves: gloves.length,
		company: company?.operating_name,
		isCompanyUsed: company !== undefined && (await isDemonstrationCompanyUsed(db, company.id)),
	};
}

/**
 * The data that a new site starts with: gloves as they came, and a distributor nobody has worked with. What staff have
 * changed is theirs, and stays.
 */
export const deletableDemonstration: Deletable = {
	kind: 'demonstration',
	take: async (transaction, { id }) => {
		const catalogueVersion = await raiseCatalogueVersion(transaction);
		const gloves = id === DEMONSTRATION_ID ? await listDemonstrationGloves(transaction) : [];
		const company = id === DEMONSTRATION_ID ? await takeDemonstrationCompany(transaction) : undefined;
		if (gloves.length === 0 && !company) throw new ProblemError('not-found', say('deleting.noDemonstration'));
		const partNumbers = gloves.map(({ partNumber }) => partNumber);
		await archiveProducts(transaction, partNumbers);
		await removeProducts(transaction, partNumbers, catalogueVersion);
		// A name in no language: the list of deleted records shows it in each.
		return { subjectId: id, name: `Demo (${gloves.length})`, kept: { gloves, company } };
	},
	putBack: async (transaction, kept, { now }) => {
		const { gloves, company } = keptSchema.parse(kept);
		const catalogueVersion = await raiseCatalogueVersion(transaction);
		for (const { partNumber } of gloves) await refuseDuplicate(transaction, partNumber);
		const products = await findRemovedGloves(transaction, gloves);
		if (products.length < gloves.length) throw new ProblemError('conflict', say('deleting.gloveGone'));
		// By nobody, as they came: they can be removed again.
		await upsertProducts(transaction, products, catalogueVersion, { by: '', at: now.toISOString() });
		if (company) await putBackDemonstrationCompany(transaction, company);
		return { href: '/admin/retention' };
	},
};
