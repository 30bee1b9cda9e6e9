export type WordChange = { kind: 'same' | 'out' | 'in'; text: string };

/** Longer texts are shown as replaced as a whole: comparing them would cost more than it tells. */
const MAX_WORDS = 1200;

/** The words of two texts in one row, by their longest common subsequence; spaces stay with the word before them. */
export function diffWords(before: string, after: string): WordChange[] {
	const [old, current] = [wordsOf(before), wordsOf(after)];
	if (old.length > MAX_WORDS || current.length > MAX_WORDS)
		return join([
			{ kind: 'out', text: before },
			{ kind: 'in', text: after },
		]);
	// lengths[i][j]: of the common subsequence of old from i and current from j.
	const lengths = Array.from({ length: old.length + 1 }, () => new Uint16Array(current.length + 1));
	const at = (i: number, j: number) => lengths[i]?.[j] ?? 0;
	const isSame = (i: number, j: number) => old[i]?.trim() === current[j]?.trim();
	for (let i = old.length - 1; i >= 0; i--)
		for (let j = current.length - 1; j >= 0; j--)
			(lengths[i] as Uint16Array)[j] = isSame(i, j)
				? at(i + 1, j + 1) + 1
				: Math.max(at(i + 1, j), at(i, j + 1));
	const changes: WordChange[] = [];
	for (let i = 0, j = 0; i < old.length || j < current.length; ) {
		if (i < old.length && j < current.length && isSame(i, j)) {
			changes.push({ kind: 'same', text: current[j] ?? '' });
			i++;
			j++;
		} else if (j >= current.length || (i < old.length && at(i + 1, j) >= at(i, j + 1))) {
			changes.push({ kind: 'out', text: old[i] ?? '' });
			i++;
		} else {
			changes.push({ kind: 'in', text: current[j] ?? '' });
			j++;
		}
	}
	return join(changes);
}

const wordsOf = (text: string): string[] => text.match(/\S+\s*|^\s+/g) ?? [];

/** Neighbours of one kind as one. */
function join(changes: readonly WordChange[]): WordChange[] {
	const joined: WordChange[] = [];
	for (const { kind, text } of changes) {
		const last = joined.at(-1);
		if (last?.kind === kind) last.text += text;
		else if (text !== '') joined.push({ kind, text });
	}
	return joined;
}
