import { expect, test } from 'vitest';
import { FIRST_TEXT_PAGES, findTextPage } from '../../../domain/site-content/stored-text-pages.server.ts';
import { findPageText, type TextPage } from '../../../domain/site-content/text-page.ts';
import { openContentDesk } from '../test-content-desk.server.ts';
import { compareTextPages } from './text-page-part.server.ts';

const URL = '/api/admin/content/page-terms';
const FIRST = FIRST_TEXT_PAGES.terms;
const TITLED: TextPage = { ...FIRST, english: { ...FIRST.english, title: 'Our terms' } };
const DRAFT: TextPage = { ...TITLED, live: { english: FIRST.english, french: FIRST.french } };

async function openDesk() {
	const site = await openContentDesk('page-terms');
	const shown = () => findPageText(findTextPage(site.catalogue, 'terms'), 'en').title;
	return { ...site, shown };
}

test('a draft is kept and not shown; published it is, and every save can be read again', async () => {
	const { save, shown, staff } = await openDesk();
	expect(shown()).toBe(FIRST.english.title);
	expect((await save(DRAFT)).statusCode).toBe(200);
	expect(shown()).toBe(FIRST.english.title);
	expect((await save({ ...TITLED, updated: '2027-01-02' })).statusCode).toBe(200);
	expect(shown()).toBe('Our terms');
	const versions = await Promise.all(
		[1, 2, 3].map(async (version) => (await staff.call({ url: `${URL}/versions/${version}` })).json()),
	);
	expect(versions.map(({ english, live }) => [english.title, live === null])).toEqual([
		[FIRST.english.title, true],
		['Our terms', false],
		['Our terms', true],
	]);
	for (const version of ['4', '0', '-1', 'x', '1e1', '999999999999'])
		expect((await staff.call({ url: `${URL}/versions/${version}` })).statusCode, version).toBe(404);
});

test('the last fifty saves are kept', async () => {
	const { database, save } = await openDesk();
	for (let count = 0; count < 53; count++)
		await save({ ...TITLED, updated: count % 2 === 0 ? '2027-01-02' : '2027-01-03' });
	const rows = await database.db
		.selectFrom('site_content_version')
		.select('version')
		.where('name', '=', 'page-terms')
		.orderBy('version')
		.execute();
	expect([rows.length, rows[0]?.version, rows.at(-1)?.version]).toEqual([50, 5, 54]);
});

test('the log says which lines were taken out and put in, in which language', async () => {
	const body = {
		...FIRST.english.body,
		content: [
			...FIRST.english.body.content.slice(0, -1),
			{ type: 'paragraph' as const, content: [{ type: 'text' as const, text: 'The laws of Quebec apply.' }] },
		],
	};
	const { before, after } = compareTextPages(FIRST, { ...FIRST, english: { ...FIRST.english, body } });
	expect(after.english).toEqual(['The laws of Quebec apply.']);
	expect(before.english).toEqual([expect.stringMatching(/^The laws of Ontario/)]);
	expect([before.french, after.french]).toEqual([[], []]);
	const { database, save } = await openDesk();
	await save(DRAFT);
	const [entry] = await database.db
		.selectFrom('audit_entry')
		.select(['action', 'after_json'])
		.where('subject_kind', '=', 'content')
		.execute();
	expect(entry?.action).toBe('content.page-terms');
	expect(JSON.parse(entry?.after_json ?? '')).toMatchObject({ english: ['Our terms'], isDraft: true });
});

test('bad texts name their field and change nothing; strangers and old versions are refused', async () => {
	const { app, read, save, shown, staff } = await openDesk();
	const { tag } = await read();
	const script = {
		type: 'doc',
		content: [{ type: 'paragraph', content: [{ type: 'text', text: 'x', marks: [{ type: 'script' }] }] }],
	};
	const bad = await save({ ...FIRST, french: { ...FIRST.french, body: script, lead: '' } });
	expect(bad.statusCode).toBe(400);
	expect(bad.json().errors.map(({ path }: { path: string }) => path)).toEqual([
		'french.lead',
		'french.body.content.0.content.0.marks.0.type',
	]);
	for (const body of [undefined, [], 'x', {}, { ...FIRST, more: 1 }, { ...FIRST, english: null }]) {
		const answer = await save(body);
		expect([400, 415], JSON.stringify(body)).toContain(answer.statusCode);
	}
	expect((await staff.call({ method: 'PUT', url: URL, body: TITLED })).statusCode).toBe(428);
	expect((await app.inject({ url: URL })).statusCode).toBe(401);
	expect((await app.inject({ url: `${URL}/versions/1` })).statusCode).toBe(401);
	expect(shown()).toBe(FIRST.english.title);
	const answers = await Promise.all([save(TITLED, tag), save({ ...TITLED, updated: '2027-01-02' }, tag)]);
	expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 412]);
});
