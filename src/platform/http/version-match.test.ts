import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatVersionTag, type VersionedRecord } from '../text/version-tag.ts';
import { readVersion } from './version-match.server.ts';

const LABEL = { kind: 'label', id: 12 } as const;
const read = (ifMatch: string | undefined, bodyVersion?: unknown, record: VersionedRecord = LABEL) =>
	readVersion({ ifMatch, bodyVersion }, record);
const kindOf = (ifMatch: string | undefined, bodyVersion?: unknown) => {
	try {
		return read(ifMatch, bodyVersion);
	} catch (error) {
		return (error as { kind: string }).kind;
	}
};

test('the version comes from If-Match, weak or not, else from the body', () => {
	expect(read(formatVersionTag(LABEL, 7))).toBe(7);
	expect(read(`W/${formatVersionTag(LABEL, 7)}`, 3)).toBe(7);
	expect(read('W/"7"', 3)).toBe(7);
	expect(read(undefined, 3)).toBe(3);
});

test('the ETag of one record matches no version of another, whatever their names', () => {
	const record = fc.record({
		kind: fc.constantFrom<VersionedRecord['kind'][]>(
			'label',
			'company',
			'company-prices',
			'glove',
			'category',
		),
		id: fc.oneof(fc.nat(), fc.string({ unit: 'grapheme', minLength: 1, maxLength: 20 }).filter(isWellFormed)),
	});
	fc.assert(
		fc.property(record, record, fc.integer({ min: 1, max: 2 ** 31 - 1 }), (one, other, version) => {
			const tag = formatVersionTag(one, version);
			// As sent over the network.
			expect(() => new Headers({ 'if-match': tag, etag: tag })).not.toThrow();
			expect(read(tag, undefined, one)).toBe(version);
			fc.pre(one.kind !== other.kind || String(one.id) !== String(other.id));
			expect(read(tag, undefined, other)).toBe(0);
		}),
	);
});

const isWellFormed = (text: string) => text.isWellFormed();

test.each(['*', '7', '"7", "8"', '"x"', '""', '"0"', '"9999999999"', '"label:12"', '"label:12:0"', '":7"'])(
	'If-Match %s is no version',
	(tag) => {
		expect(kindOf(tag)).toBe('invalid');
	},
);

test.each([0, -1, 1.5, '7', null, 2 ** 31, {}])('a body with the version %j has none', (version) => {
	expect(kindOf(undefined, version)).toBe('invalid');
});

test('a change without a version is rejected with its own status', () => {
	expect(kindOf(undefined)).toBe('version-missing');
});
