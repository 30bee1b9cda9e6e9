import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { PICTOGRAMS } from './rating-pictogram.tsx';

test('every pictogram and performance mark has a drawing', () => {
	const sheet = readFileSync(new URL('./rating-drawings.svg', import.meta.url), 'utf8');
	const drawn = [...sheet.matchAll(/<symbol id="([^"]+)"/g)].map(([, id]) => id);
	expect(drawn.toSorted()).toEqual([...PICTOGRAMS, 'full', 'limited', 'none'].toSorted());
});
