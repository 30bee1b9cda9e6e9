import { tidyOneLine } from '../text/visible-text.ts';

/** Max. length of an address (RFC 5321, 4.5.3.1.3), in bytes, with its domain in ASCII form. */
export const EMAIL_MAX = 254;

/** Max. length of the part before the "@" (RFC 5321, 4.5.3.1.1), in bytes. */
const LOCAL_MAX = 64;
/** Letters of any script are allowed (RFC 6531); mail to such an address needs a server with SMTPUTF8. */
const LOCAL_PART = /^(?:[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~.-]|\u200C|\u200D)+$/u;
/** Characters accepted in a typed domain; the URL standard decides whether it is valid. */
const TYPED_DOMAIN = /^(?!-)(?:[\p{L}\p{M}\p{N}\u00B7\u30FB]|\u200C|\u200D|\.(?!-)|-(?!\.|$))+$/u;
/** Full stops of other scripts, which separate labels like "." (UTS 46). */
const FULL_STOPS = /[\u3002\uFF0E\uFF61]/g;
const LABEL = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/;
const LAST_LABEL = /^(?:[a-z]{2,63}|xn--[a-z0-9-]{1,59})$/;

/**
 * An email address as stored: cleaned, with its domain in lower case, otherwise as typed, such as "nom@soudure-été.ca".
 * Undefined for invalid addresses, quoted local parts and domains without a dot. Never slow: the length is checked
 * first. All spellings of an address have the same `emailKey`.
 */
export function parseEmailAddress(text: string): string | undefined {
	return splitAddress(text)?.address;
}

/**
 * The key that addresses are compared, counted and looked up by: lower case, with the domain in ASCII form
 * ("xn--soudure-t-i4ab.ca"). A text that is not an address is returned cleaned, in lower case.
 */
export function emailKey(text: string): string {
	const parts = splitAddress(text);
	return parts ? `${parts.local.toLowerCase()}@${parts.asciiDomain}` : tidyOneLine(text).toLowerCase();
}

/** An address's domain in ASCII form; undefined if the address is invalid. */
export function emailDomain(text: string): string | undefined {
	return splitAddress(text)?.asciiDomain;
}

type AddressParts = { address: string; local: string; asciiDomain: string };

function splitAddress(text: string): AddressParts | undefined {
	if (text.length > 1000) return undefined;
	const typed = tidyOneLine(text);
	const at = typed.lastIndexOf('@');
	if (at < 1 || /[\r\n]/.test(text.trim())) return undefined;
	const local = typed.slice(0, at);
	if (!LOCAL_PART.test(local) || local.startsWith('.') || local.endsWith('.') || local.includes('..'))
		return undefined;
	const domain = typed
		.slice(at + 1)
		.toLowerCase()
		.replace(FULL_STOPS, '.')
		.normalize('NFC');
	const asciiDomain = toAsciiDomain(domain);
	if (asciiDomain === undefined) return undefined;
	const bytes = byteLength(local);
	if (bytes > LOCAL_MAX || bytes + 1 + asciiDomain.length > EMAIL_MAX) return undefined;
	return { address: `${local}@${domain}`, local, asciiDomain };
}

const byteLength = (text: string) => new TextEncoder().encode(text).length;

/**
 * A domain in the form used by mail and look-ups, mapped by the URL standard, the same in browser and server:
 * "Soudure-Été.ca" and "xn--soudure-t-i4ab.ca" are equal. Undefined if it is not a domain with a dot.
 */
export function toAsciiDomain(domain: string): string | undefined {
	if (!TYPED_DOMAIN.test(domain) || domain.length > EMAIL_MAX) return undefined;
	const address = `http://${domain}`;
	if (!URL.canParse(address)) return undefined;
	const ascii = new URL(address).hostname;
	const labels = ascii.split('.');
	if (labels.length < 2 || !labels.every((label) => LABEL.test(label))) return undefined;
	return LAST_LABEL.test(labels.at(-1) as string) ? ascii : undefined;
}
