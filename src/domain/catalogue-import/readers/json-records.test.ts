import { describe, expect, it } from 'vitest';
import { wordMessage } from '../../../platform/i18n/word-message.server.ts';
import { hasNextPage, parseJsonRecords } from './json-records.ts';

const recordsOf = (text: string) => {
	const read = parseJsonRecords(text);
	return read.ok ? read.records : wordMessage('en', read.reason);
};

describe('the records of a JSON text', () => {
	it.each([
		['a list', '[{"a":1},{"b":2}]', [{ a: 1 }, { b: 2 }]],
		['one object', '{"partNumber":"xy300"}', [{ partNumber: 'xy300' }]],
		['a paged answer', '{"content":[{"a":1}],"last":true}', [{ a: 1 }]],
		['products and categories', '{"products":[{"a":1}],"categories":[{"b":2}]}', [{ a: 1 }, { b: 2 }]],
	])('are read from %s', (_, text, records) => {
		expect(recordsOf(text)).toEqual(records);
	});

	it('are used unchanged only from our own export', () => {
		const read = parseJsonRecords('{"format":"glove-catalogue","products":[],"categories":[]}');
		expect(read).toMatchObject({ ok: true, exact: true });
		expect(parseJsonRecords('{"products":[]}')).toMatchObject({ ok: true, exact: false });
	});

	it('are rejected with a reason that does not repeat the whole text', () => {
		expect(recordsOf('[{"a":1},')).toContain('is not valid JSON');
		expect(String(recordsOf(`<html>${'x'.repeat(500)}`)).length).toBeLessThan(120);
		expect(recordsOf('"text"')).toBe('must be a list or an object');
		expect(recordsOf('null')).toBe('must be a list or an object');
	});
});

describe('the next page', () => {
	const markOf = (text: string) => {
		const read = parseJsonRecords(text);
		if (!read.ok || read.page === undefined) throw new Error('no page');
		return read.page;
	};

	it.each([
		['{"content":[],"last":false}', 0, true],
		['{"content":[],"last":true,"number":0,"totalPages":9}', 0, false],
		['{"content":[],"number":1,"totalPages":3}', 1, true],
		['{"content":[],"number":2,"totalPages":3}', 2, false],
		['{"content":[],"totalPages":3}', 1, true],
		['{"content":[],"totalPages":3}', 2, false],
		['{"content":[],"page":{"number":0,"totalPages":2}}', 0, true],
		['{"content":[]}', 0, false],
		['{"content":[],"number":-1,"totalPages":"many"}', 0, false],
	])('of %s on page %i: %s', (text, page, expected) => {
		expect(hasNextPage(markOf(text), page)).toBe(expected);
	});
});
