import { expect, test } from 'vitest';
import type { z } from 'zod';
import { ABOUT_RULES } from './about/about.ts';
import { aboutSchema, isAboutForm } from './about/about-schema.ts';
import { FIRST_ABOUT } from './about/stored-about.server.ts';
import type { PageWords, WordRules } from './page-words.ts';
import { SIZING_RULES } from './sizing/sizing.ts';
import { isSizingForm, sizingSchema } from './sizing/sizing-schema.ts';
import { FIRST_SIZING, findSizing } from './sizing/stored-sizing.server.ts';
import { isStickForm, stickGuideSchema } from './stick-guide/stick-guide-schema.ts';
import { STICK_RULES } from './stick-guide/stick-guide-words.ts';
import { FIRST_STICK_GUIDE } from './stick-guide/stored-stick-guide.server.ts';

type Worded = { english: PageWords; french: PageWords };
type Page = {
	first: Worded;
	rules: WordRules<string>;
	schema: z.ZodType;
	isForm: (value: unknown) => boolean;
};

const PAGES: Record<string, Page> = {
	about: { first: FIRST_ABOUT, rules: ABOUT_RULES, schema: aboutSchema, isForm: isAboutForm },
	'stick guide': {
		first: FIRST_STICK_GUIDE,
		rules: STICK_RULES,
		schema: stickGuideSchema,
		isForm: isStickForm,
	},
	sizing: { first: FIRST_SIZING, rules: SIZING_RULES, schema: sizingSchema, isForm: isSizingForm },
};

test.each(Object.entries(PAGES))('%s: every word has a limit, and none may be empty', (_, page) => {
	const { first, rules, schema, isForm } = page;
	const errorsOf = (value: unknown) =>
		schema.safeParse(value).error?.issues.map(({ path }) => path.join('.')) ?? [];
	const withFrench = (words: object) => ({ ...first, french: { ...first.french, ...words } });
	expect(errorsOf(first)).toEqual([]);
	expect(isForm(first)).toBe(true);
	for (const value of [null, 7, [], {}, { english: {}, french: {} }]) expect(isForm(value)).toBe(false);
	expect(errorsOf({ ...first, more: 1 })).toEqual(['']);
	for (const [word, max] of Object.entries(rules.limits)) {
		expect(errorsOf(withFrench({ [word]: 'x'.repeat(max) })), word).toEqual([]);
		expect(errorsOf(withFrench({ [word]: 'x'.repeat(max + 1) })), word).toEqual([`french.${word}`]);
		expect(errorsOf(withFrench({ [word]: ' ' })), word).toEqual([`french.${word}`]);
		const lines = errorsOf(withFrench({ [word]: 'a\n\nb' }));
		expect(lines, word).toEqual(rules.long?.has(word) ? [] : [`french.${word}`]);
	}
});

test('a sizing guide that cannot be read is the first one', () => {
	const found = (document: string | undefined) => findSizing({ findContent: () => document });
	expect(found(undefined)).toEqual(FIRST_SIZING);
	expect(found('{"english":{}}')).toEqual(FIRST_SIZING);
	const changed = { ...FIRST_SIZING, english: { ...FIRST_SIZING.english, note: 'Ask for a sample.' } };
	expect(found(JSON.stringify(changed)).english.note).toBe('Ask for a sample.');
});
