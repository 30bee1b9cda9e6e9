import { letterOfHandSize, SIZE_NAMES, sizeKey } from '../../catalogue/sizes/glove-size.ts';
import { CONTACT_CELSIUS } from '../../ratings/en407.ts';

/** How buyers name a rating: the words, and the prefix of a level's digit. */
const RATED: readonly { type: string; names: readonly string[]; prefix: string }[] = [
	{ type: 'ANSI_CUT', names: ['cut', 'coupure'], prefix: 'a' },
	{ type: 'ANSI_ABR', names: ['abrasion', 'abr'], prefix: '' },
	{ type: 'ANSI_PUN', names: ['puncture', 'perforation', 'pun'], prefix: '' },
	{ type: 'ANSI_HEAT', names: ['heat', 'conductive heat', 'chaleur'], prefix: '' },
	{ type: 'ANSI_138', names: ['impact', '138', 'isea 138'], prefix: '' },
];

/** Of any rating. A level that a rating does not have is one that no glove has. */
const HIGHEST_LEVEL = 9;

const BEFORE_NAME = ['', 'ansi '];
const BEFORE_LEVEL = ['level ', 'niveau '];
const AFTER_NAME = [' ', ' level ', ' rating ', ' niveau '];

/** Hand sizes that letters are known for (docs/trade/sizes.md, "Hands"), in figures and in words of both languages. */
const NUMBERED_SIZES = [
	'6 six',
	'7 seven sept',
	'8 eight huit',
	'9 nine neuf',
	'10 ten dix',
	'11 eleven onze',
	'12 twelve douze',
	'13 thirteen treize',
].map((names) => names.split(' '));

/** Size words with other meanings: "m" may become "moose", and splashes may be "large". */
const isLooseSize = (label: string) => label.length === 1 || /^(small|medium|large)$/.test(label);

/** Standards as buyers name them; `finds` is what every glove with a rating to one has. */
const STANDARDS: readonly { names: readonly string[]; finds: string }[] = [
	...['388', '407', '511', '12477'].map((number) => ({
		names: [`en${number}`, `en ${number}`],
		finds: `en${number}`,
	})),
	{ names: ['ansi 105', 'isea 105', 'ansi isea 105'], finds: 'ansi' },
	{ names: ['iso 13997'], finds: '#TDM:A' },
];

/** A standard is named with the year of its edition or without it. */
const EDITIONS = ['', ...Array.from({ length: 25 }, (_, at) => ` ${2001 + at}`)];

type RatingPhrase = { phrase: string; finds: string; loose: boolean };

/**
 * Every way to ask for a level or a size: "A4", "cut 4", "ANSI cut level A4", "heat 3", "EN 12477 type A", "XXL". A
 * level matches gloves with that level or a better one (docs/trade/ratings.md, "Types"); `glove-terms.ts` ranks the
 * exact one first.
 */
export function listRatingPhrases(): RatingPhrase[] {
	const phrases: RatingPhrase[] = [];
	const add = (phrase: string, finds: string, loose = false) => phrases.push({ phrase, finds, loose });
	for (const { type, names, prefix } of RATED) {
		for (let level = 1; level <= HIGHEST_LEVEL; level++) {
			const finds = `#${type}:${level}`;
			const marks = prefix === '' ? [`${level}`] : [`${level}`, `${prefix}${level}`];
			for (const mark of marks) {
				for (const name of names) {
					for (const before of BEFORE_NAME) {
						for (const after of AFTER_NAME) add(before + name + after + mark, finds);
					}
					for (const before of BEFORE_LEVEL) add(`${before}${mark} ${name}`, finds);
				}
			}
			if (prefix !== '') {
				for (const before of ['', 'ansi ', 'level ']) add(`${before}${prefix}${level}`, finds);
			}
		}
	}
	for (const letter of 'abcdef') {
		for (const name of ['cut', 'tdm', 'en388', 'en 388', 'iso 13997', 'level', 'niveau']) {
			for (const after of AFTER_NAME) add(name + after + letter, `#TDM:${letter.toUpperCase()}`);
		}
	}
	for (const [at, celsius] of CONTACT_CELSIUS.entries()) {
		for (const after of AFTER_NAME) add(`contact heat${after}${at + 1}`, `#contact:${at + 1}`);
		for (const before of BEFORE_LEVEL) add(`${before}${at + 1} contact heat`, `#contact:${at + 1}`);
		for (const name of ['contact heat', 'heat', 'chaleur']) add(`${name} ${celsius}`, `#contact:${at + 1}`);
	}
	for (const { names, finds } of STANDARDS) {
		for (const name of names) for (const edition of EDITIONS) add(name + edition, finds);
	}
	for (const type of ['a', 'b']) {
		add(`type ${type}`, `#EN12477:${type.toUpperCase()}`, true);
		for (const name of ['en12477', 'en 12477', '12477']) {
			add(`${name} ${type}`, `#EN12477:${type.toUpperCase()}`);
			add(`${name} type ${type}`, `#EN12477:${type.toUpperCase()}`);
		}
	}
	for (const numbers of NUMBERED_SIZES) {
		for (const number of numbers) {
			for (const name of ['size', 'taille', 'pointure', 'grandeur'])
				add(`${name} ${number}`, `#size:${letterOfHandSize(Number(numbers[0]))}`);
		}
	}
	for (const label of SIZE_NAMES) add(label, `#size:${sizeKey(label)}`, isLooseSize(label));
	return phrases;
}
