/**
 * Why an address may not be linked, or undefined: only https: and paths on this site are allowed. `javascript:`,
 * `data:`, `//host`, backslashes and credentials in the address are not.
 */
export function findAddressError(address: string): string | undefined {
	if (/[\s\\<>"]/.test(address)) return 'holds a space, a backslash, a quote or an angle bracket';
	if (address.startsWith('/')) {
		return address.startsWith('//') ? 'starts with "//"; write https:// in full' : undefined;
	}
	const url = URL.canParse(address) ? new URL(address) : undefined;
	if (url?.protocol !== 'https:')
		return 'is neither an https: address nor a path of this site such as "/pictures/…"';
	return url.username === '' && url.password === '' ? undefined : 'holds a user name or a password';
}
