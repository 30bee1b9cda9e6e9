import { domainToUnicode } from 'node:url';

/** A stored `emailKey` in readable form: "zoe@xn--soudure-t-i4ab.ca" is zoe@soudure-été.ca. */
export function showEmail(key: string): string {
	const at = key.lastIndexOf('@') + 1;
	return key.slice(0, at) + (domainToUnicode(key.slice(at)) || key.slice(at));
}
