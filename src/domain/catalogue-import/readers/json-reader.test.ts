import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { wordedError } from '../../../testing/worded-error.ts';
import { UnreadableFile } from './csv-reader.ts';
import { JsonReader } from './json-reader.ts';

function readAll(text: string, step = text.length || 1) {
	const reader = new JsonReader();
	const elements = [];
	for (let at = 0; at < text.length; at += step) elements.push(...reader.read(text.slice(at, at + step)));
	return { records: elements.map((element) => JSON.parse(element.text)), ...reader.end() };
}

describe('records of a list', () => {
	it('come from a list, from our export and from a page of the API', () => {
		const record = { partNumber: 'xy1', certifications: [{ type: 'EN388' }], sizes: { L: 'a"]}' } };
		for (const text of [
			JSON.stringify([record, record]),
			JSON.stringify({ format: 'x', products: [record, record], categories: [{ name: 'Prep' }] }),
			JSON.stringify({ content: [record, record], page: { number: 0 } }, null, '\t'),
		]) {
			expect(readAll(text).records).toEqual([record, record]);
		}
		expect(readAll(JSON.stringify(record))).toEqual({ records: [], root: record, count: 0 });
	});

	it('are the same however the text is split into chunks', () => {
		fc.assert(
			fc.property(fc.array(fc.object({ maxDepth: 3 })), fc.integer({ min: 1, max: 7 }), (list, step) => {
				const text = JSON.stringify({ format: 'a\\"[', products: list });
				expect(readAll(text, step).records).toEqual(JSON.parse(text).products);
			}),
		);
	});

	it('exclude the surrounding object', () => {
		expect(readAll('[1, {"a": 1}, null]')).toEqual({ records: [{ a: 1 }], root: [1, null, null], count: 1 });
	});
});

describe('invalid JSON is rejected', () => {
	it.each(['', '[{"a": 1}', '{"products": [{"a": 1}}', '[{"a": 1}] x', '5', '}', ']]', '"['])(
		'%j',
		(text) => {
			expect(() => readAll(text)).toThrow(UnreadableFile);
		},
	);

	it('a record that is nested too deep', () => {
		expect(wordedError(() => readAll(`[{"a": ${'['.repeat(100_000)}`))).toMatch(
			/record 1 that is nested too deeply/,
		);
	});

	it('a record that is too long', () => {
		const text = `[{"a": "${'x'.repeat(1024 * 1024 + 10)}`;
		expect(wordedError(() => readAll(text, 65_536))).toMatch(/record 1 that is too large/);
	});
});
