import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
	findCircles,
	indexRedirects,
	mayRedirect,
	readPastedRedirects,
	redirectKey,
	redirectTarget,
} from './redirect.ts';
import { redirectsSchema } from './redirect-schema.ts';

test.each([
	['/Old/Page', '/old/page'],
	['/old/page/', '/old/page'],
	['/gants%20d%C3%A9t%C3%A9', '/gants d\u00e9t\u00e9'],
	['/gants d\u0065\u0301t\u0065\u0301', '/gants d\u00e9t\u00e9'],
	['/100%', '/100%'],
	['/', '/'],
	['///', '/'],
])('%o is looked up as %o', (path, key) => {
	expect(redirectKey(path)).toBe(key);
	expect(redirectKey(redirectKey(path))).toBe(key);
});

test.each(['/', '/admin', '/ADMIN/labels', '/api/products', '/health/ready', '/assets/a.js', '/%61dmin'])(
	'%s is never led elsewhere',
	(path) => expect(mayRedirect(path)).toBe(false),
);
test.each(['/administration', '/old', '/fr/ancien', '/products/xy300'])('%s may be', (path) =>
	expect(mayRedirect(path)).toBe(true),
);

const problems = (redirects: unknown[]) =>
	redirectsSchema.safeParse({ redirects }).error?.issues.map(({ path }) => path.join('.')) ?? [];

test.each([
	[{ from: 'old', to: '/new' }, 'redirects.0.from'],
	[{ from: '//evil.example', to: '/new' }, 'redirects.0.from'],
	[{ from: '/old?q=1', to: '/new' }, 'redirects.0.from'],
	[{ from: '/admin/labels', to: '/new' }, 'redirects.0.from'],
	[{ from: '', to: '/new' }, 'redirects.0.from'],
	[{ from: '/old', to: '' }, 'redirects.0.to'],
	[{ from: '/old', to: 'javascript:alert(1)' }, 'redirects.0.to'],
	[{ from: '/old', to: '//evil.example' }, 'redirects.0.to'],
	[{ from: '/old', to: 'http://plain.example' }, 'redirects.0.to'],
	[{ from: '/old', to: '/new\r\nset-cookie: a=b' }, 'redirects.0.to'],
	[{ from: '/old', to: '/OLD/' }, 'redirects.0.to'],
])('refused: %o', (redirect, path) => {
	expect(problems([redirect])).toContain(path);
});

test('the same address twice and a circle are named at their rows; a chain is none', () => {
	expect(
		problems([
			{ from: '/a', to: '/b' },
			{ from: '/A/', to: '/c' },
		]),
	).toEqual(['redirects.1.from']);
	const circle = [
		{ from: '/a', to: '/b' },
		{ from: '/b', to: '/c?x=1' },
		{ from: '/c', to: '/a' },
		{ from: '/d', to: '/a' },
	];
	expect(findCircles(circle)).toEqual([0, 1, 2]);
	expect(
		problems([
			{ from: '/a', to: '/b' },
			{ from: '/b', to: '/c' },
		]),
	).toEqual([]);
});

test('whatever is accepted ends somewhere', () => {
	const path = fc.constantFrom('/a', '/b', '/c', '/d', '/e', 'https://x.example/');
	const list = fc.array(fc.record({ from: fc.constantFrom('/a', '/b', '/c', '/d'), to: path }), {
		maxLength: 6,
	});
	fc.assert(
		fc.property(list, (redirects) => {
			if (!redirectsSchema.safeParse({ redirects }).success) return;
			const index = indexRedirects(redirects);
			for (const { from } of redirects) {
				let at: string | undefined = from;
				let steps = 0;
				while (at !== undefined && steps++ < 20) at = index.get(redirectKey(at));
				expect(steps).toBeLessThan(20);
			}
		}),
	);
});

test('a query goes along, but not into one that is there', () => {
	expect(redirectTarget('/new', 'a=1')).toBe('/new?a=1');
	expect(redirectTarget('/new?b=2', 'a=1')).toBe('/new?b=2');
	expect(redirectTarget('/new#part', 'a=1')).toBe('/new#part');
	expect(redirectTarget('/new', '')).toBe('/new');
	expect(redirectTarget('/fr/gants-d’été', 'q=été')).toBe(
		'/fr/gants-d%E2%80%99%C3%A9t%C3%A9?q=%C3%A9t%C3%A9',
	);
	expect(redirectTarget('https://école.example/→', '')).toBe('https://xn--cole-9oa.example/%E2%86%92');
	for (const to of ['/new', '/é→', 'https://x.example/a b']) {
		expect(redirectTarget(to, 'a=\u00e9')).toMatch(/^[!-~]+$/);
	}
});

test('a pasted list is read line by line, with any of the usual separators', () => {
	const text = '/a /b\n/c\t/d\r\n/e, /f\n/g;/h\n/i -> /j\n/k → /l\n\n/alone\n';
	expect(readPastedRedirects(text)).toEqual([
		{ from: '/a', to: '/b' },
		{ from: '/c', to: '/d' },
		{ from: '/e', to: '/f' },
		{ from: '/g', to: '/h' },
		{ from: '/i', to: '/j' },
		{ from: '/k', to: '/l' },
		{ from: '/alone', to: '' },
	]);
});
