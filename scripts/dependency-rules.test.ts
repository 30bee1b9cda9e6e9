import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findDependencyErrors, type LockedPackage } from './dependency-rules.ts';

const fine: LockedPackage = { version: '1.0.0', license: 'MIT', integrity: 'sha512-x' };
const errorsOf = (name: string, change: Partial<LockedPackage>) =>
	findDependencyErrors({}, { '': {}, [`node_modules/${name}`]: { ...fine, ...change } });

test('a valid package breaks no rule', () => {
	expect(errorsOf('fastify', {})).toEqual([]);
	expect(errorsOf('type-fest', { license: '(MIT OR GPL-3.0)' })).toEqual([]);
	expect(errorsOf('@img/sharp-win32-x64', { license: 'Apache-2.0 AND LGPL-3.0-or-later' })).toEqual([]);
});

test.each<[string, string, Partial<LockedPackage>, RegExp]>([
	['a copyleft licence', 'fastify', { license: 'GPL-3.0' }, /its licence is GPL-3\.0/],
	['half a licence', 'fastify', { license: 'MIT AND AGPL-3.0' }, /MIT AND AGPL-3\.0/],
	['a reason that is another package’s', 'fastify', { license: 'LGPL-3.0-or-later' }, /its licence is LGPL/],
	['no licence', 'fastify', { license: undefined }, /its licence is none named/],
	['no checksum', 'fastify', { integrity: undefined }, /no SHA-512/],
	['a weak checksum', 'fastify', { integrity: 'sha1-x' }, /no SHA-512/],
	['another source', 'fastify', { resolved: 'git+ssh://git@example/x.git' }, /not from the registry/],
	['a package that we do not want', 'react-server-dom-webpack', {}, /not wanted/],
	['a parser of forms in what runs', 'multer', {}, /not wanted/],
	['one deeper down', 'koa/node_modules/event-stream', {}, /^event-stream: is not wanted/],
])('%s is reported', (_what, name, change, sentence) => {
	expect(errorsOf(name, change)).toEqual([expect.stringMatching(sentence)]);
});

test('a version range and an unneeded install script are reported', () => {
	expect(findDependencyErrors({ dependencies: { fastify: '^5.0.0' } }, {})).toEqual([
		expect.stringMatching(/^fastify: package\.json asks for "\^5\.0\.0"/),
	]);
	expect(findDependencyErrors({ allowScripts: { gone: true } }, {})).toEqual([
		expect.stringMatching(/^gone: allowScripts/),
	]);
});

test('the installed packages satisfy the rules', () => {
	const root = join(import.meta.dirname, '..');
	const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
	expect(Object.keys(packages).length).toBeGreaterThan(300);
	expect(
		findDependencyErrors(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')), packages),
	).toEqual([]);
});
