import { formatPartNumber } from '../catalogue/part-numbers/part-number.ts';

/**
 * A text with headings, lists, tables and links, as plain data: the document of the editor
 * (https://prosemirror.net/docs/guide/#doc.data_structures), without what our pages do not show.
 */
export type RichText = { type: 'doc'; content: RichBlock[] };

export type RichBlock = Heading | Paragraph | List | Table | GloveCard | PictureBlock;

/** A glove of the range as a card, in texts that may have them: issues of the newsletter. */
export type GloveCard = { type: 'glove'; attrs: { partNumber: string } };

/** An uploaded picture and what it shows, in texts that may have them: pages of the site. */
type PictureBlock = { type: 'picture'; attrs: { src: string; alt: string } };

type Heading = {
	type: 'heading';
	attrs: {
		/** 2 begins a section of the page. */
		level: 2 | 3;
		/** The section's anchor; made from its words if it has none. */
		anchor: string | null;
	};
	content: Inline[];
};

export type Paragraph = { type: 'paragraph'; content: Inline[] };

export type List = { type: 'bulletList' | 'orderedList'; content: ListItem[] };

export type ListItem = { type: 'listItem'; content: (Paragraph | List)[] };

type Table = { type: 'table'; content: TableRow[] };

type TableRow = { type: 'tableRow'; content: TableCell[] };

export type TableCell = {
	type: 'tableHeader' | 'tableCell';
	attrs: { colspan: number; rowspan: number };
	content: Paragraph[];
};

export type Inline = { type: 'text'; text: string; marks?: Mark[] } | { type: 'hardBreak' };

/** `href`: the English path of a page of the site, or an https:, mailto: or tel: address. */
export type Mark = { type: 'bold' } | { type: 'italic' } | { type: 'link'; attrs: { href: string } };

export const RICH_TEXT_LIMITS = {
	/** Of a document. */
	blocks: 400,
	/** Of a block: words with their marks, items of a list, rows and cells of a table. */
	parts: 200,
	/** Characters of a text with the same marks. */
	text: 5_000,
	/** What a picture shows. */
	alt: 200,
} as const;

/** A section of a page: a heading of level 2 and what follows it. What comes before the first has no heading. */
export type RichSection = { id: string; heading: Heading | undefined; blocks: RichBlock[] };

/** A text by its sections, each with an anchor that is unique in it. */
export function listSections(text: RichText): RichSection[] {
	const sections: RichSection[] = [];
	const taken = new Set<string>();
	for (const block of text.content) {
		const isHead = block.type === 'heading' && block.attrs.level === 2;
		if (isHead) sections.push({ id: freeAnchor(anchorOf(block), taken), heading: block, blocks: [] });
		else if (sections.length === 0) sections.push({ id: '', heading: undefined, blocks: [block] });
		else sections.at(-1)?.blocks.push(block);
	}
	return sections;
}

function anchorOf(heading: Heading): string {
	if (heading.attrs.anchor) return heading.attrs.anchor;
	const words = inlineText(heading.content)
		.normalize('NFD')
		.replace(/\p{M}/gu, '')
		.toLowerCase()
		.replace(/[^a-z0-9]+/g, '-')
		.replace(/^-|-$/g, '');
	return words.slice(0, 60) || 'section';
}

function freeAnchor(wanted: string, taken: Set<string>): string {
	let anchor = wanted;
	for (let count = 2; taken.has(anchor); count++) anchor = `${wanted}-${count}`;
	taken.add(anchor);
	return anchor;
}

/** The words of a line; a line break in it is a space. */
export function inlineText(content: readonly Inline[]): string {
	return content.map((part) => (part.type === 'text' ? part.text : ' ')).join('');
}

/** The words of a text, a line for each heading, paragraph and cell. */
export function listLines(text: RichText): string[] {
	return text.content.flatMap(linesOf);
}

function linesOf(block: RichBlock | ListItem | TableRow | TableCell): string[] {
	if (block.type === 'heading' || block.type === 'paragraph') return [inlineText(block.content)];
	if (block.type === 'glove') return [formatPartNumber(block.attrs.partNumber)];
	if (block.type === 'picture') return [block.attrs.alt];
	return block.content.flatMap(linesOf);
}

/** The addresses that a text links to, each once. */
export function listLinks(text: RichText): string[] {
	return [...new Set(text.content.flatMap(linksOf))];
}

function linksOf(block: RichBlock | ListItem | TableRow | TableCell): string[] {
	if (block.type === 'glove' || block.type === 'picture') return [];
	if (block.type !== 'heading' && block.type !== 'paragraph') return block.content.flatMap(linksOf);
	return block.content.flatMap((part) =>
		part.type === 'text'
			? (part.marks ?? []).flatMap((mark) => (mark.type === 'link' ? mark.attrs.href : []))
			: [],
	);
}

/** The gloves that a text shows as cards, each once. */
export function listGloves(text: RichText): string[] {
	return [
		...new Set(text.content.flatMap((block) => (block.type === 'glove' ? block.attrs.partNumber : []))),
	];
}

/** Parts that hold no others. */
const LEAVES: ReadonlySet<string> = new Set(['text', 'hardBreak', 'glove', 'picture']);

/** What an editor left unfinished, in a form that can be read: each part has its contents, if none. */
export function withContents(typed: object): RichText {
	const fill = (part: { type?: string; content?: object[] }): object =>
		part.type !== undefined && LEAVES.has(part.type)
			? part
			: { ...part, content: (part.content ?? []).map(fill) };
	return fill(typed) as RichText;
}

/** Whether a value can be read as a text, valid or not. */
export function isReadableText(value: unknown): value is RichText {
	const isReadable = (part: unknown): boolean => {
		if (typeof part !== 'object' || part === null) return false;
		const { type, text, content, attrs } = part as Record<string, unknown>;
		if (type === 'text') return typeof text === 'string';
		if (type === 'hardBreak') return true;
		const has = (name: string) => typeof (attrs as Record<string, unknown> | undefined)?.[name] === 'string';
		if (type === 'glove') return has('partNumber');
		if (type === 'picture') return has('src') && has('alt');
		if (['heading', 'tableCell', 'tableHeader'].includes(String(type)) && !attrs) return false;
		return Array.isArray(content) && content.every(isReadable);
	};
	return isReadable(value) && (value as { type: unknown }).type === 'doc';
}
