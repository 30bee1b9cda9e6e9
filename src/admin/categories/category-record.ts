/** A category as staff edit it. */
export type CategoryRecord = {
	/** The URL form of its name; identifies it in staff pages and routes. */
	key: string;
	name: string;
	partNumbers: string[];
	/** The slug of its page below /products; empty for one of the site's own pages. */
	slug: string;
	title: string;
	description: string;
	/** Empty for none. */
	titleFrench: string;
	descriptionFrench: string;
	version: number;
	/** The path of its page, if it has one. */
	path: string;
};

export type CategoryInput = Omit<CategoryRecord, 'key' | 'version' | 'path'>;

/** A category as its form holds it. */
export function toCategoryInput({ key: _, version, path, ...input }: CategoryRecord): CategoryInput {
	return input;
}

/** The site's list of best sellers. */
export type BestSellerList = { partNumbers: string[]; version: number };

/** The best sellers are shown in one row on the home page and in the menus. */
export const MAX_BEST_SELLERS = 8;
