/**
 * Measures that every style sheet takes from one place (docs/decisions/040-scale.md): what it writes by hand instead is
 * named, one line each. Printed labels are measured in millimetres by the documents that draw them and are not asked.
 */

/** Widths at which a page changes: a phone held upright, a tablet, the back-office's desk, a desk, and a header in one row. */
export const WIDTHS = [480, 768, 1024, 1200, 1360];
/** Widths of a card, which the window's say nothing about: two cards share a phone, four a desk. */
export const CARD_WIDTHS = [160, 300, 330];

const LENGTH = /(?<![\w#-])\d*\.?\d+(?:px|r?em|pt|mm|%|vw|vh|cqi|ch)/;
const WIDTH = /\(([^()]*\bwidth\b[^()]*)\)/g;

export function listRawMeasures(css: string): string[] {
	const text = css.replace(/\/\*[\s\S]*?\*\//g, '');
	const paper = cutPaper(text);
	return [
		...listQueries(text).flatMap(listRawWidths),
		...listDeclarations(paper.screen).filter(isRaw).map(write),
		// Paper has its own measure.
		...listDeclarations(paper.print)
			.filter(({ name, value }) => isType(name) && /\d(?:px|rem)\b/.test(value))
			.map(write),
	];
}

/** The names that stand for a size of type, but for those of the scale: they must be filled from it. */
export function listSizeNames(css: string): string[] {
	return listDeclarations(css)
		.filter(({ name }) => isType(name))
		.flatMap(({ value }) => [...value.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name as string))
		.filter((name) => !/^--(?:text|display)/.test(name));
}

type Declaration = { name: string; value: string };

const isType = (name: string) => name === 'font-size' || name === 'font';
const write = ({ name, value }: Declaration) => `${name}: ${value}`;

function isRaw({ name, value }: Declaration): boolean {
	if (isType(name)) return LENGTH.test(value);
	if (/^border(?:-[a-z]+)*-radius$/.test(name)) return LENGTH.test(value);
	if (name === 'box-shadow') return !/^(?:none|inherit|var\(--(?:shadow|edge)-[a-z]+\))$/.test(value);
	// The first line of "only spoken", which is a class of the base sheet.
	return name === 'clip-path' && value === 'inset(50%)';
}

function listDeclarations(css: string): Declaration[] {
	return [...css.matchAll(/(?<=[;{}]\s*)([a-z-][\w-]*)\s*:\s*([^;{}]+)(?=[;}])/g)].map(
		([, name = '', value = '']) => ({ name, value: value.trim().replace(/\s+/g, ' ') }),
	);
}

function listQueries(css: string) {
	return [...css.matchAll(/@(media|container)([^{]*)\{/g)].map(([, kind = '', query = '']) => ({
		kind,
		query,
	}));
}

function listRawWidths({ kind, query }: { kind: string; query: string }): string[] {
	const known = kind === 'container' ? CARD_WIDTHS : WIDTHS;
	return [...query.matchAll(WIDTH)]
		.map(([, feature = '']) => feature)
		.filter((feature) => !known.includes(Number(/^width (?:>=|<) (\d+)px$/.exec(feature)?.[1])))
		.map((feature) => `@${kind} (${feature})`);
}

/** What is for the screen, and what stands in `@page` and `@media print`. */
function cutPaper(css: string): { screen: string; print: string } {
	let screen = '';
	let print = '';
	let from = 0;
	for (const { index } of css.matchAll(/@page\b|@media print\b/g)) {
		if (index < from) continue;
		const end = findEnd(css, css.indexOf('{', index));
		screen += css.slice(from, index);
		print += css.slice(index, end);
		from = end;
	}
	return { screen: screen + css.slice(from), print };
}

/** Behind the brace that closes the block that opens here. */
function findEnd(css: string, open: number): number {
	let depth = 0;
	for (let at = open; at < css.length; at++) {
		if (css[at] === '{') depth++;
		else if (css[at] === '}' && --depth === 0) return at + 1;
	}
	return css.length;
}
