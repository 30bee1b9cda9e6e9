import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openWhereToBuy } from './distributor-list.server.ts';

const FILE = join(import.meta.dirname, '../../../content/distributors.json');

function openWith(text: string) {
	const folder = mkdtempSync(join(tmpdir(), 'emberhide-distributors-'));
	onTestFinished(() => rmSync(folder, { recursive: true }));
	writeFileSync(join(folder, 'distributors.json'), text);
	return () => openWhereToBuy(undefined, folder);
}

test.each([
	[
		'a website that runs script',
		{ website: 'javascript:alert(1)' },
		/distributors\.0\.website: must be an http/,
	],
	['a place beyond Canada', { latitude: -43 }, /distributors\.0\.latitude/],
	['a phone that is none', { phone: '555' }, /distributors\.0\.phone: must be a number such as/],
	['an unknown member', { fax: '555' }, /fax/],
])('%s stops the start with one sentence that gives its location', (_, change, sentence) => {
	const list = JSON.parse(readFileSync(FILE, 'utf8'));
	Object.assign(list.distributors[0], change);
	expect(openWith(JSON.stringify(list))).toThrow(sentence);
});

test('invalid JSON, or a duplicate distributor, stops the start', () => {
	expect(openWith('{')).toThrow(/distributors\.json cannot be read/);
	const list = JSON.parse(readFileSync(FILE, 'utf8'));
	list.distributors.push(list.distributors[0]);
	expect(openWith(JSON.stringify(list))).toThrow(/must each have an id of its own/);
});
