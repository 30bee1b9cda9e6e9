import { canonicalAddress } from '../../domain/search/canonical-address.ts';
import { formatTape, parseTape } from './sizing/tape-text.ts';

const SIZING_GUIDE = /^\/sizing-guide\/?(?:\.data)?$/i;

/** `canonicalAddress`, which knows listings, with the one other page that depends on its query: the sizing guide. */
export function guideAddress(path: string, query: string): string {
	const address = canonicalAddress(path, query);
	if (query === '' || !SIZING_GUIDE.test(path)) return address;
	const tape = parseTape(new URLSearchParams(query));
	if (!tape) return address;
	return `${address}${address.includes('?') ? '&' : '?'}${formatTape(tape)}`;
}
