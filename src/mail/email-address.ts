/** Longest address that mail can carry (RFC 5321, 4.5.3.1.3), in characters. */
export const EMAIL_MAX = 254;

const LOCAL_PART = /^[a-zA-Z0-9!#$%&'*+/=?^_`{|}~.-]{1,64}$/;
const LABEL = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/;
const LAST_LABEL = /^(?:[a-z]{2,63}|xn--[a-z0-9-]{1,59})$/;

/**
 * An e-mail address as we store it: trimmed, its domain in lower case. Undefined for what is none, for quoted local
 * parts, for domains without a dot and for letters beyond ASCII. Never slow: the length is looked at first.
 */
export function parseEmailAddress(text: string): string | undefined {
	if (text.length > 1000) return undefined;
	const address = text.trim();
	if (address.length > EMAIL_MAX) return undefined;
	const at = address.lastIndexOf('@');
	if (at < 1) return undefined;
	const local = address.slice(0, at);
	if (!LOCAL_PART.test(local) || local.startsWith('.') || local.endsWith('.') || local.includes('..'))
		return undefined;
	const domain = address.slice(at + 1).toLowerCase();
	const labels = domain.split('.');
	if (labels.length < 2 || !labels.every((label) => LABEL.test(label))) return undefined;
	return LAST_LABEL.test(labels.at(-1) as string) ? `${local}@${domain}` : undefined;
}
