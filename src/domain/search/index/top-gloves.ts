import { type BitSet, hasBit } from './bit-set.ts';

/** Number of bits for a glove number, so that a score and a number form one exact key. */
const NUMBER_BITS = 22;
const NUMBERS = 2 ** NUMBER_BITS;

/** Buffer for a page or two, reused by every call. */
const USUAL = new Float64Array(64);

/** Gloves that a search found, in any order, with a score per glove number. */
type Found = { gloves: Uint32Array; count: number; scores: Uint32Array };

/**
 * A page of the found gloves that are in `among`, highest score first; equal scores are sorted by number, which is the
 * order of names. Keeps only as many gloves in order as the page needs.
 * @param total number of found gloves in `among`
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
		else if (key > heap[0]!) replaceLowest(heap, size, key);
	}
	return Array.from(
		heap.subarray(0, size).sort().reverse().subarray(skip),
		(key) => NUMBERS - 1 - (key % NUMBERS),
	);
}

/** Adds a key to a heap of `size` keys with the lowest key first. */
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

function replaceLowest(heap: Float64Array, size: number, key: number): void {
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
