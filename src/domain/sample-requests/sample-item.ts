import { tidyOneLine } from '../../platform/text/visible-text.ts';
import { normalisePartNumber } from '../catalogue/part-numbers/part-number.ts';
import { sizeKey } from '../catalogue/sizes/glove-size.ts';

/** One glove in one size; the only kind of item in the sample box. */
export type SampleItem = {
	/** Lower case, such as "xy276-3". */
	partNumber: string;
	/** The maker's size label, such as "L" or "Large". */
	size: string;
};

/** Max samples per request: enough to try every glove on a site, too few to stock a shop. */
export const MAX_SAMPLES = 20;

/** Max length of a pasted list. */
export const MAX_LIST_LENGTH = 8000;

/** Max items read from storage, which may contain anything. */
const MAX_READ = 500;
const MAX_SIZE_LENGTH = 40;

/** Whether both are the same glove and size, under any name of the size: "Large" is "L". */
export function isSameSample(a: SampleItem, b: SampleItem): boolean {
	return a.partNumber === b.partNumber && sizeKey(a.size) === sizeKey(b.size);
}

/** Undefined if the value is not a valid sample. Other properties are dropped. */
export function parseSampleItem(value: unknown): SampleItem | undefined {
	if (typeof value !== 'object' || value === null) return undefined;
	const { partNumber, size } = value as Record<string, unknown>;
	if (typeof partNumber !== 'string' || typeof size !== 'string') return undefined;
	const canonical = normalisePartNumber(partNumber);
	const label = tidyOneLine(size);
	if (canonical === undefined || label === '' || label.length > MAX_SIZE_LENGTH) return undefined;
	return { partNumber: canonical, size: label };
}

/** Parses the samples of a stored text without invalid ones and duplicates. Undefined if it is not a list. */
export function parseSampleItems(text: string): SampleItem[] | undefined {
	try {
		const values: unknown = JSON.parse(text);
		if (!Array.isArray(values)) return undefined;
		return joinSamples(values.flatMap((value) => parseSampleItem(value) ?? []));
	} catch {
		return undefined;
	}
}

/** Joins lists without duplicates. */
export function joinSamples(...lists: readonly (readonly SampleItem[])[]): SampleItem[] {
	const joined: SampleItem[] = [];
	for (const item of lists.flat()) {
		if (joined.length === MAX_READ) break;
		if (!joined.some((other) => isSameSample(other, item))) joined.push(item);
	}
	return joined;
}
