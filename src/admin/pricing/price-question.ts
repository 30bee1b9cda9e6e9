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
	const typed = text.trim().split(/\s+/).filter(Boolean);
	const [first = ''] = typed;
	const isAsked = ['price', 'prix'].includes(plain(first));
	const at = typed.findLastIndex(
		(word) => Object.hasOwn(UNITS, plain(word)) || /^\d{1,15}[a-z]+$/i.test(word),
	);
	const joined = /^(\d{1,15})([a-z]+)$/i.exec(typed[at] ?? '');
	const unit = UNITS[plain(joined?.[2] ?? typed[at] ?? '')];
	let [count, from, to] = [1, typed.length, typed.length];
	if (unit !== undefined) {
		[from, to] = [at, at + 1];
		const before = typed[at - 1] ?? '';
		// "2 cases"; but the last word of "xy 300 case" is the glove's unless a glove's number stands elsewhere.
		const isCount =
			/^\d{1,15}$/.test(before) && typed.some((word, index) => index !== at - 1 && /\d/.test(word));
		if (joined) count = Number(joined[1]);
		else if (isCount) [count, from] = [Number(before), at - 1];
	}
	if (count < 1 || count > MAX_QUANTITY) return undefined;
	const rest = [...typed.slice(0, from), ...typed.slice(to)];
	if (unit === undefined && !isAsked && !rest.some((word) => /\d/.test(word))) return undefined;
	const words = rest.filter(
		(word, index) => !(FILLERS.has(plain(word)) && (index === 0 || isAsked || isJoint(word))),
	);
	if (words.length < 2 || words.length > MOST_WORDS) return undefined;
	return { count, unit: unit ?? 'pair', words };
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
