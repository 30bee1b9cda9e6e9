import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isListPath, LIST_PATHS, readViewQuery, VIEW_LIMITS, viewHref, viewNameKey } from './list-view.ts';
import { listViewBody } from './list-view-schema.ts';

fc.configureGlobal({ seed: 3107 });

const text = fc.string({ unit: 'binary', maxLength: 60 });
/** Addresses as browsers write them, and anything else. */
const anyQuery = fc.oneof(
	text,
	fc
		.array(
			fc.tuple(fc.constantFrom('q', 'state', 'sort', 'from', 'place', 'company', '__proto__', 'x y'), text),
		)
		.map((pairs) => new URLSearchParams(pairs).toString()),
);

test('any text becomes a query of known characters without a place in the list, and stays as it is then', () => {
	fc.assert(
		fc.property(anyQuery, (sent) => {
			const query = readViewQuery(sent);
			expect(query).toMatch(/^[\w.*%&=+-]*$/);
			for (const cursor of ['from', 'place']) {
				expect([...new URLSearchParams(query).keys()]).not.toContain(cursor);
			}
			for (const [name, value] of new URLSearchParams(query)) {
				expect(name).toMatch(/^[A-Za-z][A-Za-z0-9]*$/);
				expect(value).not.toBe('');
			}
			expect(readViewQuery(query)).toBe(query);
		}),
	);
});

test('the order of the parameters does not matter, so that a view is known again', () => {
	const pairs = fc.uniqueArray(fc.tuple(fc.constantFrom('q', 'state', 'sort', 'language', 'period'), text), {
		selector: ([name]) => name,
	});
	fc.assert(
		fc.property(pairs, (sent) => {
			const query = (list: typeof sent) => readViewQuery(new URLSearchParams(list).toString());
			expect(query(sent.toReversed())).toBe(query(sent));
		}),
	);
});

test.each([
	['', ''],
	['?', ''],
	['q=&state=', ''],
	['from=abc', ''],
	['?state=new&q=%20gl%C3%B8ve%20&from=abc', 'q=gl%C3%B8ve&state=new'],
	['q=a&q=b', 'q=a'],
	['q=a%20%20b', 'q=a+b'],
	['__proto__=1&a.b=1&=1&1=1&q=a', 'q=a'],
])('%j is kept as %j', (sent, query) => {
	expect(readViewQuery(sent)).toBe(query);
});

const bodyOf = (query: string) => listViewBody.safeParse({ path: '/admin/samples', name: 'A view', query });

test.each(['q=a%00b', 'q=%07', 'q=%ff', 'q=%EF%BF%BE'])('%j is refused', (sent) => {
	expect(bodyOf(sent).error?.issues.map(({ path }) => path)).toEqual([['query']]);
});

test('the longest query is taken, and one character more is not', () => {
	const longest = `q=${'a'.repeat(VIEW_LIMITS.query - 2)}`;
	expect(bodyOf(longest).data?.query).toBe(longest);
	expect(bodyOf(`${longest}a`).success).toBe(false);
});

test('names that look the same have the same key', () => {
	expect(viewNameKey(' My  open\u200b requests ')).toBe(viewNameKey('MY OPEN REQUESTS'));
	expect(viewNameKey('e\u0301t\u00e9')).toBe(viewNameKey('\u00c9t\u00e9'));
	expect(viewNameKey('a')).not.toBe(viewNameKey('b'));
	fc.assert(
		fc.property(text, (name) => {
			expect(viewNameKey(viewNameKey(name))).toBe(viewNameKey(name));
		}),
	);
});

test('a sent view is taken with a trimmed name, or refused at the field that is wrong', () => {
	const sent = fc.record({
		path: fc.oneof(fc.constantFrom(...LIST_PATHS), text),
		name: text,
		query: anyQuery,
	});
	fc.assert(
		fc.property(sent, (body) => {
			const read = listViewBody.safeParse(body);
			if (read.success) {
				const { name, path, query, isShared } = read.data;
				expect([name.trim(), name.length > 0 && name.length <= VIEW_LIMITS.name]).toEqual([name, true]);
				expect([isListPath(path), query !== '', isShared]).toEqual([true, true, false]);
				expect(query.length).toBeLessThanOrEqual(VIEW_LIMITS.query);
				expect([...new URLSearchParams(query).values()].join('')).not.toMatch(/\p{Cc}|\p{Cs}/u);
				expect(new URL(viewHref({ path, query }), 'https://x.example').pathname).toBe(path);
				return;
			}
			for (const { path } of read.error.issues) expect(['path', 'name', 'query']).toContain(path[0]);
		}),
	);
});
