import { join } from 'node:path';
import type { LabelWeight } from '../label-text.ts';

/** The scripts covered by the label fonts. */
type Script = 'latin' | 'latin-ext' | 'other' | 'arabic' | 'hebrew';

export type LabelFont = { name: string; script: Script; weight: LabelWeight; file: string };

/** Characters missing from our main font: Vietnamese and other extended Latin, Greek, Cyrillic. */
const OTHER_SCRIPTS = ['latin-ext', 'vietnamese', 'greek', 'greek-ext', 'cyrillic', 'cyrillic-ext'];

const FOLDER = join(import.meta.dirname, 'fonts');

/**
 * Latin first: a character found in several files is drawn from the first one. The browser's list is label-fonts.css.
 */
export const LABEL_FONTS: readonly LabelFont[] = [
	...([400, 700, 800] as const).flatMap((weight) => [
		fontFile('latin', 'atkinson-hyperlegible-next-latin', weight),
		fontFile('latin-ext', 'atkinson-hyperlegible-next-latin-ext', weight),
	]),
	...([400, 800] as const).flatMap((weight) => [
		...OTHER_SCRIPTS.map((script) => fontFile('other', `noto-sans-${script}`, weight)),
		fontFile('hebrew', 'noto-sans-hebrew-hebrew', weight),
		fontFile('arabic', 'noto-sans-arabic-arabic', weight),
	]),
];

function fontFile(script: Script, family: string, weight: LabelWeight): LabelFont {
	const name = `${family}-${weight}`;
	return { name, script, weight, file: join(FOLDER, `${name}-normal.woff`) };
}
