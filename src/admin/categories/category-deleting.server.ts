import { z } from 'zod';
import { raiseCatalogueVersion } from '../../domain/catalogue/catalogue-queries.server.ts';
import { staleProblem } from '../../platform/http/version-match.server.ts';
import { say } from '../../platform/i18n/message.ts';
import { ProblemError } from '../../platform/problems/problem.server.ts';
import type { Deletable } from '../deleting/deletable.server.ts';
import { requireCategory, storeCategory } from './category-commands.server.ts';
import { isOwnCategory } from './category-input-schema.ts';
import { listUnknownNumbers, removeCategory } from './category-queries.server.ts';
import { toCategoryInput } from './category-record.ts';

const keptSchema = z.object({
	name: z.string(),
	partNumbers: z.array(z.string()),
	slug: z.string(),
	title: z.string(),
	description: z.string(),
	// Categories that were deleted before they had them.
	titleFrench: z.string().default(''),
	descriptionFrench: z.string().default(''),
});

/** A category that staff made. Those of the site's own pages stay, as the pages would be empty. */
export const deletableCategory: Deletable = {
	kind: 'category',
	take: async (transaction, { id: key, version }) => {
		const catalogueVersion = await raiseCatalogueVersion(transaction);
		const found = await requireCategory(transaction, key);
		if (found.version !== version) throw staleProblem(found);
		const { name } = found;
		if (isOwnCategory(name)) throw new ProblemError('conflict', say('deleting.categoryStays', { name }));
		await removeCategory(transaction, name, catalogueVersion);
		return { subjectId: key, name, kept: toCategoryInput(found) };
	},
	putBack: async (transaction, kept) => {
		const input = keptSchema.parse(kept);
		// Gloves that were deleted meanwhile are left out.
		const gone = await listUnknownNumbers(transaction, input.partNumbers);
		const partNumbers = input.partNumbers.filter((partNumber) => !gone.has(partNumber));
		if (partNumbers.length === 0) throw new ProblemError('conflict', say('deleting.categoryEmpty'));
		const { key } = await storeCategory(transaction, { ...input, partNumbers });
		return { href: `/admin/update-category/${key}` };
	},
};
