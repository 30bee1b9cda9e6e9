import { expect, test } from 'vitest';
import { readFillerKind } from './filler-class.ts';

test.each([
	['6010 e6011 6013 e7018 7024 11018 e8018 4918 e4310', 'electrode'],
	['71t e71t e70t5', 'fluxCored'],
	['er70s er308l er316l er4043 er5356', 'solid'],
	['6061 7075 4130 304 316l 200a 1000 era er e70 70 2xl xy300 60105 t71', undefined],
] as const)('%s: %s', (names, kind) => {
	for (const name of names.split(' ')) expect(readFillerKind(name), name).toBe(kind);
});
