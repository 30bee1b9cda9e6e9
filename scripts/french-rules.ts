import { parse } from '@formatjs/icu-messageformat-parser';
import {
	type FrenchFault,
	findPairFaults,
	findTextFaults,
} from '../src/domain/translations/french-faults.ts';

/** A French text and the English that it translates. */
export type TextPair = { key: string; english: string; french: string };

/** A fault in a line, for the report of a test. */
function describe(fault: FrenchFault): string {
	switch (fault.kind) {
		case 'never':
			return `never ${fault.found}; ${fault.better}`;
		case 'typography':
			return `${fault.rule}: ${fault.found}`;
		case 'term':
			return `${fault.term} needs ${fault.french}`;
		case 'equal':
			return 'equals the English';
		default:
			return `${fault.kind} ${fault.found || 'none'}, in English ${fault.wanted || 'none'}`;
	}
}

/** Faults of a French text as a reader sees it: words and typography. */
export const findTextErrors = (text: string) => findTextFaults(text).map(describe);

/** Faults of a text beside its English: terms, codes and figures, and sameness. */
export const findPairErrors = (pair: Omit<TextPair, 'key'>, mayEqual: ReadonlySet<string>) =>
	findPairFaults(pair, mayEqual).map(describe);

/** The same for a message, whose placeholders, tags and plurals are checked too. */
export function findMessageErrors(pair: Omit<TextPair, 'key'>, mayEqual: ReadonlySet<string>): string[] {
	const [english, french] = [readMessage(withoutGreetedName(pair.english)), readMessage(pair.french)];
	const errors = [...findPairErrors({ english: english.text, french: french.text }, mayEqual)];
	if (english.names !== french.names)
		errors.push(`placeholders ${french.names}, in English ${english.names}`);
	if (/\bBonjour \{/.test(pair.french)) errors.push('a greeting with a name; write “Bonjour,”');
	if (/\{(?:count|pairs)(?:, number)?\} \p{L}+s\b/u.test(pair.french))
		errors.push('a number before a plural; 0 and 1 are singular');
	// A name may follow where the message is shown.
	if (ELIDES_AT_END.test(french.marked)) errors.push('an end that elides before a vowel');
	for (const words of french.plurals) {
		for (const word of ['one', 'many', 'other'])
			if (!words.includes(word)) errors.push(`plural without ${word}`);
	}
	if (/(?<!\p{L})(?:de|le|la|que|ne|se|lorsque|puisque|jusque) \uE001/iu.test(french.marked)) {
		errors.push('a placeholder after a word that elides before a vowel');
	}
	return [...errors, ...french.branches.flatMap(findTextErrors)];
}

const ELIDES_AT_END = /(?<!\p{L})(?:de|le|la|que|ne|se|lorsque|puisque|jusque)\s*$/iu;

/** English mails greet by name, French ones do not. */
const withoutGreetedName = (english: string) => english.replace(/^Hello \{name\},/, 'Hello,');

/** Placeholders that stand for a figure or a day, which no word elides before. */
const FIGURES = new Set([
	'amps',
	'cartons',
	'date',
	'day',
	'days',
	'from',
	'innerBag',
	'longerSide',
	'masterCase',
	'most',
	'number',
	'pairs',
	'percent',
	'phone',
	'phone',
	'to',
]);

type ReadMessage = {
	/** All its text, placeholders left out. */
	text: string;
	/** The same with U+E001 for placeholders of text. */
	marked: string;
	/** What one reader sees at a time: the text of each branch of a plural by itself. */
	branches: string[];
	/** The names of placeholders and tags, sorted. */
	names: string;
	/** The cases of each plural. */
	plurals: string[][];
};

type Element = ReturnType<typeof parse>[number];
/** The kinds of element of the parser. */
const [LITERAL, ARGUMENT, , , , SELECT, PLURAL, POUND, TAG] = [0, 1, 2, 3, 4, 5, 6, 7, 8];

function readMessage(message: string): ReadMessage {
	const names = new Set<string>();
	const plurals: string[][] = [];
	const branches: string[] = [];
	const marked = (elements: readonly Element[]): string =>
		elements
			.map((element) => {
				switch (element.type) {
					case LITERAL:
						return (element as { value: string }).value;
					case POUND:
						return '\uE002';
					case TAG: {
						const { value, children } = element as { value: string; children: Element[] };
						names.add(`<${value}>`);
						// An empty tag stands for something else, such as a name.
						return children.length === 0 ? '\uE002' : marked(children);
					}
					case SELECT:
					case PLURAL: {
						const { value, options } = element as {
							value: string;
							options: Record<string, { value: Element[] }>;
						};
						names.add(`{${value}}`);
						if (element.type === PLURAL) plurals.push(Object.keys(options));
						const parts = Object.values(options).map((option) => marked(option.value));
						branches.push(...parts.map(plain));
						return parts.join('\uE003');
					}
					default: {
						const { value } = element as { value: string };
						names.add(`{${value}}`);
						return element.type === ARGUMENT && !FIGURES.has(value) ? '\uE001' : '\uE002';
					}
				}
			})
			.join('');
	const whole = marked(parse(message));
	if (branches.length === 0) branches.push(plain(whole));
	return {
		text: plain(whole).replaceAll('\uE003', ' '),
		marked: whole,
		branches,
		names: [...names].sort().join(' '),
		plurals,
	};
}

/** Placeholders as a figure that no rule reads. */
const plain = (text: string) => text.replaceAll(/[\uE001\uE002]/g, '…');
