import { expect, test } from 'vitest';
import { addMention, listMentioned } from './colleague.ts';

const PEOPLE = ['Ana', 'Ana Líma', 'Luc Tremblay', 'José', "Sam O'Neil"].map((name) => ({ id: name, name }));
const named = (text: string) => listMentioned(text, PEOPLE).map(({ name }) => name);

test.each([
	['@Ana can you call them?', ['Ana']],
	['@ana líma, look', ['Ana Líma']],
	['@Ana Límas boots', ['Ana']],
	['@Anastasia', []],
	['Ana and Luc Tremblay', []],
	['sales@ana.example', []],
	['sales.@ana', []],
	['(@Luc Tremblay) and @LUC TREMBLAY', ['Luc Tremblay']],
	['@José @Jose\u0301', ['José']],
	["Ask @Sam O'Neil.", ["Sam O'Neil"]],
	['@Luc', []],
	['@', []],
	['@@Ana', ['Ana']],
	['', []],
])('%o names %o', (text, names) => {
	expect(named(text)).toEqual(names);
});

test('whoever is added is named, whatever was typed before', () => {
	for (const before of ['', 'Please call', 'Please call ', 'Line\n', '@Ana']) {
		for (const person of PEOPLE) {
			expect(listMentioned(addMention(before, person), PEOPLE)).toContainEqual(person);
		}
	}
	expect(addMention('Please', { name: 'Ana' })).toBe('Please @Ana ');
});
