import { tidyOneLine } from '../../platform/text/visible-text.ts';
import { sizeKey } from '../catalogue/glove-size.ts';
import { normalisePartNumber } from '../catalogue/part-numbers/part-number.ts';

/** One glove in one size, of which the visitor wants a sample: the sample box holds nothing else. */
export type SampleItem = {
	/** Lower case, such as "xy276-3". */
	partNumber: string;
	/** A size label as its maker writes it, such as "L" or "Large". */
	size: string;
};

/** The most samples of one request: enough for a trial of every glove on a site, too few to stock a shop. */
export const MAX_SAMPLES = 20;

/** The longest text that is pasted as a list. */
export const MAX_LIST_LENGTH = 8000;

/** What is read from storage, whoever put it there. */
const MAX_READ = 500;
const MAX_SIZE_LENGTH = 40;

/** The same glove in the same size, whatever the size is called: "Large" is "L". */
export function isSameSample(a: SampleItem, b: SampleItem): boolean {
	return a.partNumber === b.partNumber && sizeKey(a.size) === sizeKey(b.size);
}

/** Undefined for anything that is no sample. What else the value carries is left behind. */
export function parseSampleItem(value: unknown): SampleItem | undefined {
	if (typeof value !== 'object' || value === null) return undefined;
	const { partNumber, size } = value as Record<string, unknown>;
	if (typeof partNumber !== 'string' || typeof size !== 'string') return undefined;
	const canonical = normalisePartNumber(partNumber);
	const label = tidyOneLine(size);
	if (canonical === undefined || label === '' || label.length > MAX_SIZE_LENGTH) return undefined;
	return { partNumber: canonical, size: label };
}

/** The samples in a stored text, without what is no sample or stands there twice. Undefined when it holds no list. */
export function parseSampleItems(text: string): SampleItem[] | undefined {
	try {
		const values: unknown = JSON.parse(text);
		if (!Array.isArray(values)) return undefined;
		return joinSamples(values.flatMap((value) => parseSampleItem(value) ?? []));
	} catch {
		return undefined;
	}
}

/** One list after another, each sample once. */
export function joinSamples(...lists: readonly (readonly SampleItem[])[]): SampleItem[] {
	const joined: SampleItem[] = [];
	for (const item of lists.flat()) {
		if (joined.length === MAX_READ) break;
		if (!joined.some((other) => isSameSample(other, item))) joined.push(item);
	}
	return joined;
}
