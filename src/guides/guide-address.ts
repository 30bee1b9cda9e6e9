import { canonicalAddress } from '../search/canonical-address.ts';
import { formatHandMeasure, parseHandMeasure } from './hand-size.ts';

const SIZING_GUIDE = /^\/sizing-guide\/?(?:\.data)?$/i;

/** `canonicalAddress`, which knows listings, with the one other page that depends on its query: the sizing guide. */
export function guideAddress(path: string, query: string): string {
	const address = canonicalAddress(path, query);
	if (query === '' || !SIZING_GUIDE.test(path)) return address;
	const measure = parseHandMeasure(new URLSearchParams(query));
	if (!measure) return address;
	return `${address}${address.includes('?') ? '&' : '?'}${formatHandMeasure(measure)}`;
}
