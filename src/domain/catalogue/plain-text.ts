import type { MessageId } from '../../platform/i18n/message.ts';

/**
 * Why an address may not be linked, or undefined: only https: and paths on this site are allowed. `javascript:`,
 * `data:`, `//host`, backslashes and credentials in the address are not.
 */
export function findAddressError(address: string): MessageId | undefined {
	if (/[\s\\<>"]/.test(address)) return 'validation.address.characters';
	if (address.startsWith('/')) {
		return address.startsWith('//') ? 'validation.address.slashes' : undefined;
	}
	const url = URL.canParse(address) ? new URL(address) : undefined;
	if (url?.protocol !== 'https:') return 'validation.address.elsewhere';
	return url.username === '' && url.password === '' ? undefined : 'validation.address.secret';
}
