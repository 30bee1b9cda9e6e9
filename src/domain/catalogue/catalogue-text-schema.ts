import { z } from 'zod';
import { findTextError, tidyText } from '../../platform/text/visible-text.ts';
import { isReservedSlug, normalisePartNumber } from './part-numbers/part-number.ts';
import { findAddressError } from './plain-text.ts';

type TextRules = {
	/** Max length in characters, after normalization. */
	max: number;
	/** Whether the text may be empty. */
	empty?: boolean;
	/** Whether line breaks are allowed. */
	lines?: boolean;
};

/** The error message for a value of the wrong type. */
export function mustBe(kind: string) {
	return { error: (issue: { input?: unknown }) => nameKind(issue.input, kind) };
}

function nameKind(input: unknown, kind: string): string {
	return input === undefined ? 'is missing' : `must be ${kind}`;
}

/** Text in its stored form (docs/behaviour.md, "Stored text"), with a max length. */
export function textSchema({ max, empty = false, lines = false }: TextRules) {
	return z
		.string(mustBe('text'))
		.overwrite(tidyText)
		.check((context) => {
			const message = findTextMessage(context.value, { max, empty, lines });
			if (message !== undefined) context.issues.push({ code: 'custom', input: context.value, message });
		});
}

function findTextMessage(text: string, { max, empty, lines }: Required<TextRules>): string | undefined {
	if (text === '' && !empty) return 'must not be empty';
	if (text.length > max) return `must have at most ${max} characters; it has ${text.length}`;
	return findTextError(text, lines);
}

/** An address that a page may link or show: https: or a path on this site. */
export function addressSchema({ empty = false }: { empty?: boolean } = {}) {
	return textSchema({ max: 2048, empty }).check((context) => {
		const error = context.value === '' ? undefined : findAddressError(context.value);
		if (error !== undefined) context.issues.push({ code: 'custom', input: context.value, message: error });
	});
}

/** A part number, normalized to its stored form. */
export const partNumberSchema = z
	.string(mustBe('text'))
	.overwrite((text) => normalisePartNumber(text) ?? text)
	.check((context) => {
		const message = findPartNumberMessage(context.value);
		if (message !== undefined) context.issues.push({ code: 'custom', input: context.value, message });
	});

function findPartNumberMessage(partNumber: string): string | undefined {
	if (partNumber.trim() === '') return 'must not be empty';
	if (normalisePartNumber(partNumber) === undefined) {
		return 'must begin with a letter or digit and hold only letters, digits, ".", "_" and "-", at most 64';
	}
	if (isReservedSlug(partNumber)) return `"${partNumber}" is the address of a page, so no part number`;
	return undefined;
}

/** A list with a max length; a longer one is rejected as a whole. */
export function listSchema<Item extends z.ZodType>(item: Item, max: number) {
	return z.array(item, mustBe('a list')).max(max, `must have at most ${max} entries`);
}

/** An object with exactly these fields; unknown fields are rejected by name, so that nothing is dropped silently. */
export function fieldsSchema<Shape extends z.ZodRawShape>(shape: Shape) {
	return z.strictObject(shape, {
		error: (issue) => {
			if (issue.code !== 'unrecognized_keys') return nameKind(issue.input, 'an object');
			const names = issue.keys.slice(0, 5).map((key) => `"${key.slice(0, 40)}"`);
			return `has no field ${names.join(', ')}`;
		},
	});
}

/**
 * An object of names and texts, such as sizes. Names that every object inherits (`__proto__`, `constructor`…) are
 * rejected before any look-up by name.
 */
export function namedTextsSchema(
	key: z.ZodType<string, string>,
	value: z.ZodType<string, string>,
	max: number,
) {
	return z
		.unknown()
		.check((context) => {
			const message = findNamesMessage(context.value, max);
			if (message !== undefined) context.issues.push({ code: 'custom', input: context.value, message });
		})
		.pipe(
			z.record(key, value, {
				error: (issue) =>
					issue.code === 'invalid_key'
						? issue.issues[0]?.message
						: nameKind(issue.input, 'an object of names and texts'),
			}),
		);
}

function findNamesMessage(value: unknown, max: number): string | undefined {
	if (typeof value !== 'object' || value === null) return undefined;
	const names = Object.keys(value).map(tidyText);
	if (names.length > max) return `must have at most ${max} entries; it has ${names.length}`;
	const reserved = names.find((name) => name === 'prototype' || name in Object.prototype);
	if (reserved !== undefined) return `"${reserved}" can't be used as a name`;
	const repeated = names.find((name, index) => names.indexOf(name) !== index);
	return repeated === undefined ? undefined : `"${repeated.slice(0, 40)}" is given twice`;
}
