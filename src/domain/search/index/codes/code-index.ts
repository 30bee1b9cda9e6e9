import { countTypos, letterMask, mayMatch } from '../../query/fuzzy-match.ts';
import { sortByText } from '../glove-order.ts';

/** Max typos for a part number to count as near. */
const NEAR_TYPOS = 2;

/** Number of codes before and after the typed one, in sort order, that are compared letter by letter. */
const NEIGHBOURHOOD = 1000;

/** Number of codes on either side that are considered if too few are near. */
const NEIGHBOURS = 12;

/**
 * The part numbers of a catalogue, sorted by their code key ("xy2763"). A position is a rank in that order; each has
 * the index number of its glove.
 */
export class CodeIndex {
	#keys: readonly string[];
	#gloves: Uint32Array;
	#letters: string | undefined;
	/** Created by the first query that needs it. */
	#innerPairs: InnerPairs | undefined;

	/**
	 * @param entries in any order; sorting is fastest if they are in part number order, as the database returns them
	 * @param numbers the number of each entry's glove
	 */
	constructor(entries: readonly { codeKey: string }[], numbers: Uint32Array) {
		const order = sortByText(entries.map(({ codeKey }) => codeKey));
		this.#gloves = order.map((at) => numbers[at]!);
		this.#keys = Array.from(order, (at) => entries[at]!.codeKey);
	}

	/** The same codes for renumbered gloves. @param moved the new number of each glove, by its old one */
	renumber(moved: Uint32Array): CodeIndex {
		const made = new CodeIndex([], moved);
		made.#keys = this.#keys;
		made.#gloves = this.#gloves.map((glove) => moved[glove]!);
		made.#letters = this.#letters;
		made.#innerPairs = this.#innerPairs;
		return made;
	}

	get size(): number {
		return this.#keys.length;
	}

	gloveAt(position: number): number {
		return this.#gloves[position]!;
	}

	/** The gloves at the positions `from` up to, but not including, `to`, without copying. */
	slice(from: number, to: number): Uint32Array {
		return this.#gloves.subarray(from, to);
	}

	/** The positions whose key starts with `key`; exact matches are first. */
	findPrefix(key: string): { from: number; exactTo: number; to: number } {
		const from = this.#firstPosition((other) => other >= key);
		const exactTo = this.#firstPosition((other) => other > key);
		const to = this.#firstPosition((other) => other > key && !other.startsWith(key));
		return { from, exactTo, to };
	}

	/** The positions whose key contains `key` after its start, in order; `findPrefix` finds those that start with it. */
	findInside(key: string): number[] {
		const positions: number[] = [];
		const candidates = this.#listWithRarestPair(key);
		if (candidates.length === 0) return positions;
		const { from, to } = this.findPrefix(key);
		let last = -1;
		for (let i = 0; i < candidates.length; i++) {
			const position = candidates[i]!;
			// A key that contains the pair twice has two adjacent entries.
			if (position === last || (position >= from && position < to)) continue;
			if (this.#keys[position]!.includes(key)) positions.push(position);
			last = position;
		}
		return positions;
	}

	/** The positions, in order, of the keys that contain the rarest letter pair of `key` after their start. */
	#listWithRarestPair(key: string): Uint32Array {
		// A single letter has no pair, so all keys are searched; no query asks for one.
		if (key.length < 2) return Uint32Array.from(this.#keys.keys());
		this.#innerPairs ??= listInnerPairs(this.#keys);
		const { starts, positions } = this.#innerPairs;
		let from = 0;
		let to = 0;
		for (let i = 1; i < key.length; i++) {
			const pair = pairOf(key.charCodeAt(i - 1), key.charCodeAt(i));
			if (i > 1 && starts[pair + 1]! - starts[pair]! >= to - from) continue;
			from = starts[pair]!;
			to = starts[pair + 1]!;
		}
		return positions.subarray(from, to);
	}

	/** Places of codes near `key`, nearest first: by typos, then by length of the common start, then in order. */
	findNear(key: string, limit: number, accept: (glove: number) => boolean): number[] {
		const near = new Map<number, { position: number; typos: number; shared: number }>();
		const consider = (position: number, maxTypos: number) => {
			if (near.has(position) || !accept(this.#gloves[position]!)) return;
			const other = this.#keys[position]!;
			const typos = countTypos(key, other, NEAR_TYPOS);
			const shared = countSharedStart(key, other);
			if (typos <= maxTypos && shared > 0) near.set(position, { position, typos, shared });
		};
		const middle = this.#firstPosition((other) => other >= key);
		const mask = letterMask(key);
		const last = Math.min(this.#keys.length, middle + NEIGHBOURHOOD);
		for (let position = Math.max(0, middle - NEIGHBOURHOOD); position < last; position++) {
			if (mayMatch(mask, letterMask(this.#keys[position]!), NEAR_TYPOS)) consider(position, NEAR_TYPOS);
		}
		if (this.#keys.length > NEIGHBOURHOOD)
			for (const position of this.#listOneTypoAway(key)) consider(position, 1);
		if (near.size < limit) {
			const end = Math.min(this.#keys.length, middle + NEIGHBOURS);
			for (let position = Math.max(0, middle - NEIGHBOURS); position < end; position++)
				consider(position, NEAR_TYPOS + 1);
		}
		const sorted = [...near.values()].sort(
			(a, b) => a.typos - b.typos || b.shared - a.shared || a.position - b.position,
		);
		return sorted.slice(0, limit).map(({ position }) => position);
	}

	/** In a large range, finds a typo near the start of a code by trying every correction. */
	#listOneTypoAway(key: string): number[] {
		const positions: number[] = [];
		const addIfKnown = (candidate: string) => {
			const position = this.#firstPosition((other) => other >= candidate);
			if (this.#keys[position] === candidate) positions.push(position);
		};
		const letters = this.#listLetters();
		for (let at = 0; at <= key.length; at++) {
			const [before, after] = [key.slice(0, at), key.slice(at)];
			if (after.length > 1) addIfKnown(before + after[1] + after[0] + after.slice(2));
			if (after !== '') addIfKnown(before + after.slice(1));
			for (const letter of letters) {
				addIfKnown(before + letter + after);
				if (after !== '') addIfKnown(before + letter + after.slice(1));
			}
		}
		return positions;
	}

	#firstPosition(isPast: (key: string) => boolean): number {
		let low = 0;
		let high = this.#keys.length;
		while (low < high) {
			const middle = (low + high) >>> 1;
			if (isPast(this.#keys[middle]!)) high = middle;
			else low = middle + 1;
		}
		return low;
	}

	/** Every letter and digit that occurs in a code. */
	#listLetters(): string {
		this.#letters ??= [...new Set(this.#keys.join(''))].join('');
		return this.#letters;
	}
}

const PAIR_LETTERS = 64;
const PAIRS = PAIR_LETTERS * PAIR_LETTERS;

/**
 * The keys that contain each letter pair after their first letter: the positions of pair `p` are from `starts[p]` up to
 * `starts[p + 1]`.
 */
type InnerPairs = { starts: Uint32Array; positions: Uint32Array };

function listInnerPairs(keys: readonly string[]): InnerPairs {
	const starts = new Uint32Array(PAIRS + 2);
	const eachPair = (visit: (pair: number, position: number) => void) => {
		for (let position = 0; position < keys.length; position++) {
			const key = keys[position]!;
			for (let i = 2; i < key.length; i++) visit(pairOf(key.charCodeAt(i - 1), key.charCodeAt(i)), position);
		}
	};
	eachPair((pair) => starts[pair + 2]!++);
	for (let pair = 2; pair < starts.length; pair++) starts[pair]! += starts[pair - 1]!;
	// While filling, starts[pair + 1] is the index of the next position of `pair`; afterwards it is the end of `pair`.
	const positions = new Uint32Array(starts[starts.length - 1]!);
	eachPair((pair, position) => {
		positions[starts[pair + 1]!++] = position;
	});
	return { starts, positions };
}

/** Letters may share a number: a key may then wrongly seem to contain the pair, but is never missed. */
const pairOf = (a: number, b: number) => (a % PAIR_LETTERS) * PAIR_LETTERS + (b % PAIR_LETTERS);

function countSharedStart(a: string, b: string): number {
	let at = 0;
	while (at < a.length && a[at] === b[at]) at++;
	return at;
}
