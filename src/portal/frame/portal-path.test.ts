import { expect, test } from 'vitest';
import { isPortalPath, PORTAL_HOME, parsePortalNext } from './portal-path.ts';

test.each([
	['/distributor', true],
	['/distributor/prices', true],
	['/distributor-login/password', true],
	['/distributor-login', false],
	['/distributors', false],
	['/admin', false],
])('%s belongs to the portal: %s', (path, isIt) => {
	expect(isPortalPath(path)).toBe(isIt);
});

test.each([
	'https://elsewhere.example/distributor',
	'//elsewhere.example/distributor',
	'/distributor/../admin',
	'/distributor\\@elsewhere.example',
	'/distributor/\nx',
	'/distributor-login',
	'/admin',
	'',
	null,
])('%j redirects to the start page', (text) => {
	expect(parsePortalNext(text)).toBe(PORTAL_HOME);
});

test('a page of the portal is a valid redirect', () => {
	expect(parsePortalNext('/distributor/prices?q=xy300')).toBe('/distributor/prices?q=xy300');
});
