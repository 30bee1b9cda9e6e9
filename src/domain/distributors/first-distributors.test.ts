import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { makeTestFolder } from '../../testing/test-site.ts';
import { readFirstDistributors } from './first-distributors.server.ts';

const FILE = join(import.meta.dirname, '../../../content/distributors.json');

function readWith(text: string) {
	const file = join(makeTestFolder(), 'distributors.json');
	writeFileSync(file, text);
	return () => readFirstDistributors(file);
}

test.each([
	['a website that runs script', { website: 'javascript:alert(1)' }],
	['a place beyond Canada', { latitude: -43 }],
	['a phone that is none', { phone: '555' }],
	['a day that is none', { hours: [{ days: 'mon', open: '07:00', close: '17:00' }] }],
	['hours that end before they begin', { hours: [{ days: 'sat', open: '17:00', close: '08:00' }] }],
])('%s in the file stops the start with a sentence that names it', (_, change) => {
	const list = JSON.parse(readFileSync(FILE, 'utf8'));
	Object.assign(list.distributors[0], change);
	expect(readWith(JSON.stringify(list))).toThrow(/distributors\.json cannot be read/);
	expect(readWith('{')).toThrow(/distributors\.json cannot be read/);
});

test('the file is read as it stands: the form’s rules change nothing in it', () => {
	const written = JSON.parse(readFileSync(FILE, 'utf8')).distributors;
	const read = readFirstDistributors().map(({ email: _, isShown: __, ...distributor }) => distributor);
	expect(read).toEqual(written);
});
