import type { DatabaseLike } from '../../../platform/db/database.server.ts';
import {
	type CategoryPage,
	listCategoryPages,
	listCategoryRows,
	listRedirectRows,
	listSiteLists,
} from '../../catalogue/catalogue-queries.server.ts';
import type { Category } from '../../catalogue/category.ts';
import { listSiteContents } from '../../site-content/site-content-queries.server.ts';

/** What the catalogue holds in memory beside the gloves; it follows the same version number. */
export class SiteTables {
	readonly categories = new Map<string, Category>();
	/** The new part numbers of old ones. */
	readonly redirects = new Map<string, string>();
	readonly #pages = new Map<string, CategoryPage>();
	readonly lists = new Map<string, readonly string[]>();
	readonly contents = new Map<string, string>();

	copyFrom(other: SiteTables): void {
		copyInto(this.categories, other.categories);
		copyInto(this.redirects, other.redirects);
		copyInto(this.#pages, other.#pages);
		copyInto(this.lists, other.lists);
		copyInto(this.contents, other.contents);
	}

	/** Reads what changed after a version; the changes are applied later. */
	async readChanges(db: DatabaseLike, since: number): Promise<(() => void)[]> {
		const changes: (() => void)[] = [];
		for (const { category, removed } of await listCategoryRows(db, since)) {
			const key = category.name.toLowerCase();
			changes.push(() => setOrDelete(this.categories, key, removed ? undefined : category));
		}
		for (const { removed, ...page } of await listCategoryPages(db, since)) {
			changes.push(() => setOrDelete(this.#pages, page.name.toLowerCase(), removed ? undefined : page));
		}
		for (const { name, partNumbers } of await listSiteLists(db, since)) {
			changes.push(() => setOrDelete(this.lists, name, partNumbers));
		}
		for (const { name, document } of await listSiteContents(db, since)) {
			changes.push(() => this.contents.set(name, document));
		}
		for (const { from, to } of await listRedirectRows(db, since)) {
			changes.push(() => this.redirects.set(from, to));
		}
		return changes;
	}

	findCategoryPage(name: string): CategoryPage | undefined {
		return this.#pages.get(name.toLowerCase());
	}

	findCategoryBySlug(slug: string): CategoryPage | undefined {
		if (slug === '') return undefined;
		return [...this.#pages.values()].find((page) => page.slug === slug);
	}

	listCategoryPages(): CategoryPage[] {
		return [...this.#pages.values()]
			.filter(({ slug }) => slug !== '')
			.sort((a, b) => (a.name < b.name ? -1 : 1));
	}
}

export function copyInto<Key, Value>(copy: Map<Key, Value>, original: ReadonlyMap<Key, Value>): void {
	for (const [key, value] of original) copy.set(key, value);
}

function setOrDelete<Key, Value>(map: Map<Key, Value>, key: Key, value: Value | undefined): void {
	if (value === undefined) map.delete(key);
	else map.set(key, value);
}
