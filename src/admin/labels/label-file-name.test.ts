import { expect, test } from 'vitest';
import { labelFileName, packingFileName } from './label-file-name.ts';

test.each([
	[[1048], 'label-1048', 'etiquette-1048'],
	[[1048, 1047, 1046], 'labels-1048-and-2-more', 'etiquettes-1048-et-2-de-plus'],
])('the file of labels %j has a name in the language of the account', (ids, english, french) => {
	expect(labelFileName(ids, 'en')).toBe(english);
	expect(labelFileName(ids, 'fr')).toBe(french);
	expect(packingFileName(ids, 'en')).toBe(`packing-list-${english}`);
	expect(packingFileName(ids, 'fr')).toBe(`bordereau-${french}`);
});
