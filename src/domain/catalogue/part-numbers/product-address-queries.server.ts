import type { DatabaseLike } from '../../../platform/db/database.server.ts';
import { type Message, say } from '../../../platform/i18n/message.ts';
import { formatPartNumber } from './part-number.ts';

/*
 * Each URL below /products belongs to one thing: a glove by its current or a former part number, or a category
 * created by staff. Form, API, browser import and command line all check here. The site's own pages are covered by
 * `isReservedSlug`. A glove's name also leads to its page but reserves no URL: a category takes precedence.
 */

/** The names of categories that have their own page, by slug below /products. There are dozens at most. */
export async function listCategoryAddresses(db: DatabaseLike): Promise<ReadonlyMap<string, string>> {
	const rows = await db
		.selectFrom('category')
		.select(['slug', 'name'])
		.where('removed', '=', 0)
		.where('slug', '!=', '')
		.execute();
	return new Map(rows.map(({ slug, name }) => [slug, name]));
}

/**
 * Why a new glove cannot have this part number; undefined if it can.
 * @param addresses result of `listCategoryAddresses`
 */
export function findGloveAddressError(
	addresses: ReadonlyMap<string, string>,
	partNumber: string,
): Message | undefined {
	const name = addresses.get(partNumber);
	return name === undefined ? undefined : say('problems.catalogue.isCategoryAddress', { category: name });
}

/** Why a category cannot have this slug; undefined if no glove has or had it as its part number. */
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
