import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findQueryProblem, parseQueryString } from './query-string.server.ts';

const errorOf = (text: string) => findQueryProblem(parseQueryString(text))?.errors?.[0]?.path;

test('names, values, plus signs and accents are read', () => {
	expect(parseQueryString('q=ch%C3%A8vre+fine&page=2')).toEqual({ q: 'chèvre fine', page: '2' });
});

test('a parameter given more than once is a list', () => {
	expect(parseQueryString('a=1&a=2&a=3')).toEqual({ a: ['1', '2', '3'] });
});

test.each([
	['a lone surrogate', 'q=%ED%A0%80'],
	['half a character', 'q=%C3'],
	['a bare percent', 'q=100%'],
	['NUL', 'q=a%00b'],
	['an escape character', 'q=%1B%5B31m'],
])('%s is rejected, naming the field', (_what, text) => {
	expect(errorOf(text)).toBe('q');
});

test('__proto__ is a name like any other', () => {
	expect(Object.keys(parseQueryString('__proto__=x&constructor=y'))).toEqual(['__proto__', 'constructor']);
	expect(({} as Record<string, unknown>).x).toBeUndefined();
});

test('every invalid field is named, and the rest is parsed', () => {
	const query = parseQueryString('q=%00&size=3&name=%C3');
	expect(Object.entries(query)).toEqual([['size', '3']]);
	expect(findQueryProblem(query)?.errors).toEqual([
		{ path: 'q', message: { id: 'problems.texts.control' } },
		{ path: 'name', message: { id: 'problems.texts.bytes' } },
	]);
});

test('parsing never throws, whatever the text', () => {
	fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => typeof parseQueryString(text) === 'object'));
});
