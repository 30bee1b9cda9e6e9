/** Lists possible base forms of an English word. The caller drops those that are in no list of base forms. */

const undouble = (stem: string) => (/([bdfgklmnprtvz])\1$/.test(stem) ? stem.slice(0, -1) : stem);
const withoutEnd = (word: string, length: number) => word.slice(0, word.length - length);
/** Min letters in a stem: "t" + "ying" is no verb. */
const MIN_STEM_LENGTH = 2;

function strip(word: string, ending: string): string[] {
	if (!word.endsWith(ending) || word.length - ending.length < MIN_STEM_LENGTH) return [];
	return [withoutEnd(word, ending.length)];
}

/** "boxes" -> "box", "berries" -> "berry", "planks" -> "plank". */
export function listSingulars(word: string): string[] {
	if (!word.endsWith('s') || word.endsWith('ss')) return [];
	return [
		...strip(word, 's').filter((stem) => !/[^aeiou]y$/.test(stem)),
		...strip(word, 'es').filter((stem) => /(?:[sxzo]|[cs]h)$/.test(stem)),
		...strip(word, 'ies').map((stem) => `${stem}y`),
		...strip(word, 'ves').map((stem) => `${stem}f`),
	];
}

/** "fitting" and "fitted" -> "fit", "tying" -> "tie", "carried" -> "carry". */
export function listInfinitives(word: string): string[] {
	return [
		...listSingulars(word),
		...strip(word, 'ying').map((stem) => `${stem}ie`),
		...strip(word, 'ied').map((stem) => `${stem}y`),
		...['ing', 'ed'].flatMap((ending) =>
			strip(word, ending).flatMap((stem) => [stem, `${stem}e`, undouble(stem)]),
		),
	];
}

/** "bigger", "heaviest", "roughly", "happily" -> "big", "heavy", "rough", "happy". */
export function listPositives(word: string): string[] {
	return [
		...['er', 'est'].flatMap((ending) =>
			strip(word, ending).flatMap((stem) => [stem, `${stem}e`, undouble(stem), stem.replace(/i$/, 'y')]),
		),
		...strip(word, 'ly').flatMap((stem) => [stem, `${stem}le`, `${stem}l`, stem.replace(/i$/, 'y')]),
		...strip(word, 'ally'),
		...strip(word, 'ness').flatMap((stem) => [stem, stem.replace(/i$/, 'y')]),
	];
}
