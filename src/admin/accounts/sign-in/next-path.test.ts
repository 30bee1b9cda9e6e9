import { expect, test } from 'vitest';
import { parseNextPath, signInPath } from './next-path.ts';

test.each([
	['/admin', '/admin'],
	['/admin/companies?page=2#x', '/admin/companies?page=2#x'],
	['/admin?x=1', '/admin?x=1'],
	[undefined, '/admin'],
	['', '/admin'],
	['https://evil.example/admin', '/admin'],
	['//evil.example/admin', '/admin'],
	['/\\evil.example', '/admin'],
	['/admin\\@evil.example', '/admin'],
	['/admin/../products', '/admin'],
	['/admin/%2e%2e/products', '/admin'],
	['/administration', '/admin'],
	['/admin/login?next=/admin/login', '/admin'],
	['javascript:alert(1)', '/admin'],
	['/admin/\tx', '/admin'],
	['/admin/\u0000', '/admin'],
	[`/admin/${'x'.repeat(3000)}`, '/admin'],
])('%s leads to %s', (text, path) => {
	expect(parseNextPath(text)).toBe(path);
});

test('the sign-in page carries the way back', () => {
	expect(signInPath('/admin')).toBe('/admin/login');
	expect(signInPath('/admin/labels/7?print=1')).toBe('/admin/login?next=%2Fadmin%2Flabels%2F7%3Fprint%3D1');
});
