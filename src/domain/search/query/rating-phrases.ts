import { letterOfHandSize, sizeKey } from '../../catalogue/sizes/glove-size.ts';

/** How buyers name a rating: the words, the number of levels, and the prefix of a level's digit. */
const RATED: readonly { type: string; names: readonly string[]; levels: number; prefix: string }[] = [
	{ type: 'ANSI_CUT', names: ['cut', 'coupure'], levels: 9, prefix: 'a' },
	{ type: 'ANSI_ABR', names: ['abrasion', 'abr'], levels: 6, prefix: '' },
	{ type: 'ANSI_PUN', names: ['puncture', 'perforation', 'pun'], levels: 5, prefix: '' },
	{ type: 'ANSI_HEAT', names: ['heat', 'conductive heat', 'chaleur'], levels: 5, prefix: '' },
	{ type: 'ANSI_138', names: ['impact', '138', 'isea 138'], levels: 3, prefix: '' },
];

const BEFORE_NAME = ['', 'ansi '];
const AFTER_NAME = [' ', ' level ', ' rating ', ' niveau '];

/** Size labels as typed; `sizeKey` maps them to sizes. */
const TYPED_SIZES =
	'XS,extra small,x-small,S,small,M,medium,L,large,XL,extra large,x-large,2XL,XXL,2X,3XL,XXXL,3X,4XL,5XL'.split(
		',',
	);

/** The smallest and largest hand size that letters are known for (docs/trade/sizes.md, "Hands"). */
const NUMBERED_SIZES = { from: 6, to: 13 };

/** Size words with other meanings: "m" may become "moose", and splashes may be "large". */
const isLooseSize = (label: string) => label.length === 1 || /^(small|medium|large)$/.test(label);

type RatingPhrase = { phrase: string; finds: string; loose: boolean };

/**
 * Every way to ask for a level or a size: "A4", "cut 4", "ANSI cut level A4", "heat 3", "EN 12477 type A", "XXL". A
 * level matches gloves with that level or a better one (docs/trade/ratings.md, "Types"); `glove-terms.ts` ranks the
 * exact one first.
 */
export function listRatingPhrases(): RatingPhrase[] {
	const phrases: RatingPhrase[] = [];
	const add = (phrase: string, finds: string, loose = false) => phrases.push({ phrase, finds, loose });
	for (const { type, names, levels, prefix } of RATED) {
		for (let level = 1; level <= levels; level++) {
			const finds = `#${type}:${level}`;
			const marks = prefix === '' ? [`${level}`] : [`${level}`, `${prefix}${level}`];
			for (const mark of marks) {
				for (const name of names) {
					for (const before of BEFORE_NAME) {
						for (const after of AFTER_NAME) add(before + name + after + mark, finds);
					}
				}
			}
			if (prefix !== '') {
				for (const before of ['', 'ansi ', 'level ']) add(`${before}${prefix}${level}`, finds);
			}
		}
	}
	for (const letter of 'abcdef') {
		for (const name of ['cut', 'tdm', 'en388', 'en 388', 'iso 13997', 'level']) {
			add(`${name} ${letter}`, `#TDM:${letter.toUpperCase()}`);
		}
	}
	for (const number of ['388', '407', '511', '12477']) add(`en ${number}`, `en${number}`);
	for (const type of ['a', 'b']) {
		for (const name of ['en12477', 'en 12477', '12477']) {
			add(`${name} ${type}`, `#EN12477:${type.toUpperCase()}`);
			add(`${name} type ${type}`, `#EN12477:${type.toUpperCase()}`);
		}
	}
	for (let number = NUMBERED_SIZES.from; number <= NUMBERED_SIZES.to; number++) {
		for (const name of ['size', 'taille', 'pointure', 'grandeur'])
			add(`${name} ${number}`, `#size:${letterOfHandSize(number)}`);
	}
	for (const label of TYPED_SIZES) add(label, `#size:${sizeKey(label)}`, isLooseSize(label));
	return phrases;
}
