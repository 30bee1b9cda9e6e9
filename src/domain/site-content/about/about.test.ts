import { expect, test } from 'vitest';
import { ABOUT_RULES } from './about.ts';
import { aboutSchema } from './about-schema.ts';
import { FIRST_ABOUT, findAbout } from './stored-about.server.ts';

const errorsOf = (about: unknown) =>
	aboutSchema.safeParse(about).error?.issues.map(({ path }) => path.join('.')) ?? [];

test.each<[string, unknown, string[]]>([
	['a glove that is no number', { ...FIRST_ABOUT, glove: '../x' }, ['glove']],
	[
		'a page without words',
		{ ...FIRST_ABOUT, english: {} },
		Object.keys(ABOUT_RULES.limits).map((word) => `english.${word}`),
	],
	['a field that there is not', { ...FIRST_ABOUT, more: 1 }, ['']],
])('%s is refused by name', (_, about, errors) => {
	expect(errorsOf(about).sort()).toEqual(errors.sort());
});

test('a page without its glove is valid, and what cannot be read is the first page', () => {
	const bare = { ...FIRST_ABOUT, glove: '' };
	let document = JSON.stringify(bare);
	const contents = { findContent: () => document };
	expect(findAbout(contents)).toEqual(bare);
	for (document of ['', 'null', '[]', '{"english":{}}']) expect(findAbout(contents)).toBe(FIRST_ABOUT);
});
