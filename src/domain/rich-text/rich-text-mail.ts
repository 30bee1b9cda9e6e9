import { withFrenchSpaces } from '../../platform/i18n/french-spaces.ts';
import type { Locale } from '../../platform/i18n/locale.ts';
import { localizedPath } from '../../platform/i18n/localized-path.ts';
import { escapeHtml } from '../../platform/mail/compose-mail.ts';
import { formatPartNumber } from '../catalogue/part-numbers/part-number.ts';
import type { GloveCard, Inline, List, ListItem, Mark, RichBlock, RichText, TableCell } from './rich-text.ts';

/** A glove as its card in a mail shows it. */
export type MailGlove = {
	name: string;
	/** One sentence. */
	line: string;
	/** A path of the site; undefined for a glove without a picture that mail programs can show. */
	picture: string | undefined;
};

export type MailTextOptions = {
	locale: Locale;
	/** The address of the site, without a trailing slash. */
	publicUrl: string;
	/** Undefined for a glove that visitors cannot see: its card is left out. */
	findGlove: (partNumber: string) => MailGlove | undefined;
};

const QUIET = 'color:#4c555d';
const LINK = 'color:#b34f00';
const CARD_PICTURE = 144;

/** A text as the HTML of a mail: inline styles and tables, which is what mail programs understand. */
export function renderMailHtml({ content }: RichText, options: MailTextOptions): string {
	return content.map((block) => blockHtml(block, options)).join('\n');
}

function blockHtml(block: RichBlock, options: MailTextOptions): string {
	switch (block.type) {
		case 'paragraph':
			return `<p style="margin:0 0 16px">${lineHtml(block.content, options)}</p>`;
		case 'heading': {
			const { level } = block.attrs;
			const [space, size] = level === 2 ? ['32px 0 8px', 20] : ['24px 0 8px', 17];
			return `<h${level} style="margin:${space};font-size:${size}px;line-height:1.25">${lineHtml(block.content, options)}</h${level}>`;
		}
		case 'bulletList':
		case 'orderedList':
			return listHtml(block, options);
		case 'table':
			return tableHtml(
				block.content.map((row) => row.content),
				options,
			);
		case 'glove':
			return gloveHtml(block, options);
		case 'picture':
			// Only pages have them.
			return '';
	}
}

function listHtml(list: List, options: MailTextOptions): string {
	const name = list.type === 'bulletList' ? 'ul' : 'ol';
	const items = list.content.map((item) => `<li style="margin:0 0 6px">${itemHtml(item, options)}</li>`);
	return `<${name} style="margin:0 0 16px;padding:0 0 0 24px">\n${items.join('\n')}\n</${name}>`;
}

/** An item of one paragraph is a line; more are paragraphs. */
function itemHtml({ content }: ListItem, options: MailTextOptions): string {
	const [only, ...more] = content;
	if (only?.type === 'paragraph' && more.length === 0) return lineHtml(only.content, options);
	return content.map((part) => blockHtml(part, options)).join('\n');
}

function tableHtml(rows: readonly (readonly TableCell[])[], options: MailTextOptions): string {
	const cellHtml = ({ type, attrs, content }: TableCell, row: number) => {
		const name = type === 'tableHeader' ? 'th' : 'td';
		const scope = type === 'tableHeader' ? ` scope="${row === 0 ? 'col' : 'row'}"` : '';
		const spans = `${attrs.colspan > 1 ? ` colspan="${attrs.colspan}"` : ''}${attrs.rowspan > 1 ? ` rowspan="${attrs.rowspan}"` : ''}`;
		const lines = content.map((part) => lineHtml(part.content, options)).join('<br>');
		return `<${name}${scope}${spans} class="line" style="padding:8px 12px;border:1px solid #c9cfd4;text-align:left;vertical-align:top">${lines}</${name}>`;
	};
	const body = rows.map((cells, at) => `<tr>${cells.map((cell) => cellHtml(cell, at)).join('')}</tr>`);
	return `<table class="line" style="margin:0 0 16px;border-collapse:collapse">\n${body.join('\n')}\n</table>`;
}

function gloveHtml({ attrs: { partNumber } }: GloveCard, options: MailTextOptions): string {
	const glove = options.findGlove(partNumber);
	if (!glove) return '';
	const href = escapeHtml(gloveAddress(partNumber, options));
	const picture = glove.picture
		? `<td width="${CARD_PICTURE}" style="padding:0;vertical-align:top;background:#e7e3dc"><a href="${href}"><img src="${escapeHtml(options.publicUrl + glove.picture)}" width="${CARD_PICTURE}" height="${CARD_PICTURE}" alt="" style="display:block;border:0;width:${CARD_PICTURE}px;height:${CARD_PICTURE}px;object-fit:cover"></a></td>`
		: '';
	return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" class="line" style="margin:0 0 16px;border:1px solid #c9cfd4"><tr>${picture}<td style="padding:14px 16px;vertical-align:top"><p class="quiet" style="margin:0;${QUIET};font:bold 14px/1.4 Consolas,Menlo,monospace">${escapeHtml(formatPartNumber(partNumber))}</p><p style="margin:2px 0 6px;font-size:18px;font-weight:bold;line-height:1.25"><a href="${href}" style="${LINK}">${escapeHtml(glove.name)}</a></p><p style="margin:0;font-size:15px;line-height:1.4">${escapeHtml(glove.line)}</p></td></tr></table>`;
}

function lineHtml(content: readonly Inline[], options: MailTextOptions): string {
	return content
		.map((part) => {
			if (part.type === 'hardBreak') return '<br>';
			const text = escapeHtml(inLanguage(part.text, options.locale));
			return (part.marks ?? []).reduceRight((inside, mark) => markHtml(inside, mark, options), text);
		})
		.join('');
}

function markHtml(inside: string, mark: Mark, options: MailTextOptions): string {
	if (mark.type === 'bold') return `<strong>${inside}</strong>`;
	if (mark.type === 'italic') return `<em>${inside}</em>`;
	const href = addressOf(mark.attrs.href, options);
	return href === undefined ? inside : `<a href="${escapeHtml(href)}" style="${LINK}">${inside}</a>`;
}

/** A text as the plain part of a mail. */
export function renderMailText({ content }: RichText, options: MailTextOptions): string {
	return content
		.map((block) => blockText(block, options))
		.filter((text) => text !== '')
		.join('\n\n');
}

function blockText(block: RichBlock, options: MailTextOptions): string {
	switch (block.type) {
		case 'heading':
		case 'paragraph':
			return lineText(block.content, options);
		case 'bulletList':
		case 'orderedList':
			return listText(block, options);
		case 'table':
			return block.content
				.map((row) =>
					row.content
						.map((cell) => cell.content.map((part) => lineText(part.content, options)).join(' '))
						.join(' | '),
				)
				.join('\n');
		case 'glove': {
			const { partNumber } = block.attrs;
			const glove = options.findGlove(partNumber);
			if (!glove) return '';
			return `${formatPartNumber(partNumber)} ${glove.name}\n${glove.line}\n${gloveAddress(partNumber, options)}`;
		}
		case 'picture':
			return '';
	}
}

function listText(list: List, options: MailTextOptions): string {
	return list.content
		.map((item, at) => {
			const mark = list.type === 'bulletList' ? '-' : `${at + 1}.`;
			const text = item.content.map((part) => blockText(part, options)).join('\n');
			return `${mark} ${text.replaceAll('\n', `\n${' '.repeat(mark.length + 1)}`)}`;
		})
		.join('\n');
}

/** A link's address stands behind its words, once for all pieces of the same link. */
function lineText(content: readonly Inline[], options: MailTextOptions): string {
	let text = '';
	for (const [at, part] of content.entries()) {
		if (part.type === 'hardBreak') {
			text += '\n';
			continue;
		}
		text += inLanguage(part.text, options.locale);
		const href = hrefOf(part);
		if (href === undefined || href === hrefOf(content[at + 1])) continue;
		const address = addressOf(href, options);
		if (address !== undefined && !text.endsWith(address.replace(/^(?:mailto|tel):/, '')))
			text += ` (${address})`;
	}
	return text;
}

function hrefOf(part: Inline | undefined): string | undefined {
	if (part?.type !== 'text') return undefined;
	return (part.marks ?? []).flatMap((mark) => (mark.type === 'link' ? mark.attrs.href : []))[0];
}

/** Where a link leads from a mail; undefined for a place on the page, which a mail has not. */
function addressOf(href: string, { locale, publicUrl }: MailTextOptions): string | undefined {
	if (href.startsWith('#')) return undefined;
	return href.startsWith('/') ? publicUrl + localizedPath(href, locale) : href;
}

const gloveAddress = (partNumber: string, options: MailTextOptions) =>
	addressOf(`/products/${partNumber}`, options) as string;

const inLanguage = (text: string, locale: Locale) => (locale === 'fr' ? withFrenchSpaces(text) : text);
