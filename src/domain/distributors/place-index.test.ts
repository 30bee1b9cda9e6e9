import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { PlaceIndex } from './place-index.ts';

const index = new PlaceIndex(
	JSON.parse(readFileSync(join(import.meta.dirname, '../../../content/places.json'), 'utf8')),
);
const nameOf = (typed: string) => {
	const found = index.find(typed);
	return found.kind === 'found' ? `${found.place.name} ${found.place.province}`.trim() : found.kind;
};

test.each([
	['sudbury', 'Sudbury ON'],
	['Gaspé', 'Gaspé QC'],
	['GASPE, Québec', 'Gaspé QC'],
	['prince george', 'Prince George BC'],
	['Prince George, B.C.', 'Prince George BC'],
	["St John's", "St. John's NL"],
	['Saint-Jean-sur-Richelieu', 'Saint-Jean-sur-Richelieu QC'],
	['saint catharines ontario', 'St. Catharines ON'],
	['Sault Sainte Marie', 'Sault Ste. Marie ON'],
	['Montreal', 'Montréal QC'],
	['Quebec City', 'Québec QC'],
	['Kingston, ON', 'Kingston ON'],
	['P3E 2C6', 'P3E'],
	['p3e2c6', 'P3E'],
	['g4x', 'G4X'],
	['V2N 3', 'V2N'],
])('%s is %s', (typed, name) => expect(nameOf(typed)).toBe(name));

test('an ambiguous or slightly misspelled name gives suggestions', () => {
	expect(index.find('Kingston')).toMatchObject({
		kind: 'choices',
		places: expect.arrayContaining([
			expect.objectContaining({ province: 'ON' }),
			expect.objectContaining({ province: 'NS' }),
		]),
	});
	expect(index.find('Sudbry')).toMatchObject({ kind: 'choices', places: [{ name: 'Sudbury' }] });
});

test('unknown places and unknown postal codes are reported as such', () => {
	expect(nameOf('Atlantis')).toBe('unknown');
	expect(nameOf('...')).toBe('unknown');
	expect(nameOf('H0H 0H0')).toBe('unknownCode');
	expect(nameOf('X9X')).toBe('unknownCode');
});

test('any text is handled, and every code of the table finds itself', () => {
	fc.assert(
		fc.property(fc.string({ minLength: 1, maxLength: 80, unit: 'binary' }), (text) => {
			expect(['found', 'choices', 'unknown', 'unknownCode']).toContain(index.find(text).kind);
		}),
	);
});
