import type { Performance } from '../../../domain/ratings/performance.ts';
import { findWeldingProcess } from '../../../domain/ratings/welding-process.ts';
import type { Lack } from '../../../domain/search/dead-end.ts';
import { type GloveMarks, markGlove } from '../../../domain/search/index/glove-marks.ts';
import type { ProductCard } from '../../../domain/search/product-card.ts';
import { type QueryReading, READ_AS_TYPED } from '../../../domain/search/query/query-reading.ts';
import type { StickReach } from '../../../domain/search/stick-reach.ts';

/** A card as a listing sends it: no more than it shows. */
export type ListedCard = Pick<
	ProductCard,
	'partNumber' | 'name' | 'description' | 'pictures' | 'pictureText' | 'ratings' | 'defaultSize'
> & {
	/** Processes marked Full use, by code; by name for one the trade does not know. */
	tags: readonly string[];
	/** The part number of the colour that the search text names: the card leads there. */
	variant?: string;
	/** What a search text matches; only where there is one. */
	marks?: GloveMarks;
	/** What it lacks of the filters; only where no glove meets them all. */
	lacks?: readonly Lack[];
	/** Only on cards that some width of the page shows wide. */
	details?: CardDetailsData;
	/** How far it goes in stick welding; only in the list that asks for it. */
	stick?: StickUse;
};

/** `amps`: "85–160 A"; empty where the sheet gives no current. */
export type StickUse = Pick<StickReach, 'performance' | 'amps'>;

/** What a wide card adds. A glove that none of the main processes may use shows its features instead. */
export type CardDetailsData =
	| {
			kind: 'welding';
			processes: readonly { label: string; performance: Performance }[];
			hide: string;
			cuff: string;
			/** The first and the last, which are the same for a single size; null without sizes. */
			sizes: { first: string; last: string } | null;
	  }
	| { kind: 'work'; features: readonly string[] };

/** More would cover the fingertips. */
const MAX_TAGS = 2;

/** The processes a buyer looks for first; the glove's page has the others. */
const MAIN_PROCESSES: readonly (string | undefined)[] = ['GTAW', 'GMAW', 'SMAW', 'FCAW'];

/**
 * @param at the card's place on its page, counted from 0
 * @param query the search text; empty for none
 * @param reading how the search read it
 */
export function toListedCard(
	card: ProductCard,
	at: number,
	query: string,
	reading: QueryReading = READ_AS_TYPED,
): ListedCard {
	const { partNumber, name, description, pictures, pictureText, ratings, defaultSize } = card;
	const tags = card.processes
		.filter(({ performance }) => performance === 'Full use')
		.slice(0, MAX_TAGS)
		.map(({ label }) => findWeldingProcess(label)?.code ?? label);
	const marks = query === '' ? {} : { marks: markGlove(card, query, reading) };
	const text = pictureText === undefined ? {} : { pictureText };
	const listed = { partNumber, name, description, pictures, ...text, ratings, defaultSize, tags, ...marks };
	return isEverWide(at) ? { ...listed, details: toDetails(card) } : listed;
}

export function toStickUse({ performance, amps }: StickReach): StickUse {
	return { performance, amps };
}

function toDetails({ processes, hide, cuff, sizes, features }: ProductCard): CardDetailsData {
	const main = processes.filter(({ label }) => MAIN_PROCESSES.includes(findWeldingProcess(label)?.code));
	if (main.every(({ performance }) => performance === 'No use')) return { kind: 'work', features };
	const [first] = sizes;
	const last = sizes.at(-1);
	return {
		kind: 'welding',
		processes: main,
		hide,
		cuff,
		sizes: first === undefined || last === undefined ? null : { first, last },
	};
}

/**
 * True for places that are wide at some width of the page; `glove-card.module.css` counts the same ones: each fifth
 * below 1200 px, the fourth and the tenth of ten from there.
 */
export function isEverWide(at: number): boolean {
	return at % 5 === 4 || at % 10 === 3;
}
