import { matchRoutes, type RouteObject } from 'react-router';
import { expect, test } from 'vitest';
import { groupRoutes, type ListedRoute } from './route-groups.ts';

const PAGES = [
	'',
	'about',
	'products',
	'products/:partNumber',
	'products/:kind/:family',
	'find-a-glove',
	'admin',
	'fr',
	'fr/a-propos',
	'fr/produits',
	'fr/produits/:partNumber',
	'fr/*',
	'*',
];

const ROUTES: ListedRoute[] = [
	{ id: 'root', path: '' },
	{ id: 'layout', parentId: 'root' },
	...PAGES.map((path) => ({ id: `page ${path}`, parentId: 'layout', path })),
	{ id: 'admin index', parentId: 'page admin', index: true },
	{ id: 'admin orders', parentId: 'page admin', path: 'orders/:number' },
];

const listBelow = (parentId: string | undefined): RouteObject[] =>
	ROUTES.filter((route) => route.parentId === parentId).map(({ id, path, index }) =>
		index ? { id, index } : { id, path, children: listBelow(id) },
	);

test('a path matches among its group what it matches among all routes', () => {
	const findTree = groupRoutes(ROUTES);
	const whole = listBelow(undefined);
	const parts = [
		'',
		'products',
		'PRODUCTS',
		'xy300',
		'about',
		'admin',
		'orders',
		'fr',
		'FR',
		'produits',
		'a-propos',
	];
	const odd = ['%70roducts', 'pro%', 'no where', '*', ':partNumber', '..', 'produits.html', 'é'];
	const idOf = (tree: RouteObject[], path: string) => matchRoutes(tree, path)?.at(-1)?.route.id;
	for (const first of [...parts, ...odd]) {
		for (const second of [undefined, ...parts, ...odd]) {
			for (const third of [undefined, '', 'xy300', 'tig']) {
				const path = `/${[first, second, third].filter((part) => part !== undefined).join('/')}`;
				expect(idOf(findTree(path), path), path).toBe(idOf(whole, path));
			}
		}
	}
	expect(idOf(findTree('/products/xy300'), '/products/xy300')).toBe('page products/:partNumber');
	expect(idOf(findTree('/'), '/')).toBe('page ');
});

test('a group leaves out the routes that begin otherwise', () => {
	const text = JSON.stringify(groupRoutes(ROUTES)('/products/xy300'));
	expect(text).toContain('page products/:partNumber');
	expect(text).not.toContain('page about');
	expect(text).not.toContain('page fr/produits');
});
