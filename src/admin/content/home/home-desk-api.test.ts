import { expect, test } from 'vitest';
import { HOME } from '../../../domain/site-content/home.ts';
import { FIRST_HOME, findHome } from '../../../domain/site-content/stored-home.server.ts';
import { openContentDesk } from '../test-content-desk.server.ts';

const URL = `/api/admin/content/${HOME}`;
const CHANGED = { ...FIRST_HOME, film: false, english: { ...FIRST_HOME.english, line: 'Cut in Oakville.' } };

const openDesk = () => openContentDesk(HOME);

test('what is saved is what pages show; the log has the lines that changed, and the save before is kept', async () => {
	const { catalogue, database, save, staff } = await openDesk();
	expect((await save(CHANGED)).statusCode).toBe(200);
	expect(findHome(catalogue)).toEqual(CHANGED);
	expect((await staff.call({ url: `${URL}/versions/1` })).json().english).toEqual(FIRST_HOME.english);
	const [entry] = await database.db
		.selectFrom('audit_entry')
		.select(['before_json', 'after_json'])
		.where('subject_kind', '=', 'content')
		.execute();
	expect(JSON.parse(entry?.after_json ?? '')).toMatchObject({ english: ['Cut in Oakville.'], film: false });
	expect(JSON.parse(entry?.before_json ?? '')).toMatchObject({
		english: [FIRST_HOME.english.line],
		film: true,
	});
});

test('bad pages name their field and change nothing; strangers and old versions are refused', async () => {
	const { app, catalogue, read, save, staff } = await openDesk();
	const { tag } = await read();
	const bad = await save({ ...FIRST_HOME, buttonLink: 'data:x', french: { ...FIRST_HOME.french, line: '' } });
	expect(bad.statusCode).toBe(400);
	expect(bad.json().errors.map(({ path }: { path: string }) => path)).toEqual(['french.line', 'buttonLink']);
	for (const body of [undefined, [], 'x', {}, { ...FIRST_HOME, more: 1 }])
		expect([400, 415], JSON.stringify(body)).toContain((await save(body)).statusCode);
	expect((await staff.call({ method: 'PUT', url: URL, body: CHANGED })).statusCode).toBe(428);
	expect((await app.inject({ url: URL })).statusCode).toBe(401);
	expect(findHome(catalogue)).toEqual(FIRST_HOME);
	const answers = await Promise.all([save(CHANGED, tag), save({ ...CHANGED, partners: [] }, tag)]);
	expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 412]);
});
