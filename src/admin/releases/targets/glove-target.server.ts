import { formatPartNumber } from '../../../domain/catalogue/part-numbers/part-number.ts';
import { blankValue, PRODUCT_KEYS } from '../../../domain/catalogue/product-fields.ts';
import { findProductById } from '../../../domain/catalogue/product-queries.server.ts';
import type { ProductInput, ProductRecord } from '../../../domain/catalogue/product-record.ts';
import type { ReleaseTarget } from '../../../domain/releases/release-target.server.ts';
import { ProblemError } from '../../../platform/problems/problem.server.ts';
import { readProductInput } from '../../products/form/product-input.ts';
import { saveProduct } from '../../products/product-commands.server.ts';
import { toGloveFields } from '../../products/released-glove.server.ts';

/** Gloves, by their ids. */
export const gloveTarget: ReleaseTarget = {
	kind: 'glove',
	find: async (db, id) => {
		const record = await findProductById(db, id);
		if (!record) return undefined;
		const { product, state, version } = record;
		return {
			name: `${formatPartNumber(product.partNumber)} ${product.name}`,
			fields: toGloveFields(record),
			version,
			isDraft: state === 'draft',
		};
	},
	parse: async (db, id, body) => toGloveFields(requireValid(body, await findProductById(db, id))),
	save: async (transaction, { id, version, fields }, change) => {
		const stored = await findProductById(transaction, id);
		if (!stored) throw new ProblemError('not-found');
		// A field that is not among them is emptied; left out, it would stay.
		const emptied = PRODUCT_KEYS.filter((key) => stored.product[key] !== undefined && !(key in fields));
		const body = { ...fields, ...Object.fromEntries(emptied.map((key) => [key, blankValue(key)])) };
		const { partNumber } = stored.product;
		await saveProduct(transaction, { partNumber, version, input: requireValid(body, stored) }, change);
	},
};

function requireValid(body: unknown, stored: ProductRecord | undefined): ProductInput {
	const read = readProductInput(body, stored);
	if (read.ok) return read.input;
	throw new ProblemError('invalid', undefined, read.errors);
}
