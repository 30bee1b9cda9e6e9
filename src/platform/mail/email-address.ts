import { tidyOneLine } from '../text/visible-text.ts';

/** Longest address that mail can carry (RFC 5321, 4.5.3.1.3), in bytes, its domain as it goes over the wire. */
export const EMAIL_MAX = 254;

/** Longest part before the "@" (RFC 5321, 4.5.3.1.1), in bytes. */
const LOCAL_MAX = 64;
/** Letters of any script may stand here (RFC 6531); mail to such an address needs a server that knows SMTPUTF8. */
const LOCAL_PART = /^(?:[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~.-]|\u200C|\u200D)+$/u;
/** What a domain may be typed with; whether it is one, the URL standard says. */
const TYPED_DOMAIN = /^(?!-)(?:[\p{L}\p{M}\p{N}\u00B7\u30FB]|\u200C|\u200D|\.(?!-)|-(?!\.|$))+$/u;
/** Full stops of other scripts, which part a domain as "." does (UTS 46). */
const FULL_STOPS = /[\u3002\uFF0E\uFF61]/g;
const LABEL = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/;
const LAST_LABEL = /^(?:[a-z]{2,63}|xn--[a-z0-9-]{1,59})$/;

/**
 * An e-mail address as we store it: cleaned, its domain in lower case, otherwise as it was typed, "nom@soudure-été.ca" too.
 * Undefined for what is none, for quoted local parts and for domains without a dot. Never slow: the length is looked at
 * first. Two spellings of one address share their `emailKey`.
 */
export function parseEmailAddress(text: string): string | undefined {
	return splitAddress(text)?.address;
}

/**
 * What addresses are compared, counted and looked up by: lower case, the domain in its ASCII form ("xn--soudure-t-i4ab.ca").
 * A text that is no address comes back cleaned, in lower case.
 */
export function emailKey(text: string): string {
	const parts = splitAddress(text);
	return parts ? `${parts.local.toLowerCase()}@${parts.asciiDomain}` : tidyOneLine(text).toLowerCase();
}

/** The domain of an address in its ASCII form; undefined for what is no address. */
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
 * A domain in the form that mail and look-ups use, by the URL standard's mapping, which the browser and the server
 * share: "Soudure-Été.ca" and "xn--soudure-t-i4ab.ca" are one. Undefined for what is no domain with a dot.
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
