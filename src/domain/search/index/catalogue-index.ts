import { DEFAULT_LOCALE, type Locale } from '../../../platform/i18n/locale.ts';
import type { Category } from '../../catalogue/category.ts';
import { type DeadEnd, explainDeadEnd } from '../dead-end.ts';
import { type ChoiceVisitor, type FilterChoices, FilteredGloves } from '../filtered-gloves.ts';
import { cleanQuery, GLOVES_A_PAGE, type Listing, type ListingSort } from '../listing.ts';
import { ListingOrder, type RatedSort } from '../listing-order.ts';
import { type ListingScope, ListingScopes } from '../listing-scopes.ts';
import { type ProductCard, translateCard } from '../product-card.ts';
import { FrenchLexicon } from '../query/french-lexicon.ts';
import { type QueryReading, READ_AS_TYPED } from '../query/query-reading.ts';
import type { Vocabulary } from '../query/vocabulary.ts';
import { type BitSet, countBits, sliceBits } from './bit-set.ts';
import type { CatalogueEntry } from './catalogue-entry.ts';
import type { CategoryIndex } from './category-index.ts';
import { findStockCode, type StockedSize } from './codes/stock-code.ts';
import type { FacetIndex } from './facet-index.ts';
import type { GloveNumbering } from './glove-numbering.ts';
import type { PartNumberSort } from './glove-order.ts';
import { GloveRanking } from './glove-ranking.ts';
import { PROMINENT_WEIGHT } from './glove-terms.ts';
import { buildParts, type IndexParts, renewParts } from './index-parts.ts';
import { Lexicon } from './lexicon.ts';
import { findHighestWeight } from './postings.ts';
import { NO_SUGGESTIONS, QuerySuggestions, type Suggestions } from './query-suggestions.ts';
import { SharedTerms } from './shared-terms.ts';
import { TextIndex } from './text-index.ts';
import { TextSearch, type TextSearchParts } from './text-search.ts';

export type GloveList = {
	cards: ProductCard[];
	/** Gloves over all pages. */
	total: number;
	/** Starts at 1; clamped to the last page. */
	page: number;
	pageCount: number;
	groups: FilterChoices[];
	/** Empty unless the search text itself has no matches in this scope. */
	suggestions: Suggestions;
	reading: QueryReading;
};

export type SearchAnswer = {
	hits: ProductCard[];
	/** Gloves over all pages. */
	total: number;
	suggestions: Suggestions;
	reading: QueryReading;
};

export type SearchOptions = {
	/** Starts at 0. */
	page?: number;
	/** Defaults to best match. */
	sort?: ListingSort | undefined;
	/** If true, one hit per listed glove, as in a listing: the best of a glove and its colour variants represents all. */
	isListed?: boolean;
	/** The language of suggested words. */
	locale?: Locale;
};

type ListOptions = Pick<SearchOptions, 'locale'> & { listing: Listing; scope: ListingScope };

/**
 * Sorts entries in listing order and numbers them by it; the result is immutable.
 * @param previous the previous version's index, with the same vocabulary; unchanged parts are reused
 */
export function assembleCatalogueIndex(
	entries: readonly CatalogueEntry[],
	categories: readonly Category[],
	vocabulary: Vocabulary,
	previous?: CatalogueIndex,
): CatalogueIndex {
	const parts =
		(previous && renewParts(previous.parts, entries, categories, vocabulary)) ??
		buildParts(entries, categories, vocabulary);
	return new CatalogueIndex(parts, vocabulary);
}

/** A searchable version of the catalogue. Colour variants are searched, but listed under their base. */
export class CatalogueIndex {
	/** Used to build the next version. */
	readonly parts: IndexParts;
	readonly #entries: readonly CatalogueEntry[];
	readonly #numbering: GloveNumbering;
	readonly #categories: CategoryIndex;
	readonly #facets: FacetIndex;
	readonly #search: TextSearch;
	readonly #suggestions: QuerySuggestions;
	readonly #ratedOrder: ListingOrder;
	readonly #ranking: GloveRanking;
	readonly #terms: SharedTerms;
	readonly #scopes: ListingScopes;

	/** `assembleCatalogueIndex` creates the parts. */
	constructor(parts: IndexParts, vocabulary: Vocabulary) {
		const { entries, numbering, categories, facets, postings } = parts;
		this.parts = parts;
		this.#entries = entries;
		this.#terms = new SharedTerms(entries);
		this.#numbering = numbering;
		this.#categories = categories;
		this.#facets = facets;
		this.#scopes = new ListingScopes(numbering.listed, categories, facets);
		this.#ratedOrder = new ListingOrder(entries);
		const text = new TextIndex(postings, categories.postings);
		const lexicon = new Lexicon(
			vocabulary,
			(id) => text.countGloves(id) > 0,
			(id) => findHighestWeight(postings, id) >= PROMINENT_WEIGHT,
		);
		const searched: TextSearchParts = {
			codes: numbering.codes,
			text,
			lexicon,
			french: new FrenchLexicon(vocabulary, lexicon),
			homes: numbering.homes,
			bySlug: numbering.bySlug,
			partNumberOf: (glove) => entries[glove]!.partNumber,
			stockCodesOf: (glove) => entries[glove]!.stockCodes,
			isListed: (glove) => numbering.isListed(glove),
		};
		this.#search = new TextSearch(searched);
		this.#suggestions = new QuerySuggestions(searched, this.#search);
		this.#ranking = new GloveRanking(numbering, this.#search, this.#ratedOrder);
	}

	/** Number of gloves in the catalogue, including colour variants. */
	get size(): number {
		return this.#entries.length;
	}

	/** A text that gloves share, such as a filter value, in a language; in English if no glove has it in that one. */
	termIn(text: string, locale: Locale): string {
		return this.#terms.termIn(text, locale);
	}

	/** One page of a listing with its filters; sorted by relevance if there is a search text, otherwise by name. */
	listGloves({ listing, scope, locale = DEFAULT_LOCALE }: ListOptions): GloveList {
		const query = cleanQuery(listing.q);
		const base = this.#findBase(query, scope);
		const filtered = new FilteredGloves(this.#facets, listing, base);
		const { result } = filtered;
		const total = countBits(result);
		const pageCount = Math.max(1, Math.ceil(total / GLOVES_A_PAGE));
		const page = Math.min(Math.max(1, listing.page), pageCount);
		const skip = (page - 1) * GLOVES_A_PAGE;
		const isRanked = query !== '' && listing.sort === undefined;
		const gloves = isRanked
			? this.#ranking.rankListed(query, result, total, skip)
			: this.#ranking.slice(listing.sort, result, skip, GLOVES_A_PAGE);
		const isNothingFound = query !== '' && countBits(base) === 0;
		return {
			cards: gloves.map((glove) => this.#entries[glove]!.card),
			total,
			page,
			pageCount,
			groups: filtered.listChoices(this.#scopes.facetsShownIn(scope)),
			suggestions: isNothingFound ? this.#suggestions.suggest(query, locale) : NO_SUGGESTIONS,
			reading: query === '' ? READ_AS_TYPED : this.#search.find(query).reading,
		};
	}

	/** Explains a listing whose filters leave no results: the closest gloves, and what each choice excludes. */
	explainDeadEnd(listing: Listing, scope: ListingScope): DeadEnd {
		const base = this.#findBase(cleanQuery(listing.q), scope);
		return explainDeadEnd({ listing, base, entries: this.#entries, facets: this.#facets });
	}

	/** Every listed glove of a scope, sorted by name. */
	listCards(scope: ListingScope): ProductCard[] {
		const base = this.#findBase('', scope);
		return sliceBits(base, 0, countBits(base)).map((glove) => this.#entries[glove]!.card);
	}

	/** The number of gloves in a listing, and its filters with their counts, without the gloves. */
	facets(listing: Listing, scope: ListingScope): { total: number; groups: FilterChoices[] } {
		const filtered = this.#filter(listing, scope);
		return {
			total: countBits(filtered.result),
			groups: filtered.listChoices(this.#scopes.facetsShownIn(scope)),
		};
	}

	/** Like `facets`, but visits each value instead of building lists. */
	visitFacets(listing: Listing, scope: ListingScope, visitor: ChoiceVisitor): number {
		const filtered = this.#filter(listing, scope);
		filtered.visitChoices(this.#scopes.facetsShownIn(scope), visitor);
		return countBits(filtered.result);
	}

	#filter(listing: Listing, scope: ListingScope): FilteredGloves {
		return new FilteredGloves(this.#facets, listing, this.#findBase(cleanQuery(listing.q), scope));
	}

	/** The gloves that match a text, best first. Colour variants have their own hits unless `isListed` is set. */
	search(text: string, limit: number, options: SearchOptions = {}): SearchAnswer {
		const { page = 0, sort, isListed = false, locale = DEFAULT_LOCALE } = options;
		const query = cleanQuery(text);
		if (query === '') return { hits: [], total: 0, suggestions: NO_SUGGESTIONS, reading: READ_AS_TYPED };
		const found = this.#search.find(query);
		const total = isListed ? countBits(found.listed) : found.total;
		const skip = page * limit;
		const gloves =
			sort !== undefined || isListed
				? this.#ranking.slicePage(query, { sort, isListed, skip, limit, total })
				: skip + limit > found.best.length && total > found.best.length
					? this.#ranking.rankAll(query, skip + limit).slice(skip)
					: found.best.slice(skip, skip + limit);
		return {
			hits: gloves.map((glove) => this.#entries[glove]!.card),
			total,
			suggestions: total === 0 ? this.#suggestions.suggest(query, locale) : NO_SUGGESTIONS,
			reading: found.reading,
		};
	}

	findCard(partNumber: string): ProductCard | undefined {
		const glove = this.#numbering.numbers.get(partNumber);
		return glove === undefined ? undefined : this.#entries[glove]!.card;
	}

	/** A card of this index with its texts in a language. */
	translateCard(card: ProductCard, locale: Locale): ProductCard {
		const glove = this.#numbering.numbers.get(card.partNumber);
		return translateCard(card, glove === undefined ? undefined : this.#entries[glove]!.french, locale);
	}

	hasProduct(partNumber: string): boolean {
		return this.#numbering.numbers.has(partNumber);
	}

	/** At most `limit` part numbers similar to the typed one, nearest first, without colour variants. */
	nearestPartNumbers(typed: string, limit: number): string[] {
		return this.#suggestions.listNearPartNumbers(typed, limit);
	}

	findCategory(name: string): Category | undefined {
		return this.#categories.find(name);
	}

	/** Names of the categories and series that list a glove. */
	listCategoryNames(partNumber: string): readonly string[] {
		return this.#categories.listNamesWith(partNumber);
	}

	/** The gloves and sizes of a stock code. */
	findStockCode(code: string): readonly StockedSize[] {
		return findStockCode(code, {
			entries: this.#entries,
			codes: this.#numbering.codes,
			listStocked: (key) => this.#search.listStocked(key),
		});
	}

	/** The part number of the glove with this slug: "argon-bulwark" -> "xy300". */
	findBySlug(slug: string): string | undefined {
		const glove = this.#numbering.bySlug.get(slug);
		return glove === undefined ? undefined : this.#entries[glove]!.partNumber;
	}

	/** Every part number, sorted by name, including colour variants. */
	listPartNumbers(): string[] {
		return this.#entries.map(({ partNumber }) => partNumber);
	}

	/** Part numbers of the gloves with their own page, sorted by name, without colour variants. */
	listBasePartNumbers(): string[] {
		return this.#entries
			.filter((_, glove) => this.#numbering.homes[glove] === glove)
			.map(({ partNumber }) => partNumber);
	}

	/** Part numbers of a glove's other colours, sorted. */
	listVariants(partNumber: string): string[] {
		return (this.#numbering.variants.get(partNumber) ?? [])
			.map((glove) => this.#entries[glove]!.partNumber)
			.toSorted();
	}

	/** A page, starting at 0, of all gloves, including colour variants. */
	pageOfPartNumbers(options: { page: number; size: number; sort: PartNumberSort | RatedSort }): string[] {
		const { page, size, sort } = options;
		const skip = page * size;
		const gloves =
			typeof sort === 'string'
				? this.#ratedOrder.slice(sort, this.#numbering.all, skip, size)
				: this.#numbering.order.slice(sort, skip, size);
		return gloves.map((glove) => this.#entries[glove]!.partNumber);
	}

	/** Listed gloves of a scope that match a search text. The set must not be modified. */
	#findBase(query: string, scope: ListingScope): BitSet {
		return this.#scopes.narrow(
			query === '' ? this.#numbering.listed : this.#search.find(query).listed,
			scope,
		);
	}
}
