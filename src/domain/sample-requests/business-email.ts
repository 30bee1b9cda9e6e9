import { emailDomain, parseEmailAddress } from '../../platform/mail/email-address.ts';

/** Domains where anybody can open an account (docs/trade/numbers-and-addresses.md, "Free e-mail domains"). */
const FREE_MAIL: ReadonlySet<string> = new Set([
	'gmail.com',
	'googlemail.com',
	'icloud.com',
	'aol.com',
	'msn.com',
	'proton.me',
]);

/** The same under every country's ending: yahoo.ca, hotmail.fr, yahoo.co.uk. */
const FREE_MAIL_FAMILIES =
	/^(?:yahoo|hotmail|outlook|live)\.(?:[a-z]{2,}|xn--[a-z0-9-]+|(?:com?|net|org)\.[a-z]{2})$/;

/** An address as we keep it: lower case throughout. Undefined for what is no address. */
export function readEmail(text: string): string | undefined {
	return parseEmailAddress(text)?.toLowerCase();
}

/**
 * True for an address at a domain of one's own. Whole domains count, in any case, and what lies below a blocked one is
 * blocked too: mail.yahoo.ca, but not smithgmail.com. Small shops mail from bell.net and the like; those pass.
 */
export function isBusinessEmail(text: string): boolean {
	// In its ASCII form, so that no other spelling of a blocked domain slips through.
	const labels = emailDomain(text)?.split('.');
	if (!labels) return false;
	return !labels.some((_, at) => isFreeMail(labels.slice(at).join('.')));
}

function isFreeMail(domain: string): boolean {
	return FREE_MAIL.has(domain) || FREE_MAIL_FAMILIES.test(domain);
}
