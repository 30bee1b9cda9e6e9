import { z } from 'zod';
import { englishPath } from '../../platform/i18n/localized-path.ts';
import { issueFrom, issueOf, type MessageId } from '../../platform/i18n/message.ts';
import { parseEmailAddress } from '../../platform/mail/email-address.ts';
import { findTextError } from '../../platform/text/broken-character.ts';
import { tidyText } from '../../platform/text/visible-text.ts';
import {
	listSchema,
	mustBe,
	partNumberSchema,
	textSchema,
	uploadedPictureSchema,
} from '../catalogue/catalogue-text-schema.ts';
import { findAddressError } from '../catalogue/plain-text.ts';
import {
	type Inline,
	inlineText,
	RICH_TEXT_LIMITS as LIMITS,
	type List,
	type Paragraph,
	type RichBlock,
	type RichText,
} from './rich-text.ts';

/** A piece of a line in its stored form; unlike a whole text it may begin or end with a space. */
function tidyPiece(text: string): string {
	const tidy = tidyText(text);
	if (tidy === '') return /^\s/.test(text) ? ' ' : '';
	return `${/^\s/.test(text) ? ' ' : ''}${tidy}${/\s$/.test(text) ? ' ' : ''}`;
}

const piece = z
	.string(mustBe('validation.text'))
	.overwrite(tidyPiece)
	.check(({ value, issues }) => {
		const message = findPieceMessage(value);
		if (message !== undefined) issues.push({ code: 'custom', input: value, message });
	});

function findPieceMessage(text: string): string | undefined {
	if (text.length > LIMITS.text)
		return issueOf('validation.longText', { most: LIMITS.text, count: text.length });
	const broken = findTextError(text);
	return broken && issueFrom(broken);
}

/** Where a link leads, as typed: an email address and a phone number get their scheme. */
export function tidyLink(typed: string): string {
	const text = tidyText(typed);
	if (parseEmailAddress(text) !== undefined) return `mailto:${text}`;
	if (/^\+?[\d().\s-]{7,24}$/.test(text)) return `tel:${text.replace(/[^\d+]/g, '')}`;
	if (/^www\./i.test(text)) return `https://${text}`;
	// A page has one name for both languages; the link leads to it in the language of the reader.
	return text.startsWith('/') ? englishPath(text) : text;
}

/** Why a link may not lead there, or undefined. */
export function findLinkError(href: string): MessageId | undefined {
	if (href.startsWith('mailto:'))
		return parseEmailAddress(href.slice(7)) === undefined ? 'validation.link' : undefined;
	if (href.startsWith('tel:')) return /^tel:\+?\d{7,15}$/.test(href) ? undefined : 'validation.link';
	if (href.startsWith('#')) return /^#[\p{L}\p{N}-]+$/u.test(href) ? undefined : 'validation.link';
	return href === '' || href.length > 2048 ? 'validation.link' : findAddressError(href);
}

const href = z
	.string(mustBe('validation.text'))
	.overwrite(tidyLink)
	.check(({ value, issues }) => {
		const error = findLinkError(value);
		if (error) issues.push({ code: 'custom', input: value, message: issueOf(error) });
	});

const unknownPart = { error: () => issueOf('validation.richText.part') };

/** What the editor adds to a part, such as the window of a link, is left out. */
const mark = z.discriminatedUnion(
	'type',
	[
		z.object({ type: z.literal('bold') }),
		z.object({ type: z.literal('italic') }),
		z.object({ type: z.literal('link'), attrs: z.object({ href }) }),
	],
	unknownPart,
);

const inline = z.discriminatedUnion(
	'type',
	[
		z.object({
			type: z.literal('text'),
			text: piece,
			marks: z
				.array(mark, mustBe('validation.list'))
				.max(3, issueOf('validation.manyEntries', { most: 3 }))
				.optional(),
		}),
		z.object({ type: z.literal('hardBreak') }),
	],
	unknownPart,
);

/** A line: no empty pieces, no space and no break at its ends. */
const line = listSchema(inline, LIMITS.parts)
	.default([])
	.transform((parts): Inline[] => {
		const isEmpty = (part: Inline | undefined) =>
			part !== undefined && (part.type === 'hardBreak' || part.text.trim() === '');
		let [from, to] = [0, parts.length];
		while (isEmpty(parts[from])) from++;
		while (to > from && isEmpty(parts[to - 1])) to--;
		return parts
			.slice(from, to)
			.map((part, at, all): Inline => {
				if (part.type === 'hardBreak') return part;
				let { text } = part;
				if (at === 0) text = text.trimStart();
				if (at === all.length - 1) text = text.trimEnd();
				return part.marks && part.marks.length > 0
					? { type: 'text', text, marks: part.marks }
					: { type: 'text', text };
			})
			.filter((part) => part.type === 'hardBreak' || part.text !== '');
	});

const paragraph = z.object({ type: z.literal('paragraph'), content: line });

const heading = z.object({
	type: z.literal('heading'),
	attrs: z.object({
		level: z.union([z.literal(2), z.literal(3)], issueOf('validation.richText.level')),
		anchor: z
			.string(mustBe('validation.text'))
			.regex(/^[a-z0-9-]{1,60}$/, issueOf('validation.richText.anchor'))
			.nullish()
			.transform((anchor) => anchor ?? null),
	}),
	content: line,
});

/** A list whose items hold such parts. */
function listOf(inside: z.ZodType<Paragraph | List>) {
	return z.object({
		type: z.enum(['bulletList', 'orderedList']),
		content: listSchema(
			z.object({ type: z.literal('listItem', unknownPart), content: listSchema(inside, LIMITS.parts) }),
			LIMITS.parts,
		).transform((items) => items.filter(({ content }) => content.some((part) => !isEmptyBlock(part)))),
	});
}

const paragraphs = z.discriminatedUnion('type', [paragraph], unknownPart);
const lists = z.discriminatedUnion('type', [paragraph, listOf(paragraphs)], unknownPart);
/** A list that may hold lists, which may hold lists: a hostile document cannot nest without end. */
const list = listOf(z.discriminatedUnion('type', [paragraph, listOf(lists)], unknownPart));

const span = z.number(mustBe('validation.number')).int().min(1).max(20).default(1);

const cell = z.object({
	type: z.enum(['tableHeader', 'tableCell'], unknownPart),
	attrs: z.object({ colspan: span, rowspan: span }).default({ colspan: 1, rowspan: 1 }),
	content: listSchema(paragraph, LIMITS.parts).default([]),
});

const table = z.object({
	type: z.literal('table'),
	content: listSchema(
		z.object({ type: z.literal('tableRow', unknownPart), content: listSchema(cell, 20) }),
		LIMITS.parts,
	),
});

const picture = z.object({
	type: z.literal('picture'),
	attrs: z.object({ src: uploadedPictureSchema, alt: textSchema({ max: LIMITS.alt }) }),
});
const blockOrPicture = z.discriminatedUnion('type', [paragraph, heading, list, table, picture], unknownPart);

const glove = z.object({ type: z.literal('glove'), attrs: z.object({ partNumber: partNumberSchema }) });
const blockOrGlove = z.discriminatedUnion('type', [paragraph, heading, list, table, glove], unknownPart);

/** Whether a part says nothing; a paragraph without words is how editors leave a gap. */
function isEmptyBlock(part: RichBlock): boolean {
	if (part.type === 'glove' || part.type === 'picture') return false;
	if (part.type === 'paragraph' || part.type === 'heading') return inlineText(part.content).trim() === '';
	return part.content.length === 0;
}

/** A text of such parts, without the empty ones. */
function textOf(part: z.ZodType<RichBlock>) {
	return z
		.object(
			{ type: z.literal('doc', unknownPart), content: listSchema(part, LIMITS.blocks) },
			mustBe('validation.object'),
		)
		.transform(
			({ content }): RichText => ({ type: 'doc', content: content.filter((part) => !isEmptyBlock(part)) }),
		);
}

/**
 * A text with headings, lists, tables, pictures and links, in its stored form, for form, API, storage and the first fill
 * alike.
 */
export const richTextSchema = textOf(blockOrPicture).refine(
	({ content }) => content.length > 0,
	issueOf('validation.empty'),
);

/** A text with cards of gloves instead of pictures, and empty while nobody has written it. */
export const richDraftSchema = textOf(blockOrGlove);
