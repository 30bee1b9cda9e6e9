/**
 * Finds measures that style sheets hard-code instead of using the scale (docs/decisions/040-scale.md), one line each.
 * Printed labels are excluded: the documents that draw them use millimetres.
 */

/** Breakpoints of pages: a phone in portrait, a tablet, the back-office's desktop, a desktop, and a one-row header. */
export const WIDTHS = [480, 768, 1024, 1200, 1360];
/** Breakpoints of cards, which do not depend on the window's width: a phone shows two per row, a desktop four. */
export const CARD_WIDTHS = [160, 300, 330];

const LENGTH = /(?<![\w#-])\d*\.?\d+(?:px|r?em|pt|mm|%|vw|vh|cqi|ch)/;
const WIDTH = /\(([^()]*\bwidth\b[^()]*)\)/g;

export function listRawMeasures(css: string): string[] {
	const text = css.replace(/\/\*[\s\S]*?\*\//g, '');
	const paper = cutPaper(text);
	return [
		...listQueries(text).flatMap(listRawWidths),
		...listDeclarations(paper.screen).filter(isRaw).map(write),
		// Paper has its own units.
		...listDeclarations(paper.print)
			.filter(({ name, value }) => isType(name) && /\d(?:px|rem)\b/.test(value))
			.map(write),
	];
}

/** Custom properties used as font sizes, except those of the scale: their values must come from the scale. */
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
	// Visually hidden text must use the base sheet's class instead.
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

/** Separates the rules for the screen from those in `@page` and `@media print`. */
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

/** The index after the closing brace of the block that opens at `open`. */
function findEnd(css: string, open: number): number {
	let depth = 0;
	for (let at = open; at < css.length; at++) {
		if (css[at] === '{') depth++;
		else if (css[at] === '}' && --depth === 0) return at + 1;
	}
	return css.length;
}
