import { expect, test } from 'vitest';
import { HOME_BLOCKS, HOME_RULES, type Home, type HomeWords, showHome } from './home.ts';
import { homeSchema, isHomeForm } from './home-schema.ts';
import { FIRST_HOME, findHome } from './stored-home.server.ts';

const errorsOf = (home: unknown) =>
	homeSchema.safeParse(home).error?.issues.map(({ path }) => path.join('.')) ?? [];
const withEnglish = (words: object): Home => ({
	...FIRST_HOME,
	english: { ...FIRST_HOME.english, ...words },
});

test('the first home page is valid and is shown in each language', () => {
	expect(errorsOf(FIRST_HOME)).toEqual([]);
	expect(isHomeForm(FIRST_HOME)).toBe(true);
	expect(showHome(FIRST_HOME, 'en').words).toBe(FIRST_HOME.english);
	const { words } = showHome(FIRST_HOME, 'fr');
	expect(words.headline).toBe(FIRST_HOME.french.headline);
	expect(words.description).toContain('canadienne\u00A0: cotes');
	expect(Object.keys(showHome(FIRST_HOME, 'fr'))).not.toContain('english');
});

test('every word has a limit, and only some may be empty', () => {
	for (const word of Object.keys(HOME_RULES.limits) as (keyof HomeWords)[]) {
		const max = HOME_RULES.limits[word];
		expect(errorsOf(withEnglish({ [word]: 'x'.repeat(max) })), word).toEqual([]);
		expect(errorsOf(withEnglish({ [word]: 'x'.repeat(max + 1) })), word).toEqual([`english.${word}`]);
		expect(errorsOf(withEnglish({ [word]: ' ' })), word).toEqual(
			HOME_RULES.optional?.has(word) ? [] : [`english.${word}`],
		);
	}
});

test.each<[string, unknown, string[]]>([
	['a link that runs', { ...FIRST_HOME, buttonLink: 'javascript:alert(1)' }, ['buttonLink']],
	['a link without https', { ...FIRST_HOME, aboutLink: 'http://a.example' }, ['aboutLink']],
	['a glove that is no number', { ...FIRST_HOME, aboutGlove: '../x' }, ['aboutGlove']],
	['a film that is a text', { ...FIRST_HOME, film: 'yes' }, ['film']],
	['seven partners', { ...FIRST_HOME, partners: Array(7).fill(FIRST_HOME.partners[0]) }, ['partners']],
	[
		'a partner without a name',
		{ ...FIRST_HOME, partners: [{ name: '', link: '/about' }] },
		['partners.0.name'],
	],
	['a block left out', { ...FIRST_HOME, shown: { ...FIRST_HOME.shown, about: undefined } }, ['shown.about']],
	['another block', { ...FIRST_HOME, shown: { ...FIRST_HOME.shown, ads: true } }, ['shown']],
	['no French', { ...FIRST_HOME, french: null }, ['french']],
])('%s is refused by name', (_, home, paths) => {
	expect(errorsOf(home)).toEqual(paths);
});

test('no picture, no partners and no blocks are a choice; what cannot be read is the first page', () => {
	const shown = Object.fromEntries(HOME_BLOCKS.map((block) => [block, false]));
	const bare = { ...FIRST_HOME, aboutGlove: '', partners: [], film: false, shown };
	expect(errorsOf(bare)).toEqual([]);
	let document = JSON.stringify(bare);
	const contents = { findContent: () => document };
	expect(findHome(contents)).toEqual(bare);
	for (document of ['', 'null', '[]', '{"english":{}}']) expect(findHome(contents)).toBe(FIRST_HOME);
});

test('only the form of a home page is taken back into one', () => {
	for (const value of [null, {}, [], { ...FIRST_HOME, film: 1 }, { ...FIRST_HOME, partners: [{}] }])
		expect(isHomeForm(value)).toBe(false);
});
