import { expect, test } from 'vitest';
import { withFrenchSpaces } from './french-spaces.ts';

test.each([
	['Souple : on le sent', 'Souple\u00A0: on le sent'],
	['jusqu’à 130 A; au-delà, non', 'jusqu’à 130\u00A0A; au-delà, non'],
	['« oui » ou non?', '«\u00A0oui\u00A0» ou non?'],
	['250 mm (9,8 po)', '250\u00A0mm (9,8\u00A0po)'],
	['1 000 paires à 12 $', '1\u00A0000 paires à 12\u00A0$'],
	['en 2 ans, 3 amis', 'en 2 ans, 3 amis'],
	['XY300 et 4 Allumettes', 'XY300 et 4 Allumettes'],
])('"%s" gets its no-break spaces', (typed, shown) => {
	expect(withFrenchSpaces(typed)).toBe(shown);
	expect(withFrenchSpaces(shown)).toBe(shown);
});
