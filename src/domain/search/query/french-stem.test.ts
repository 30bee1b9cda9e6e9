import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { FRENCH_IDLE, listFrenchStems, spellAsWritten, stemFrench, withAccents } from './french-stem.ts';
import { normalizeText } from './normalize-text.ts';

fc.configureGlobal({ seed: 2763 });

it.each([
	['double', 'doubles', 'doublee', 'doublees'],
	['cheval', 'chevaux'],
	['tuyau', 'tuyaux'],
	['anneau', 'anneaux'],
	['gris', 'grise', 'grises'],
	['epais', 'epaisse', 'epaisses'],
	['long', 'longue', 'longues'],
	['bon', 'bonne', 'bonnes'],
	['actif', 'active', 'actives'],
	['manchette', 'manchettes'],
	['creux', 'creuse'],
])('%s has one stem in every form', (...forms) => {
	expect(new Set(forms.map(stemFrench)).size).toBe(1);
});

it.each([
	['bras', 'brass'],
	['soudeur', 'soudeuse'],
	['coupure', 'coupe'],
	['port', 'porc'],
	['gaz', 'gazon'],
])('%s and %s are two words', (one, other) => expect(stemFrench(one)).not.toBe(stemFrench(other)));

it.each([
	['Protection contre l’arc', ['protection', 'arc']],
	["gant d'hiver", ['hiver']],
	['jusqu’à 250 °C', ['250', 'c']],
	['Bœufs et œillets', ['boeuf', 'oeillet']],
	['manchette de 6 po', ['manchet', '6in']],
	['para-aramide de jauge 13', ['para', 'aramid', 'jaug', '13']],
])('the stems of %j are %j', (text, stems) => expect(listFrenchStems(text)).toEqual(stems));

test('no stem is empty or has a sign, and small words have one too', () => {
	fc.assert(
		fc.property(fc.stringMatching(/^[a-z]{1,14}$/), (word) => {
			expect(stemFrench(word)).toMatch(/^[a-z]+$/);
			expect(stemFrench(word).length).toBeGreaterThanOrEqual(Math.min(word.length, 2));
		}),
	);
	expect(listFrenchStems('le gant pour les gants de la main')).toEqual(['main']);
	for (const stem of FRENCH_IDLE) expect(stem).toMatch(/^[a-z]+$/);
});

test('accents come back at the same offsets, unless a sign became two letters', () => {
	expect(withAccents('Chèvre', normalizeText('Chèvre'))).toBe('chèvre');
	expect(withAccents('Bœuf', normalizeText('Bœuf'))).toBe('boeuf');
});

test('a word of a query is named as it was written', () => {
	expect(spellAsWritten('200 Ampères', 'amperes')).toBe('ampères');
	expect(spellAsWritten('elk winter', 'elk')).toBe('elk');
	expect(spellAsWritten('elk winter', 'bison')).toBe('bison');
});
