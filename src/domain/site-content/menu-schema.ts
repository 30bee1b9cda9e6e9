import { z } from 'zod';
import { issueOf } from '../../platform/i18n/message.ts';
import {
	addressSchema,
	fieldsSchema,
	listSchema,
	partNumberSchema,
	textSchema,
} from '../catalogue/catalogue-text-schema.ts';
import {
	countLabelCharacters,
	hasOwnLink,
	MENU_LIMITS as LIMITS,
	MENU_KINDS,
	type Menu,
	type MenuItem,
} from './menu.ts';

const wordsShape = (max: number, empty = false) => ({
	english: textSchema({ max, empty }),
	french: textSchema({ max, empty }),
});

const link = addressSchema();

const wordedLinkSchema = fieldsSchema({ ...wordsShape(LIMITS.words), link });

/** A line is optional, in both languages or in none. */
const lineSchema = fieldsSchema(wordsShape(LIMITS.line, true)).check(
	({ value: { english, french }, issues }) => {
		if ((english === '') === (french === '')) return;
		const path = [english === '' ? 'english' : 'french'];
		issues.push({ code: 'custom', input: '', path, message: issueOf('validation.empty') });
	},
);

const entryShape = {
	...wordsShape(LIMITS.words),
	link,
	line: lineSchema,
	glove: z.union([z.literal(''), partNumberSchema]),
};

const columnSchema = fieldsSchema({
	...entryShape,
	link: addressSchema({ empty: true }),
	entries: listSchema(fieldsSchema(entryShape), LIMITS.entries),
});

const itemSchema = fieldsSchema({
	kind: z.enum(MENU_KINDS, issueOf('menuDesk.errors.kind')),
	...wordsShape(LIMITS.label),
	link: addressSchema({ empty: true }),
	columns: listSchema(columnSchema, LIMITS.columns),
	guides: listSchema(wordedLinkSchema, LIMITS.guides),
}).check(({ value: { kind, link, columns }, issues }) => {
	if (link === '' && hasOwnLink(kind))
		issues.push({ code: 'custom', input: link, path: ['link'], message: issueOf('validation.empty') });
	if (kind === 'panel' && columns.length === 0)
		issues.push({
			code: 'custom',
			input: columns,
			path: ['columns'],
			message: issueOf('menuDesk.errors.columns'),
		});
});

const footerColumnSchema = fieldsSchema({
	...wordsShape(LIMITS.words),
	links: listSchema(wordedLinkSchema, LIMITS.footerLinks),
});

/** Schema of the menu, for form, API, storage and the first fill alike. */
export const menuSchema = fieldsSchema({
	items: listSchema(itemSchema, LIMITS.items)
		.min(1, issueOf('menuDesk.errors.items'))
		.check(({ value, issues }) => {
			for (const issue of listItemIssues(value)) issues.push({ code: 'custom', input: value, ...issue });
		}),
	footer: listSchema(footerColumnSchema, LIMITS.footer),
}) satisfies z.ZodType<Menu>;

/** The rules between items: a label names one item, and one item at most leads to each fixed place. */
function listItemIssues(items: readonly MenuItem[]): { path: (string | number)[]; message: string }[] {
	const found: { path: (string | number)[]; message: string }[] = [];
	for (const [at, { kind }] of items.entries()) {
		if (!hasOwnLink(kind) && items.findIndex((other) => other.kind === kind) < at)
			found.push({ path: [at, 'kind'], message: issueOf('menuDesk.errors.kindTwice') });
	}
	for (const [language, locale] of [
		['english', 'en'],
		['french', 'fr'],
	] as const) {
		for (const [at, item] of items.entries()) {
			const isTwice = items.findIndex((other) => other[language] === item[language]) < at;
			if (isTwice) found.push({ path: [at, language], message: issueOf('menuDesk.errors.labelTwice') });
		}
		const count = countLabelCharacters(items, locale);
		if (count > LIMITS.labels) {
			const message = issueOf('menuDesk.errors.long', { most: LIMITS.labels, count });
			found.push({ path: [items.length - 1, language], message });
		}
	}
	return found;
}

type Shape = 'text' | readonly [Shape] | { readonly [field: string]: Shape };

const linkShape = { english: 'text', french: 'text', link: 'text' } as const;
const entryForm = { ...linkShape, line: { english: 'text', french: 'text' }, glove: 'text' } as const;
const menuForm: Shape = {
	items: [
		{ kind: 'text', ...linkShape, columns: [{ ...entryForm, entries: [entryForm] }], guides: [linkShape] },
	],
	footer: [{ english: 'text', french: 'text', links: [linkShape] }],
};

function hasShape(value: unknown, shape: Shape): boolean {
	if (shape === 'text') return typeof value === 'string';
	if (Array.isArray(shape)) return Array.isArray(value) && value.every((row) => hasShape(row, shape[0]));
	const fields = (value ?? {}) as Record<string, unknown>;
	return Object.entries(shape).every(([field, inner]) => hasShape(fields[field], inner));
}

/** Whether a value has the form of a menu, valid or not. */
export const isMenuForm = (value: unknown): value is Menu => hasShape(value, menuForm);
