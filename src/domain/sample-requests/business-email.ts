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

/** Domains that exist under many country endings: yahoo.ca, hotmail.fr, yahoo.co.uk. */
const FREE_MAIL_FAMILIES =
	/^(?:yahoo|hotmail|outlook|live)\.(?:[a-z]{2,}|xn--[a-z0-9-]+|(?:com?|net|org)\.[a-z]{2})$/;

/** Parses an e-mail address to its stored form in lower case. Undefined if invalid. */
export function readEmail(text: string): string | undefined {
	return parseEmailAddress(text)?.toLowerCase();
}

/**
 * True for an address at a company's own domain. Whole domains are compared, ignoring case, and subdomains of a
 * blocked domain are blocked too: mail.yahoo.ca, but not smithgmail.com. Small shops use addresses at bell.net and
 * the like, which are accepted.
 */
export function isBusinessEmail(text: string): boolean {
	// In ASCII form, so that an alternative spelling of a blocked domain is not accepted.
	const labels = emailDomain(text)?.split('.');
	if (!labels) return false;
	return !labels.some((_, at) => isFreeMail(labels.slice(at).join('.')));
}

function isFreeMail(domain: string): boolean {
	return FREE_MAIL.has(domain) || FREE_MAIL_FAMILIES.test(domain);
}
