/**
 * The rate limit key of an address: the whole IPv4 address, or the first 56 bits of an IPv6 address, as assigned to one
 * household or office (RFC 6177).
 * @param address as given by the framework: "203.0.113.9", "2001:db8::1", "::ffff:203.0.113.9", "fe80::1%eth0".
 */
export function clientKey(address: string): string {
	const plain = (address.split('%', 1)[0] as string).toLowerCase();
	const mapped = /^(?:0{0,4}:){0,5}:?ffff:(\d{1,3}(?:\.\d{1,3}){3})$/.exec(plain)?.[1];
	if (mapped) return mapped;
	if (!plain.includes(':')) return plain;
	const [head = '', tail] = plain.split('::', 2);
	const leading = head === '' ? [] : head.split(':');
	const right = tail === undefined || tail === '' ? [] : tail.split(':');
	const groups =
		tail === undefined ? leading : [...leading, ...zeros(8 - leading.length - right.length), ...right];
	const bits = groups.slice(0, 4).map((group) => Number.parseInt(group, 16) || 0);
	return `${[bits[0], bits[1], bits[2], (bits[3] ?? 0) & 0xff00].map((group) => (group ?? 0).toString(16)).join(':')}::/56`;
}

function zeros(count: number): string[] {
	return Array.from({ length: Math.max(0, count) }, () => '0');
}
