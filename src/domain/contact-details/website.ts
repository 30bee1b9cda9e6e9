import { toAsciiDomain } from '../../platform/mail/email-address.ts';
import { tidyText } from '../../platform/text/visible-text.ts';

/**
 * Parses the address of a company's website, with its scheme; undefined if invalid. Only http: and https: may become
 * a link, never `javascript:` or `data:` (ASVS 5.0 1.2.2). Without a scheme, https: is assumed.
 */
export function parseWebsite(text: string): string | undefined {
	const trimmed = tidyText(text);
	if (/[\s\\<>"]/.test(trimmed)) return undefined;
	// A host may have a port ("acme.example:8080"); text without a dot before its colon is a scheme.
	if (!/^https?:\/\//i.test(trimmed) && /^[^./]*:/.test(trimmed)) return undefined;
	const written = /^https?:\/\//i.test(trimmed) ? trimmed : `https://${trimmed}`;
	if (!URL.canParse(written)) return undefined;
	const url = new URL(written);
	if (!/^https?:$/.test(url.protocol) || url.username !== '' || url.password !== '') return undefined;
	if (!/^[^.].*\.[^.\d][^.]*$/.test(url.hostname)) return undefined;
	return url.pathname === '/' && url.search === '' && url.hash === '' ? url.origin : url.href;
}

/** The domain of a website or an e-mail address in ASCII form, without "www."; empty if there is none. */
export function domainOf(text: string): string {
	const typed = text.slice(text.lastIndexOf('@') + 1);
	const host = text.includes('@')
		? (toAsciiDomain(typed) ?? typed)
		: URL.canParse(text)
			? new URL(text).hostname
			: '';
	return host.toLowerCase().replace(/^www\./, '');
}
