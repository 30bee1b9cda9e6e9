import { normalisePartNumber } from '../../domain/catalogue/part-numbers/part-number.ts';
import { MAX_SAMPLES, type SampleItem } from '../../domain/sample-requests/sample-item.ts';

const MAX_SIZE_LENGTH = 40;

/**
 * Parses the samples in the box's address: any number of `?add=xy300.L`, or what a glove's page sends without scripts,
 * `?partNumber=xy300&size=L`. Sizes are as written; empty if none is given.
 */
export function parseRequestedSamples(query: URLSearchParams): SampleItem[] {
	const pairs = query.getAll('add').map((text) => {
		// Part numbers may contain dots; the size follows the last one.
		const at = text.lastIndexOf('.');
		return at > 0 ? { code: text.slice(0, at), size: text.slice(at + 1) } : { code: text, size: '' };
	});
	const code = query.get('partNumber');
	if (code !== null) pairs.push({ code, size: query.get('size') ?? '' });
	return pairs.slice(0, MAX_SAMPLES).flatMap(({ code, size }) => {
		const partNumber = normalisePartNumber(code);
		return partNumber === undefined ? [] : [{ partNumber, size: size.trim().slice(0, MAX_SIZE_LENGTH) }];
	});
}
