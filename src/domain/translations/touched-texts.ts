import type { TextPair } from './translation.ts';

/** A text that took the place of another. */
type Touched = { from: string; to: string };

/** How much two texts have in common that are likely one text before and after a change, 0 to 1. */
const ALIKE = 0.5;

/**
 * Which texts were changed, from the lines of a field before and after. Lines that were moved, added or taken out
 * touch none. A line of several texts, such as a specification, is found by its first one.
 */
export function listTouched(before: readonly string[][], after: readonly string[][]): Touched[] {
	const keyOf = (line: readonly string[]) => JSON.stringify(line);
	const [old, current] = [new Set(before.map(keyOf)), new Set(after.map(keyOf))];
	const removed = before.filter((line) => !current.has(keyOf(line)));
	const added = after.filter((line) => !old.has(keyOf(line)));
	const pairs: [string[], string[]][] = [];
	const take = (from: string[], to: string[]) => {
		removed.splice(removed.indexOf(from), 1);
		added.splice(added.indexOf(to), 1);
		pairs.push([from, to]);
	};
	for (const to of [...added]) {
		const from = to.length > 1 ? removed.find(([name]) => name === to[0]) : undefined;
		if (from) take(from, to);
	}
	// Those that are most alike first, so that of two changed lines neither takes the other's place.
	const likely = removed
		.flatMap((from) => added.map((to) => ({ from, to, likeness: likeness(from.join(' '), to.join(' ')) })))
		.filter((one) => one.likeness >= ALIKE)
		.sort((one, other) => other.likeness - one.likeness);
	for (const { from, to } of likely) if (removed.includes(from) && added.includes(to)) take(from, to);
	// As many as there were: each was written anew in its place.
	if (removed.length === added.length) for (const from of [...removed]) take(from, added[0] as string[]);
	return pairs.flatMap(([from, to]) =>
		to.flatMap((text, part) => {
			const earlier = from[part] ?? '';
			return text === '' || earlier === '' || text === earlier ? [] : [{ from: earlier, to: text }];
		}),
	);
}

/** The share of words that two texts have in common. */
function likeness(one: string, other: string): number {
	const [first, second] = [wordsOf(one), wordsOf(other)];
	const common = [...first].filter((word) => second.has(word)).length;
	return common === 0 ? 0 : common / Math.max(first.size, second.size);
}

const wordsOf = (text: string) => new Set(text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []);

/**
 * Which pairs of a document with both languages were left behind: their English was changed, and their French was not.
 * Each with the pair as it was. A pair that was moved is as good as before.
 */
export function listLeftBehind(
	before: readonly TextPair[],
	after: readonly TextPair[],
): { pair: TextPair; earlier: TextPair }[] {
	const known = new Set(before.map(keyOfPair));
	const kept = new Set(after.map(keyOfPair));
	const gone = before.filter((pair) => !kept.has(keyOfPair(pair)));
	return after.flatMap((pair) => {
		if (pair.french === '' || known.has(keyOfPair(pair))) return [];
		const earlier = gone.find(({ french }) => french === pair.french);
		return earlier ? [{ pair, earlier }] : [];
	});
}

const keyOfPair = ({ english, french }: TextPair) => JSON.stringify([english, french]);
