import { listIndustries, type Product } from '../src/domain/catalogue/product.ts';
import { FILTER_IDS, type FilterId, filterSlug } from '../src/domain/search/filter-slug.ts';
import type { Listing } from '../src/domain/search/listing.ts';
import { normalizeText } from '../src/domain/search/query/normalize-text.ts';

/** A glove's values in each group. */
const READ: Readonly<Record<FilterId, (glove: Product) => string[]>> = {
	size: (glove) => Object.keys(glove.sizes),
	certification: (glove) =>
		glove.certifications.map(({ type, value }) => `${type.replace('_', ' ')} ${value}`),
	en: (glove) =>
		glove.certifications
			.filter(({ type }) => type.startsWith('EN'))
			.flatMap(({ type, value }) => [...value].map((mark, position) => `${type} ${position} ${mark}`)),
	material: (glove) => glove.materialTags,
	industry: listIndustries,
	welding: (glove) => glove.weldingTags,
	process: (glove) => glove.weldingProcesses.map(({ process }) => process),
	position: (glove) => glove.weldingPositions.map(({ position }) => position),
};

/**
 * The reference for search and filter counts: a naive implementation that scans every glove, looks for each
 * word in its text, and counts each of its values. No ranking, typos or synonyms.
 */
export class PlainScan {
	readonly #texts: string[] = [];
	/** The values per glove and group. */
	readonly #values: string[][][] = [];
	readonly #slugs = new Map<string, string>();

	add(glove: Product): void {
		const { partNumber, name, description, materialTags, weldingTags, usedIn } = glove;
		const text = [partNumber, name, description, ...materialTags, ...weldingTags, ...usedIn].join(' ');
		this.#texts.push(normalizeText(text));
		this.#values.push(
			FILTER_IDS.map((id) => [...new Set(READ[id](glove).map((text) => this.#share(filterSlug(id, text))))]),
		);
	}

	#share(slug: string): string {
		const known = this.#slugs.get(slug);
		if (known === undefined) this.#slugs.set(slug, slug);
		return known ?? slug;
	}

	/** How many gloves contain every word. */
	search(query: string): number {
		const words = normalizeText(query).split(/\s+/);
		let found = 0;
		for (const text of this.#texts) if (words.every((word) => text.includes(word))) found++;
		return found;
	}

	/** Gloves per value, ignoring each group's own selection in its counts. */
	count(listing: Listing): Map<string, number>[] {
		const counts = FILTER_IDS.map(() => new Map<string, number>());
		const chosen = FILTER_IDS.map((id) => listing.filters[id]);
		for (const groups of this.#values) {
			let missed = 0;
			let missedGroup = -1;
			for (let group = 0; group < groups.length && missed < 2; group++) {
				const choice = chosen[group];
				if (!choice || groups[group]?.some((slug) => choice.includes(slug))) continue;
				missed++;
				missedGroup = group;
			}
			if (missed > 1) continue;
			for (const [group, values] of groups.entries()) {
				if (missed === 1 && group !== missedGroup) continue;
				const count = counts[group] as Map<string, number>;
				for (const slug of values) count.set(slug, (count.get(slug) ?? 0) + 1);
			}
		}
		return counts;
	}
}
