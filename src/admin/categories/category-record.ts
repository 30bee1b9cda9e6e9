/** A category as staff edit it. */
export type CategoryRecord = {
	/** The address form of its name, by which staff's pages and calls know it. */
	key: string;
	name: string;
	partNumbers: string[];
	/** The word of its page below /products; empty for one of the site's own pages. */
	slug: string;
	title: string;
	description: string;
	version: number;
	/** Its page, where it has one. */
	path: string;
};

export type CategoryInput = Pick<CategoryRecord, 'name' | 'partNumbers' | 'slug' | 'title' | 'description'>;

/** The site's list of best sellers. */
export type BestSellerList = { partNumbers: string[]; version: number };

/** The best sellers stand in one row of the home page and in the menus. */
export const MAX_BEST_SELLERS = 8;
