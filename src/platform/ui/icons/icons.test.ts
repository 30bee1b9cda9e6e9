import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ICON_NAMES } from '../icon.tsx';

test('every icon has a drawing, and every drawing a name', () => {
	const sheet = readFileSync(new URL('./icons.svg', import.meta.url), 'utf8');
	const drawn = [...sheet.matchAll(/<symbol id="([^"]+)"/g)].map(([, id]) => id);
	expect(drawn.toSorted()).toEqual([...ICON_NAMES].toSorted());
});
