import { create, type Font, type PathCommand } from 'fontkit';
import type { LabelWeight } from '../label-text.ts';
import { splitByFont } from './font-pieces.server.ts';
import { layOutRuns } from './text-direction.ts';
import { fillOutlines, type OutlinePoint, type TextDots } from './text-dots.ts';
import { readWoffFont } from './woff-font.server.ts';

/** Line segments per curve: a letter is a few dozen dots high. */
const STEPS = 8;

const opened = new Map<string, Font>();

function openFont(file: string): Font {
	const font = opened.get(file) ?? create(readWoffFont(file));
	opened.set(file, font);
	return font;
}

/**
 * Rasterises a text in our own fonts, for printers whose font lacks its characters. @param size type size in dots. The
 * baseline starts at 0, 0, or ends there.
 */
export function drawTextDots(mark: {
	text: string;
	rtl: boolean;
	from: 'left' | 'right';
	weight: LabelWeight;
	size: number;
}): TextDots | undefined {
	const outlines: OutlinePoint[][] = [];
	let x = 0;
	for (const { text, font: file } of layOutRuns(mark.text, mark.rtl).flatMap(({ text }) =>
		splitByFont(text, mark.weight),
	)) {
		const font = openFont(file.file);
		const scale = mark.size / font.unitsPerEm;
		const { glyphs, positions } = font.layout(text);
		for (const [index, glyph] of glyphs.entries()) {
			const { xAdvance, xOffset, yOffset } = positions[index] as (typeof positions)[number];
			const [atX, atY] = [x + xOffset * scale, -yOffset * scale];
			outlines.push(...toOutlines(glyph.path.commands, scale, atX, atY));
			x += xAdvance * scale;
		}
	}
	const shift = mark.from === 'right' ? -x : 0;
	return fillOutlines(outlines.map((outline) => outline.map(([px, py]) => [px + shift, py] as const)));
}

function toOutlines(
	commands: readonly PathCommand[],
	scale: number,
	atX: number,
	atY: number,
): OutlinePoint[][] {
	const outlines: OutlinePoint[][] = [];
	let outline: OutlinePoint[] = [];
	const toPage = (x = 0, y = 0): OutlinePoint => [atX + x * scale, atY - y * scale];
	let last: [number, number] = [0, 0];
	for (const { command, args } of commands) {
		if (command === 'moveTo') {
			outline = [];
			outlines.push(outline);
		}
		if (command === 'closePath') continue;
		const points = [last, ...pairs(args)];
		const steps = points.length > 2 ? STEPS : 1;
		for (let step = 1; step <= steps; step++) outline.push(toPage(...onCurve(points, step / steps)));
		last = points.at(-1) as [number, number];
	}
	return outlines.filter(({ length }) => length > 2);
}

function pairs(args: readonly number[]): [number, number][] {
	return args.flatMap((x, index) => (index % 2 === 0 ? [[x, args[index + 1] ?? 0] as [number, number]] : []));
}

/** The point at `part` of a line or Bézier curve (de Casteljau). */
function onCurve(points: readonly (readonly [number, number])[], part: number): [number, number] {
	if (points.length === 1) return points[0] as [number, number];
	const nearer = points.slice(1).map(([x, y], index) => {
		const [fromX, fromY] = points[index] as [number, number];
		return [fromX + (x - fromX) * part, fromY + (y - fromY) * part] as [number, number];
	});
	return onCurve(nearer, part);
}
