import { z } from 'zod';
import { issueFrom, issueOf, type MessageId, say } from '../../platform/i18n/message.ts';
import { isPictureAddress } from '../../platform/storage/uploaded-picture.ts';
import { findTextError } from '../../platform/text/broken-character.ts';
import { tidyText } from '../../platform/text/visible-text.ts';
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
export function mustBe(kind: MessageId) {
	return { error: (issue: { input?: unknown }) => nameKind(issue.input, kind) };
}

function nameKind(input: unknown, kind: MessageId): string {
	return issueOf(input === undefined ? 'validation.missing' : kind);
}

/** Text in its stored form (docs/behaviour.md, "Stored text"), with a max length. */
export function textSchema({ max, empty = false, lines = false }: TextRules) {
	return z
		.string(mustBe('validation.text'))
		.overwrite(tidyText)
		.check((context) => {
			const message = findTextMessage(context.value, { max, empty, lines });
			if (message !== undefined) context.issues.push({ code: 'custom', input: context.value, message });
		});
}

function findTextMessage(text: string, { max, empty, lines }: Required<TextRules>): string | undefined {
	if (text === '' && !empty) return issueOf('validation.empty');
	if (text.length > max) return issueOf('validation.longTextHere', { most: max, count: text.length });
	const error = findTextError(text, lines);
	return error && issueFrom(error);
}

/** An address that a page may link or show: https: or a path on this site. */
export function addressSchema({ empty = false }: { empty?: boolean } = {}) {
	return textSchema({ max: 2048, empty }).check((context) => {
		const error = context.value === '' ? undefined : findAddressError(context.value);
		if (error === undefined) return;
		context.issues.push({ code: 'custom', input: context.value, message: issueOf(error) });
	});
}

/** The address of an uploaded picture. Where only those are taken, no page loads a picture from elsewhere. */
export const uploadedPictureSchema = z
	.string(mustBe('validation.text'))
	.refine(isPictureAddress, issueOf('validation.uploadedPicture'));

/** A part number, normalized to its stored form. */
export const partNumberSchema = z
	.string(mustBe('validation.text'))
	.overwrite((text) => normalisePartNumber(text) ?? text)
	.check((context) => {
		const message = findPartNumberMessage(context.value);
		if (message !== undefined) context.issues.push({ code: 'custom', input: context.value, message });
	});

function findPartNumberMessage(partNumber: string): string | undefined {
	if (partNumber.trim() === '') return issueOf('validation.empty');
	if (normalisePartNumber(partNumber) === undefined) {
		return issueOf('validation.partNumberForm');
	}
	if (isReservedSlug(partNumber)) return issueOf('validation.pageAddress', { partNumber });
	return undefined;
}

/** A list with a max length; a longer one is rejected as a whole. */
export function listSchema<Item extends z.ZodType>(item: Item, max: number) {
	return z.array(item, mustBe('validation.list')).max(max, issueOf('validation.manyEntries', { most: max }));
}

/** An object with exactly these fields; unknown fields are rejected by name, so that nothing is dropped silently. */
export function fieldsSchema<Shape extends z.ZodRawShape>(shape: Shape) {
	return z.strictObject(shape, {
		error: (issue) => {
			if (issue.code !== 'unrecognized_keys') return nameKind(issue.input, 'validation.object');
			const names = issue.keys
				.slice(0, 5)
				.map((key) => say('problems.quoted.field', { text: key.slice(0, 40) }));
			return issueOf('validation.noField', { names });
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
						: nameKind(issue.input, 'validation.objectOfTexts'),
			}),
		);
}

function findNamesMessage(value: unknown, max: number): string | undefined {
	if (typeof value !== 'object' || value === null) return undefined;
	const names = Object.keys(value).map(tidyText);
	if (names.length > max) return issueOf('validation.manyEntriesHere', { most: max, count: names.length });
	const reserved = names.find((name) => name === 'prototype' || name in Object.prototype);
	if (reserved !== undefined) return issueOf('validation.reservedName', { name: reserved });
	const repeated = names.find((name, index) => names.indexOf(name) !== index);
	return repeated === undefined
		? undefined
		: issueOf('validation.givenTwice', { text: repeated.slice(0, 40) });
}
