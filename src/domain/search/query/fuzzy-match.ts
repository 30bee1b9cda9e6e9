/** Words longer than this are not compared letter by letter. */
const MAX_LENGTH = 40;

const rows = [
	new Uint8Array(MAX_LENGTH + 2),
	new Uint8Array(MAX_LENGTH + 2),
	new Uint8Array(MAX_LENGTH + 2),
] as const;

/**
 * Number of typos allowed: one from four letters, two from eight; none with a digit, which could mean something else.
 */
export function allowTypos(word: string): number {
	if (word.length < 4 || /\d/.test(word)) return 0;
	return word.length < 8 ? 1 : 2;
}

/**
 * Counts the typos between two words: missing, extra or wrong letters, or two swapped neighbours (Damerau-Levenshtein,
 * optimal string alignment). Stops counting above `most` and then returns `most + 1`.
 */
export function countTypos(a: string, b: string, max: number): number {
	const over = max + 1;
	if (Math.abs(a.length - b.length) > max || a.length > MAX_LENGTH || b.length > MAX_LENGTH)
		return a === b ? 0 : over;
	let [before, last, row] = rows;
	for (let j = 0; j <= b.length; j++) last[j] = j;
	for (let i = 1; i <= a.length; i++) {
		// Only cells within `most` of the diagonal can end within it.
		const from = Math.max(1, i - max);
		const to = Math.min(b.length, i + max);
		row[from - 1] = from === 1 ? i : over;
		let least = row[from - 1]!;
		const letter = a.charCodeAt(i - 1);
		for (let j = from; j <= to; j++) {
			const other = b.charCodeAt(j - 1);
			let typos = last[j - 1]! + (letter === other ? 0 : 1);
			const added = row[j - 1]! + 1;
			if (added < typos) typos = added;
			const missing = j < i + max ? last[j]! + 1 : over;
			if (missing < typos) typos = missing;
			if (
				i > 1 &&
				j > 1 &&
				letter === b.charCodeAt(j - 2) &&
				other === a.charCodeAt(i - 2) &&
				letter !== other &&
				before[j - 2]! + 1 < typos
			) {
				typos = before[j - 2]! + 1;
			}
			row[j] = typos;
			if (typos < least) least = typos;
		}
		if (least > max) return over;
		[before, last, row] = [last, row, before];
	}
	return Math.min(last[b.length]!, over);
}

/** One bit for each letter in a word; signs and digits share the six remaining bits. */
export function letterMask(word: string): number {
	let mask = 0;
	for (let i = 0; i < word.length; i++) {
		const code = word.charCodeAt(i);
		mask |= 1 << (code >= 97 && code <= 122 ? code - 97 : 26 + (code % 6));
	}
	return mask >>> 0;
}

/** False if two masks differ in more letters than `most` typos can explain; each typo explains one on either side. */
export function mayMatch(a: number, b: number, max: number): boolean {
	return hasAtMost(a & ~b, max) && hasAtMost(b & ~a, max);
}

/** True when a word has at most `most` (1 or 2) ones. */
function hasAtMost(word: number, max: number): boolean {
	let rest = word;
	for (let i = 0; i < max && rest !== 0; i++) rest &= rest - 1;
	return rest === 0;
}
