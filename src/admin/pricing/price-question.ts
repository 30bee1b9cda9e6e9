import { MAX_QUANTITY, type QuantityUnit } from '../../domain/pricing/quantity-break.ts';

/** A typed question for a price, such as "acme xy300 2 cases": how many, and what is left to be a company and a glove. */
export type PriceQuestion = { count: number; unit: QuantityUnit; words: string[] };

/** Units as staff type them, in either language, without accents. */
const UNITS: Readonly<Record<string, QuantityUnit>> = {
	pair: 'pair',
	pairs: 'pair',
	pr: 'pair',
	paire: 'pair',
	paires: 'pair',
	dozen: 'dozen',
	dozens: 'dozen',
	dz: 'dozen',
	doz: 'dozen',
	douzaine: 'dozen',
	douzaines: 'dozen',
	bag: 'bag',
	bags: 'bag',
	sac: 'bag',
	sacs: 'bag',
	case: 'case',
	cases: 'case',
	carton: 'case',
	cartons: 'case',
	caisse: 'case',
	caisses: 'case',
};

/** Words of a question that are no part of a name. */
const FILLERS = new Set(['price', 'prix', 'for', 'pour', 'of', 'de', 'du', 'a', 'at', 'the', 'la', 'le']);

/** More words than a company and a glove have are no question. */
const MOST_WORDS = 12;

/**
 * Reads a question. A text is one if it names a unit, begins with "price" or has a word with a digit, and has at least
 * two words left.
 */
export function parsePriceQuestion(text: string): PriceQuestion | undefined {
	const typed = text.split(/[\s,;]+/).filter(Boolean);
	const amount = findAmount(typed);
	const { count, unit } = amount ?? { count: 1, unit: 'pair' as const };
	if (count < 1 || count > MAX_QUANTITY) return undefined;
	const rest = amount ? typed.toSpliced(amount.at, amount.length) : typed;
	const isAsked = ['price', 'prix'].includes(plain(typed[0] ?? ''));
	if (!amount && !isAsked && !rest.some((word) => /\d/.test(word))) return undefined;
	const words = rest.filter(
		(word, index) => !(FILLERS.has(plain(word)) && (index === 0 || isAsked || isJoint(word))),
	);
	if (words.length < 2 || words.length > MOST_WORDS) return undefined;
	return { count, unit, words };
}

/** How many of which unit: "case", "2 cases" or "5dz", the last one typed; with the place of its words. */
function findAmount(
	words: readonly string[],
): { count: number; unit: QuantityUnit; at: number; length: number } | undefined {
	const at = words.findLastIndex((word) => readUnit(word) !== undefined);
	const found = readUnit(words[at] ?? '');
	if (!found) return undefined;
	const before = words[at - 1] ?? '';
	// "2 cases"; but in "xy 300 case" the number is the glove's, unless another one can be.
	const isCount =
		/^\d{1,15}$/.test(before) && words.some((word, index) => index !== at - 1 && /\d/.test(word));
	return found.count === undefined && isCount
		? { count: Number(before), unit: found.unit, at: at - 1, length: 2 }
		: { count: found.count ?? 1, unit: found.unit, at, length: 1 };
}

/** A unit, with its count if that is written to it. */
function readUnit(word: string): { count: number | undefined; unit: QuantityUnit } | undefined {
	const [, digits, letters = ''] = /^(\d{1,15})?(\D+)$/.exec(plain(word)) ?? [];
	if (!Object.hasOwn(UNITS, letters)) return undefined;
	return { count: digits === undefined ? undefined : Number(digits), unit: UNITS[letters] as QuantityUnit };
}

/** Joins a glove and a company: "xy300 for acme". */
const isJoint = (word: string) => ['for', 'pour'].includes(plain(word));

/** The ways to read words as a glove and a company: either first; the glove has at most four words. */
export function* listReadings(words: readonly string[]): Generator<{ glove: string; company: string }> {
	for (let length = 1; length <= Math.min(4, words.length - 1); length++) {
		yield { glove: words.slice(-length).join(' '), company: words.slice(0, -length).join(' ') };
		yield { glove: words.slice(0, length).join(' '), company: words.slice(length).join(' ') };
	}
}

function plain(word: string): string {
	return word
		.normalize('NFD')
		.replace(/[\u0300-\u036f]/g, '')
		.toLowerCase();
}
