import { type BitSet, hasBit } from './bit-set.ts';

/** Glove numbers fit in this many bits, so that a score and a number make one exact key. */
const NUMBER_BITS = 22;
const NUMBERS = 2 ** NUMBER_BITS;

/** Room for a page or two, used by one call after the other. */
const USUAL = new Float64Array(64);

/** Gloves that a search found, in any order, with a score per glove number. */
type Found = { gloves: Uint32Array; count: number; scores: Uint32Array };

/**
 * A page of the gloves found that are in `among`: the highest score first, equal ones in the order of their numbers,
 * which is the order of names. Only as many as are needed are kept in order while looking.
 * @param total how many of them there are
 */
export function rankGloves(
	found: Found,
	among: BitSet,
	total: number,
	skip: number,
	limit: number,
): number[] {
	const wanted = Math.min(skip + limit, total);
	if (wanted <= skip) return [];
	const { gloves, count, scores } = found;
	const heap = wanted <= USUAL.length ? USUAL.subarray(0, wanted) : new Float64Array(wanted);
	let size = 0;
	for (let i = 0; i < count; i++) {
		const glove = gloves[i]!;
		if (!hasBit(among, glove)) continue;
		const key = scores[glove]! * NUMBERS + (NUMBERS - 1 - glove);
		if (size < wanted) pushKey(heap, size++, key);
		else if (key > heap[0]!) replaceLeast(heap, size, key);
	}
	return Array.from(
		heap.subarray(0, size).sort().reverse().subarray(skip),
		(key) => NUMBERS - 1 - (key % NUMBERS),
	);
}

/** Adds a key to a heap of `size` keys, least first. */
function pushKey(heap: Float64Array, size: number, key: number): void {
	let at = size;
	while (at > 0) {
		const parent = (at - 1) >> 1;
		if (heap[parent]! <= key) break;
		heap[at] = heap[parent]!;
		at = parent;
	}
	heap[at] = key;
}

function replaceLeast(heap: Float64Array, size: number, key: number): void {
	let at = 0;
	for (;;) {
		let child = 2 * at + 1;
		if (child >= size) break;
		if (child + 1 < size && heap[child + 1]! < heap[child]!) child++;
		if (heap[child]! >= key) break;
		heap[at] = heap[child]!;
		at = child;
	}
	heap[at] = key;
}
