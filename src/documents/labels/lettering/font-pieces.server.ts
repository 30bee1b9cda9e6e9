import { create } from 'fontkit';
import { LABEL_FONTS, type LabelFont } from './label-fonts.server.ts';
import { readWoffFont } from './woff-font.server.ts';

/** A run of text and the font file that draws it. */
type Piece = { text: string; font: LabelFont };

/** Splits a run by font file. A space belongs to the text before it. */
export function splitByFont(text: string, weight: number): Piece[] {
	const pieces: Piece[] = [];
	// A letter and its accents stay together if one file has all of them.
	for (const cluster of text.match(/\P{M}\p{M}*|\p{M}+/gu) ?? []) {
		const last = pieces.at(-1);
		const font = last && hasCharacters(last.font, cluster) ? last.font : findFont(cluster, weight);
		for (const part of font ? [cluster] : cluster) {
			const partFont = font ?? fontOf(part, weight);
			const before = pieces.at(-1);
			if (before?.font === partFont) before.text += part;
			else pieces.push({ text: part, font: partFont });
		}
	}
	return pieces;
}

/** The file that draws a character: of the given weight, otherwise the next heavier one. */
function fontOf(character: string, weight: number): LabelFont {
	return findFont(character, weight) ?? (LABEL_FONTS[0] as LabelFont);
}

/** The first file of that weight, or the next heavier one, that has all of these characters. */
function findFont(characters: string, weight: number): LabelFont | undefined {
	return LABEL_FONTS.filter((font) => font.weight >= weight)
		.toSorted((one, other) => one.weight - other.weight)
		.find((font) => hasCharacters(font, characters));
}

const hasCharacters = (font: LabelFont, characters: string) =>
	[...characters].every((character) => hasCharacter(font, character));

const coverage = new Map<string, ReadonlySet<number>>();

function hasCharacter(font: LabelFont, character: string): boolean {
	let covered = coverage.get(font.file);
	if (!covered) {
		covered = readCoverage(font);
		coverage.set(font.file, covered);
	}
	return covered.has(character.codePointAt(0) ?? 0);
}

/** The characters of a font file. */
function readCoverage({ file }: LabelFont): ReadonlySet<number> {
	return new Set(create(readWoffFont(file)).characterSet);
}
