import { sizeKey } from '../catalogue/sizes/glove-size.ts';
import { applyDiscount, type ExactPrice, roundPrice, toExactPrice } from './percent-off.ts';
import type { Currency } from './price.ts';
import {
	PRICE_LIMITS,
	type PriceList,
	type PriceRule,
	phaseOn,
	type SizeRule,
	type Validity,
} from './price-list.ts';
import { type Breaks, type BreakUnit, type PassedBreak, pickBreak } from './quantity-break.ts';

/** The data of a glove that prices depend on. */
export type PricedGlove = {
	partNumber: string;
	/** Pairs per master case. */
	caseSize: number | null;
	/** Names of its categories. */
	categories: readonly string[];
};

/** Prices set by hand for one company. */
export type Override = Validity & { prices: Breaks; reason: string };

/** Assigns a template to a company from a date on; an empty `listId` means none. */
export type Assignment = { listId: string; from: string };

/** A company's pricing terms. */
export type CompanyPrices = {
	currency: Currency;
	assignments: readonly Assignment[];
	findOverride: (partNumber: string) => Override | undefined;
};

/** The lists and their prices. */
export type PriceBook = {
	lists: ReadonlyMap<string, PriceList>;
	/** A glove's own prices on a list on a day. */
	findLine: (listId: string, partNumber: string, day: string) => Breaks | undefined;
	/** Since which day a glove has these own prices; empty if from ever. */
	findLineDay?: (listId: string, partNumber: string, day: string) => string;
	/** Days on which the own price of a glove changes, if any do. */
	lineDays?: readonly string[];
	/** Lists with unreadable rules. Pricing never skips one of them: a wrong price is worse than none. */
	unreadable?: ReadonlySet<string>;
};

type NamedList = { listId: string; listName: string };

/** One step to a price: its starting point, and then each percentage taken off. */
export type PriceStep =
	| { kind: 'override'; unit: BreakUnit; cents: number; reason: string }
	| (NamedList & { kind: 'line'; unit: BreakUnit; cents: number; since?: string })
	/** What a size costs more on that list; `place` is that of its rule, starting at 1. */
	| (NamedList & { kind: 'size'; unit: BreakUnit; cents: number; size: string; place: number })
	| (NamedList & {
			kind: 'percent';
			unit: BreakUnit;
			hundredths: number;
			scope: PriceRule['scope'] | 'all';
			target: string;
			/** Its position among the list's rules, starting at 1; 0 for the percentage for all gloves. */
			place: number;
	  });

export type PriceSource = 'override' | 'template' | 'standard';

/** A price source that was not used, and why. */
export type PassedSource = {
	source: PriceSource;
	listName: string;
	why: 'none' | 'notYet' | 'over' | 'noPrice' | 'otherCurrency' | 'outranked' | 'unreadable';
	/** The start or end date, if that is the reason. */
	day: string;
};

export type PriceDecision = {
	/** Price per pair; undefined if no source has one. */
	cents: number | undefined;
	currency: Currency;
	quantity: number;
	date: string;
	source: PriceSource | undefined;
	/** From the starting point to the company's final price. */
	steps: PriceStep[];
	passed: PassedSource[];
	/** Breaks of the deciding source that did not apply. */
	passedBreaks: PassedBreak[];
};

/** Without a size, the price is that of the sizes that no rule names. */
type PriceQuery = { glove: PricedGlove; quantity: number; date: string; size?: string | undefined };

/**
 * The price of a glove for a company, quantity and date, with its derivation. Prices set by hand take precedence over
 * the template, and the template over the standard list. Within a list, the glove's own price takes precedence over
 * the rules, and the first matching rule over the percentage for all. Percentages are applied exactly and the price
 * is rounded once.
 */
export function decidePrice(book: PriceBook, company: CompanyPrices, query: PriceQuery): PriceDecision {
	const passed: PassedSource[] = [];
	const { currency } = company;
	const { quantity, date } = query;
	for (const source of ['override', 'template', 'standard'] as const) {
		const found = SOURCES[source](book, company, query);
		if ('why' in found) {
			if (found.why !== 'none' || source !== 'override') passed.push({ source, ...found });
			if (found.why === 'unreadable') break;
			continue;
		}
		const cents = roundPrice(found.price);
		passed.push(...listOutranked(source, book, company, query));
		return {
			cents,
			currency,
			quantity,
			date,
			source,
			steps: found.steps,
			passed,
			passedBreaks: found.passedBreaks,
		};
	}
	return {
		cents: undefined,
		currency,
		quantity,
		date,
		source: undefined,
		steps: [],
		passed,
		passedBreaks: [],
	};
}

type Found = { price: ExactPrice; steps: PriceStep[]; passedBreaks: PassedBreak[] };
type Missed = Pick<PassedSource, 'listName' | 'why' | 'day'>;

const SOURCES: Record<
	PriceSource,
	(book: PriceBook, company: CompanyPrices, query: PriceQuery) => Found | Missed
> = {
	override: (_, company, query) => {
		const override = company.findOverride(query.glove.partNumber);
		if (!override) return missed('none');
		const phase = phaseOn(override, query.date);
		if (phase !== 'within') return missed(phase, '', dayOf(override, phase));
		const { unit, value, passed } = pickLowest(override.prices, query);
		return {
			price: toExactPrice(value),
			steps: [{ kind: 'override', unit, cents: value, reason: override.reason }],
			passedBreaks: passed,
		};
	},
	template: (book, company, query) => {
		const assignment = findAssignment(company.assignments, query.date);
		if (!assignment) {
			const next = company.assignments.toSorted((a, b) => (a.from < b.from ? -1 : 1))[0];
			return next ? missed('notYet', book.lists.get(next.listId)?.name, next.from) : missed('none');
		}
		const list = book.lists.get(assignment.listId);
		if (list) return priceOnList(book, list, company.currency, query);
		return missed(book.unreadable?.has(assignment.listId) ? 'unreadable' : 'none');
	},
	standard: (book, company, query) => {
		const list = findListOfKind(book, 'standard', company.currency);
		return list ? priceOnList(book, list, company.currency, query) : missed('none');
	},
};

function missed(why: PassedSource['why'], listName = '', day = ''): Missed {
	return { why, listName, day };
}

function dayOf({ validFrom, validTo }: Validity, phase: 'notYet' | 'over'): string {
	return phase === 'notYet' ? validFrom : validTo;
}

/** The sources that this one overrides: a template's price, if the price is set by hand. */
function listOutranked(
	source: PriceSource,
	book: PriceBook,
	company: CompanyPrices,
	query: PriceQuery,
): PassedSource[] {
	if (source !== 'override') return [];
	const template = book.lists.get(findAssignment(company.assignments, query.date)?.listId ?? '');
	return template ? [{ source: 'template', listName: template.name, why: 'outranked', day: '' }] : [];
}

/** The company's template on a date: the one assigned last. */
export function findAssignment(assignments: readonly Assignment[], day: string): Assignment | undefined {
	return assignments
		.filter(({ from }) => from <= day)
		.reduce<Assignment | undefined>(
			(latest, one) => (latest === undefined || one.from > latest.from ? one : latest),
			undefined,
		);
}

/** The standard list or the cost list of a currency. */
export function findListOfKind(
	book: PriceBook,
	kind: 'standard' | 'cost',
	currency: Currency,
): PriceList | undefined {
	return [...book.lists.values()].find(
		(list) => list.kind === kind && list.currency === currency && !list.isRetired,
	);
}

/** A list's own price for a glove, in cents per pair; undefined if it has none on that date. */
export function findListPrice(book: PriceBook, list: PriceList, query: PriceQuery): number | undefined {
	const found = priceOnList(book, list, list.currency, query);
	return 'price' in found ? roundPrice(found.price) : undefined;
}

function priceOnList(
	book: PriceBook,
	list: PriceList,
	currency: Currency,
	query: PriceQuery,
	depth = 1,
): Found | Missed {
	if (list.currency !== currency) return missed('otherCurrency', list.name);
	const phase = phaseOn(list, query.date);
	if (phase !== 'within') return missed(phase, list.name, dayOf(list, phase));
	const named = { listId: list.id, listName: list.name };
	const line = book.findLine(list.id, query.glove.partNumber, query.date);
	if (line) {
		const { unit, value, passed } = pickLowest(line, query);
		const since = book.findLineDay?.(list.id, query.glove.partNumber, query.date);
		const steps: PriceStep[] = [{ kind: 'line', ...named, unit, cents: value, ...(since ? { since } : {}) }];
		const more = findSizeRule(list, query);
		if (more) steps.push({ kind: 'size', ...named, unit, ...more });
		return { price: toExactPrice(value + (more?.cents ?? 0)), steps, passedBreaks: passed };
	}
	const parent = list.kind === 'percent' ? book.lists.get(list.parentId) : undefined;
	if (!parent && book.unreadable?.has(list.parentId)) return missed('unreadable', list.name);
	if (!parent || depth >= PRICE_LIMITS.depth) return missed('noPrice', list.name);
	const from = priceOnList(book, parent, currency, query, depth + 1);
	if ('why' in from) return missed(from.why === 'unreadable' ? 'unreadable' : 'noPrice', list.name);
	const { off, ...which } = findRule(list, query.glove);
	const { quantity, glove } = query;
	const { unit, value, passed } = pickBreak(
		off,
		{ quantity, caseSize: glove.caseSize },
		(one, other) => one > other,
	);
	return {
		price: applyDiscount(from.price, value),
		steps: [...from.steps, { kind: 'percent', ...named, ...which, unit, hundredths: value }],
		passedBreaks: [...from.passedBreaks, ...passed],
	};
}

function pickLowest(prices: Breaks, { quantity, glove }: PriceQuery) {
	return pickBreak(prices, { quantity, caseSize: glove.caseSize }, (one, other) => one < other);
}

/** The first rule of a list that matches a glove, otherwise the percentage for all. */
function findRule(list: PriceList, glove: PricedGlove) {
	const at = list.rules.findIndex((rule) => isFor(rule, glove));
	const rule = list.rules[at];
	if (!rule) return { scope: 'all' as const, target: '', place: 0, off: list.off };
	return { scope: rule.scope, target: rule.target, place: at + 1, off: rule.off };
}

/** What a list charges for the size of a query, by the first rule that matches; undefined if no rule does. */
function findSizeRule(
	list: PriceList,
	{ glove, size }: PriceQuery,
): { cents: number; size: string; place: number } | undefined {
	if (size === undefined || list.sizeRules.length === 0) return undefined;
	const key = sizeKey(size);
	const at = list.sizeRules.findIndex(
		(rule) => isFor(rule, glove) && rule.sizes.some((one) => sizeKey(one) === key),
	);
	const rule = list.sizeRules[at];
	return rule && { cents: rule.more, size, place: at + 1 };
}

function isFor({ scope, target }: Pick<SizeRule, 'scope' | 'target'>, glove: PricedGlove): boolean {
	if (scope === 'all') return true;
	if (scope === 'glove') return target === glove.partNumber;
	return glove.categories.some((name) => normalizeCategory(name) === normalizeCategory(target));
}

/** Category names are case-insensitive. */
function normalizeCategory(name: string): string {
	return name.trim().toLowerCase();
}
