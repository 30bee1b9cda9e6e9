import type { Locale } from '../../../platform/i18n/locale.ts';
import { partCodeKey } from '../../catalogue/part-numbers/part-number.ts';
import { cleanQuery } from '../listing.ts';
import { isFrenchQuery } from '../query/french-query.ts';
import { listWords, normalizeText } from '../query/normalize-text.ts';
import type { QueryWord } from '../query/query-plan.ts';
import { findMeaning } from '../query/synonyms.ts';
import { findsNothing } from '../query/word-plan.ts';
import type { UnratedHazard } from '../unrated-hazards.ts';
import { MAX_CODE_LENGTH, type TextSearch, type TextSearchParts } from './text-search.ts';

/** Min number of digits to search for inside part numbers if the letters are wrong; fewer would match too many. */
const MIN_INSIDE_LENGTH = 3;

/** Replaces letters among digits that look like digits: "xy3oo" is "xy300". */
function withDigits(key: string): string {
	const first = key.search(/\d/);
	if (first < 0) return key;
	return key.slice(0, first) + key.slice(first).replace(/o/g, '0').replace(/[il]/g, '1');
}

/** Suggestions when nothing was found. */
export type Suggestions = {
	/** Search texts that have results. */
	queries: string[];
	/** Part numbers near the typed one. */
	partNumbers: string[];
	/** The hazard of the query that no glove is rated for; nothing is suggested for it. */
	hazard?: UnratedHazard;
};

export const NO_SUGGESTIONS: Suggestions = { queries: [], partNumbers: [] };

const MAX_QUERIES = 4;
const MAX_WORDS_PER_TYPED = 3;
const MAX_PART_NUMBERS = 4;

/** What to search for instead, for a query without results. */
export class QuerySuggestions {
	readonly #parts: TextSearchParts;
	readonly #search: TextSearch;

	constructor(parts: TextSearchParts, search: TextSearch) {
		this.#parts = parts;
		this.#search = search;
	}

	/** Near part numbers for a text with a digit, nearest first. */
	listNearPartNumbers(typed: string, limit: number): string[] {
		const { codes, isListed, partNumberOf } = this.#parts;
		const key = partCodeKey(cleanQuery(typed).slice(0, MAX_CODE_LENGTH));
		if (key === '') return [];
		const corrected = withDigits(key);
		const inside = (figures: string) =>
			figures.length < MIN_INSIDE_LENGTH
				? []
				: codes.findInside(figures).filter((position) => isListed(codes.gloveAt(position)));
		// Visitors who omit or confuse the letters still know the digits.
		const positions = [
			...codes.findNear(corrected, limit, isListed),
			...inside(corrected.replace(/^\D+/, '')),
			...(corrected === key ? [] : codes.findNear(key, limit, isListed)),
		];
		return [...new Set(positions)].slice(0, limit).map((position) => partNumberOf(codes.gloveAt(position)));
	}

	/**
	 * For a query without results: the query with nearer words or with fewer words, and near part numbers. On French pages
	 * and for French queries, French words come first.
	 */
	suggest(query: string, locale: Locale): Suggestions {
		const hazard = this.#search.findHazard(query);
		if (hazard !== undefined) return { ...NO_SUGGESTIONS, hazard };
		const isFrench = locale === 'fr' || isFrenchQuery(query, this.#parts);
		const plan = this.#search.plan(query).words;
		const partNumbers = plan
			.filter(({ typed, planned }) => /\d/.test(typed) && findsNothing(planned))
			.flatMap(({ typed }) => this.listNearPartNumbers(typed, MAX_PART_NUMBERS));
		const queries: string[] = [];
		for (const candidate of this.#listCandidates(plan, isFrench)) {
			if (queries.length === MAX_QUERIES) break;
			if (!queries.includes(candidate) && this.#search.match(candidate).count > 0) queries.push(candidate);
		}
		this.#parts.text.clear();
		return { queries, partNumbers: [...new Set(partNumbers)].slice(0, MAX_PART_NUMBERS) };
	}

	#listCandidates(plan: readonly QueryWord[], isFrench: boolean): string[] {
		const candidates: string[] = [];
		const join = (words: readonly string[]) => words.join(' ').trim();
		const typed = plan.map((word) => word.typed);
		const unknown = plan.findIndex(({ planned }) => findsNothing(planned));
		if (unknown >= 0) {
			for (const word of this.#suggestWords(typed[unknown]!, isFrench)) {
				candidates.push(join(typed.with(unknown, word)));
			}
			const lower = this.#findLowerLevel(typed[unknown]!);
			if (lower !== undefined) candidates.push(join(typed.with(unknown, lower)));
			candidates.push(join(plan.filter((word) => this.#isWorthSearching(word)).map((word) => word.typed)));
		} else {
			for (let omitted = typed.length - 1; omitted >= 0; omitted--)
				candidates.push(join(typed.toSpliced(omitted, 1)));
		}
		if (plan.length > 1)
			candidates.push(...plan.filter((word) => this.#isWorthSearching(word)).map((word) => word.typed));
		return candidates.filter((candidate) => candidate !== '');
	}

	#suggestWords(typed: string, isFrench: boolean): string[] {
		const { lexicon, french } = this.#parts;
		const normalized = normalizeText(typed);
		const words = lexicon.suggest(normalized, MAX_WORDS_PER_TYPED);
		return isFrench ? [...new Set([...french.suggest(normalized, MAX_WORDS_PER_TYPED), ...words])] : words;
	}

	#isWorthSearching(word: QueryWord): boolean {
		return !findsNothing(word.planned) && this.#search.isDistinguishing(word);
	}

	/** For a level or size that no glove has, the next lower one that exists: "a7" -> "a6". */
	#findLowerLevel(typed: string): string | undefined {
		const digit = /\d(?=\D*$)/.exec(typed);
		if (!digit || !findMeaning(listWords(typed).join(' '))) return undefined;
		for (let level = Number(digit[0]) - 1; level > 0; level--) {
			const lower = typed.slice(0, digit.index) + level + typed.slice(digit.index + 1);
			if (this.#search.plan(lower).words.every(({ planned }) => !findsNothing(planned))) return lower;
		}
		return undefined;
	}
}
