import { expect, test } from 'vitest';
import { formatVersionTag, readVersion } from './version-match.server.ts';

const kindOf = (ifMatch: string | undefined, bodyVersion?: unknown) => {
	try {
		return readVersion(ifMatch, bodyVersion);
	} catch (error) {
		return (error as { kind: string }).kind;
	}
};

test('the version comes from If-Match, weak or not, else from the body', () => {
	expect(readVersion(formatVersionTag(7), undefined)).toBe(7);
	expect(readVersion('W/"7"', 3)).toBe(7);
	expect(readVersion(undefined, 3)).toBe(3);
});

test.each(['*', '7', '"7", "8"', '"x"', '""', '"0"', '"9999999999"'])('If-Match %s is no version', (tag) => {
	expect(kindOf(tag)).toBe('invalid');
});

test.each([0, -1, 1.5, '7', null, 2 ** 31, {}])('a body with the version %j has none', (version) => {
	expect(kindOf(undefined, version)).toBe('invalid');
});

test('without a version the change is refused as such', () => {
	expect(kindOf(undefined)).toBe('version-missing');
});
