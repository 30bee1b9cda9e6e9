import { formatSize } from '../../../domain/catalogue/sizes/glove-size.ts';
import type { Performance } from '../../../domain/ratings/performance.ts';
import { findWeldingProcess } from '../../../domain/ratings/welding-process.ts';
import type { Lack } from '../../../domain/search/dead-end.ts';
import { type GloveMarks, markGlove } from '../../../domain/search/index/glove-marks.ts';
import type { ProductCard } from '../../../domain/search/product-card.ts';
import { type QueryReading, READ_AS_TYPED } from '../../../domain/search/query/query-reading.ts';
import { formatReach, type StickReach } from '../../../domain/search/stick-reach.ts';
import type { Locale } from '../../../platform/i18n/locale.ts';

/** A card as a listing sends it, with only the data it shows. */
export type ListedCard = Pick<
	ProductCard,
	'partNumber' | 'name' | 'description' | 'isEnglish' | 'pictures' | 'pictureText' | 'ratings' | 'defaultSize'
> & {
	/** Processes rated Full use, by code, or by name if the trade has no code. */
	tags: readonly string[];
	/** Its category; only set without tags. */
	trade?: Trade;
	/** The part number of the colour variant that the search text names; the card links to it. */
	variant?: string;
	/** The parts that match the search text, if there is one. */
	marks?: GloveMarks;
	/** Filters it does not meet; only set if no glove meets all of them. */
	lacks?: readonly Lack[];
	/** Only set on cards that are wide at some page width. */
	details?: CardDetailsData;
	/** Its use in stick welding; only set in the list that asks for it. */
	stick?: StickUse;
};

/** The categories that say what a glove is for, most specific first, by the names that categories have. */
const TRADES = {
	Fitter: 'fitter',
	Driver: 'driver',
	Winter: 'winter',
	Prep: 'prep',
	'welding gloves': 'welding',
	'Work Gloves': 'work',
} as const;
type Trade = (typeof TRADES)[keyof typeof TRADES];

/** `amps`: "85–160 A"; empty if the sheet gives no current. */
export type StickUse = Pick<StickReach, 'performance' | 'amps'>;

/** The extra data of a wide card. A glove that is not suitable for any main process shows its features instead. */
export type CardDetailsData =
	| {
			kind: 'welding';
			processes: readonly { label: string; performance: Performance; name?: string }[];
			hide: string;
			cuff: string;
			/** The first and the last size, equal if there is only one; null without sizes. */
			sizes: { first: string; last: string } | null;
	  }
	| { kind: 'work'; features: readonly string[] };

/** More tags would cover the fingertips. */
const MAX_TAGS = 2;

/** The processes buyers look for first; the glove's page has the others. */
const MAIN_PROCESSES: readonly (string | undefined)[] = ['GTAW', 'GMAW', 'SMAW', 'FCAW'];

type CardContext = {
	/** The card's index on its page. */
	at: number;
	locale: Locale;
	/** The names of the categories that list a glove. */
	categoriesOf: (partNumber: string) => readonly string[];
	/** The search text, and how the search read it. */
	query?: string;
	reading?: QueryReading;
};

/** @param card in the language of the page */
export function toListedCard(
	card: ProductCard,
	{ at, locale, categoriesOf, query = '', reading = READ_AS_TYPED }: CardContext,
): ListedCard {
	const { partNumber, name, description, pictures, pictureText, ratings, defaultSize } = card;
	const tags = card.processes
		.filter(({ performance }) => performance === 'Full use')
		.slice(0, MAX_TAGS)
		.map(({ label }) => findWeldingProcess(label)?.code ?? label);
	const marks = query === '' ? {} : { marks: markGlove(card, query, reading) };
	const trade = tags.length === 0 ? findTrade(categoriesOf(partNumber)) : undefined;
	const own = {
		...(trade && { trade }),
		...(pictureText !== undefined && { pictureText }),
		...(card.isEnglish && { isEnglish: true }),
	} as const;
	const listed = { partNumber, name, description, pictures, ...own, ratings, defaultSize, tags, ...marks };
	return isEverWide(at) ? { ...listed, details: toDetails(card, locale) } : listed;
}

function findTrade(names: readonly string[]): Trade | undefined {
	const found = Object.entries(TRADES).find(([name]) => names.includes(name));
	return found?.[1];
}

export function toStickUse(reach: StickReach, locale: Locale): StickUse {
	return { performance: reach.performance, amps: formatReach(reach, locale) };
}

function toDetails(card: ProductCard, locale: Locale): CardDetailsData {
	const { processes, hide, cuff, sizes, features } = card;
	const main = processes.filter(({ label }) => MAIN_PROCESSES.includes(findWeldingProcess(label)?.code));
	if (main.every(({ performance }) => performance === 'No use')) return { kind: 'work', features };
	const labels = sizes.map((label) => formatSize(label, locale));
	const [first] = labels;
	const last = labels.at(-1);
	return {
		kind: 'welding',
		processes: main,
		hide,
		cuff,
		sizes: first === undefined || last === undefined ? null : { first, last },
	};
}

/**
 * True for positions that are wide at some page width. `glove-card.module.css` has the same positions: every fifth
 * below 1200 px, from there the fourth and the tenth of ten, and the 21st, which lets a full page end in a full row.
 */
export function isEverWide(at: number): boolean {
	return at % 5 === 4 || at % 10 === 3 || at === 20;
}
