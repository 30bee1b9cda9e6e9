import { expect, test } from 'vitest';
import { clientKey } from './client-address.ts';

test.each([
	['203.0.113.9', '203.0.113.9'],
	['::ffff:203.0.113.9', '203.0.113.9'],
	['0:0:0:0:0:ffff:203.0.113.9', '203.0.113.9'],
	['::1', '0:0:0:0::/56'],
	['2001:db8:1:2ff::9', '2001:db8:1:200::/56'],
	['2001:DB8:1:2AB:1:2:3:4', '2001:db8:1:200::/56'],
	['fe80::1%eth0', 'fe80:0:0:0::/56'],
	['2001:db8::', '2001:db8:0:0::/56'],
])('%s counts as %s', (address, key) => {
	expect(clientKey(address)).toBe(key);
});

test('addresses of one household share a key, the next household has another', () => {
	expect(clientKey('2001:db8:1:200::1')).toBe(clientKey('2001:db8:1:2ff:9::9'));
	expect(clientKey('2001:db8:1:200::1')).not.toBe(clientKey('2001:db8:1:300::1'));
	expect(clientKey('203.0.113.9')).not.toBe(clientKey('203.0.113.10'));
});
