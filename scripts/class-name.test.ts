import { expect, test } from 'vitest';
import { nameAll } from './class-name.ts';

const places = Array.from({ length: 20_000 }, (_, number) => `src/feature/page.module.css part${number}`);

test('no two classes share a name, and each is one that style sheets take and blockers leave alone', () => {
	const names = [...nameAll(places).values()];
	expect(new Set(names).size).toBe(places.length);
	for (const name of names) expect(name).toMatch(/^(?!ad|[a-z]+$)[a-z][a-z0-9]{3}$/);
});

test('a class has the same name whatever order the files are read in', () => {
	expect(nameAll(places.toReversed())).toEqual(nameAll(places));
});
