import { z } from 'zod';
import { raiseCatalogueVersion } from '../../domain/catalogue/catalogue-queries.server.ts';
import { formatPartNumber } from '../../domain/catalogue/part-numbers/part-number.ts';
import { updateState } from '../../domain/catalogue/product-queries.server.ts';
import type { ProductInput } from '../../domain/catalogue/product-record.ts';
import {
	archiveProducts,
	removeProducts,
	upsertProducts,
} from '../../domain/catalogue/product-row-queries.server.ts';
import { readStoredProduct } from '../../domain/catalogue/stored-product.server.ts';
import type { DatabaseLike } from '../../platform/db/database.server.ts';
import { staleProblem } from '../../platform/http/version-match.server.ts';
import { say } from '../../platform/i18n/message.ts';
import { ProblemError } from '../../platform/problems/problem.server.ts';
import type { Deletable } from '../deleting/deletable.server.ts';
import { refuseDuplicate, requireProduct } from './product-commands.server.ts';

const keptSchema = z.object({ id: z.string(), partNumber: z.string() });

/**
 * A glove that visitors have never seen: a draft. One that was published is retired, so that its page and its labels
 * still say what it was.
 */
export const deletableProduct: Deletable = {
	kind: 'product',
	take: async (transaction, { id: partNumber, version }) => {
		const catalogueVersion = await raiseCatalogueVersion(transaction);
		const found = await requireProduct(transaction, partNumber);
		if (found.version !== version) throw staleProblem(found);
		const { id, name } = found.product;
		const glove = `${formatPartNumber(found.product.partNumber)} ${name}`.trim();
		if (found.state !== 'draft') throw new ProblemError('conflict', say('deleting.gloveStays', { glove }));
		await archiveProducts(transaction, [found.product.partNumber]);
		await removeProducts(transaction, [found.product.partNumber], catalogueVersion);
		return { subjectId: id, name: glove, kept: { id, partNumber: found.product.partNumber } };
	},
	putBack: async (transaction, kept, { actor, now }) => {
		const { id, partNumber } = keptSchema.parse(kept);
		const catalogueVersion = await raiseCatalogueVersion(transaction);
		await refuseDuplicate(transaction, partNumber);
		const input = await findRemoved(transaction, id, partNumber);
		if (!input) throw new ProblemError('conflict', say('deleting.gloveGone'));
		const author = { by: actor.name, at: now.toISOString() };
		await upsertProducts(transaction, [input.product], catalogueVersion, author);
		await updateState(transaction, input, author);
		return { href: `/admin/update-product/${partNumber}` };
	},
};

/** A removed glove as it was; undefined if another glove has had its number since. */
async function findRemoved(
	db: DatabaseLike,
	id: string,
	partNumber: string,
): Promise<ProductInput | undefined> {
	const row = await db
		.selectFrom('product')
		.select(['part_number', 'document', 'state', 'successor'])
		.where('id', '=', id)
		.where('part_number', '=', partNumber)
		.where('removed', '=', 1)
		.executeTakeFirst();
	return row && { product: readStoredProduct(row), state: row.state, successor: row.successor };
}
