import { expect, test } from 'vitest';
import { ABOUT } from '../../../domain/site-content/about/about.ts';
import { FIRST_ABOUT, findAbout } from '../../../domain/site-content/about/stored-about.server.ts';
import { openContentDesk } from '../test-content-desk.server.ts';

const URL = `/api/admin/content/${ABOUT}`;
const CHANGED = { ...FIRST_ABOUT, english: { ...FIRST_ABOUT.english, since: '2009' } };

test('what is saved is what pages show, bad words are refused by name, and strangers and old versions too', async () => {
	const { app, catalogue, read, save, staff } = await openContentDesk(ABOUT);
	const { tag } = await read();
	expect((await save(CHANGED)).statusCode).toBe(200);
	expect(findAbout(catalogue)).toEqual(CHANGED);
	expect((await staff.call({ url: `${URL}/versions/1` })).json().english.since).toBe('2011');
	const bad = await save({ ...CHANGED, french: { ...CHANGED.french, startText: '' }, glove: 'no number!' });
	expect(bad.json().errors.map(({ path }: { path: string }) => path)).toEqual(['french.startText', 'glove']);
	expect((await save(FIRST_ABOUT, tag)).statusCode).toBe(412);
	expect((await app.inject({ url: URL })).statusCode).toBe(401);
	expect(findAbout(catalogue)).toEqual(CHANGED);
});
