import type { DatabaseLike } from '../../../platform/db/database.server.ts';
import { type Message, say } from '../../../platform/i18n/message.ts';
import { formatPartNumber } from './part-number.ts';

/*
 * One address below /products leads to one thing: a glove by its part number, a glove by a number that it had before, or
 * a category that staff made. Form, API, browser import and command line all ask here. The words of the site's own pages
 * are `isReservedSlug`'s. A glove's name is another way to its page and holds no address: a category goes before it.
 */

/** The categories that have a page of their own, by its word below /products. There are dozens at most. */
export async function listCategoryAddresses(db: DatabaseLike): Promise<ReadonlyMap<string, string>> {
	const rows = await db
		.selectFrom('category')
		.select(['slug', 'name'])
		.where('removed', '=', 0)
		.where('slug', '!=', '')
		.execute();
	return new Map(rows.map(({ slug, name }) => [slug, name]));
}

/** Why no new glove can have this part number; undefined when it can. @param addresses of `listCategoryAddresses` */
export function findGloveAddressError(
	addresses: ReadonlyMap<string, string>,
	partNumber: string,
): Message | undefined {
	const name = addresses.get(partNumber);
	return name === undefined ? undefined : say('problems.catalogue.isCategoryAddress', { category: name });
}

/** Why no category can have this word as its address; undefined when no glove has it or had it. */
export async function findCategoryAddressError(db: DatabaseLike, word: string): Promise<Message | undefined> {
	const glove = await db
		.selectFrom('product')
		.select('part_number')
		.where('part_number', '=', word)
		.where('removed', '=', 0)
		.executeTakeFirst();
	if (glove) return say('problems.catalogue.gloveAddress');
	const moved = await db
		.selectFrom('product_redirect')
		.select('to_number')
		.where('from_number', '=', word)
		.executeTakeFirst();
	return moved && say('problems.catalogue.movedAddress', { glove: formatPartNumber(moved.to_number) });
}
