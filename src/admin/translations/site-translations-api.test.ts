import { expect, test } from 'vitest';
import { errorPaths } from '../../testing/staff-site.ts';
import { openTranslationDesk, UNTRANSLATED } from './test-translation-desk.server.ts';
import { summarize } from './translation-desk.server.ts';
import { listTranslatedParts } from './translation-list.server.ts';
import { translationsAwaiting } from './translations-awaiting.server.ts';

const pairOf = ({ english, french }: { english: string; french: string }) => ({ english, french });

test('a part of the site whose English alone was changed is owed, confirmed as still right, and translated', async () => {
	const { db, staff, put, textsOf } = await openTranslationDesk();
	const url = '/api/admin/content/announcements';
	const [row] = (await staff.call({ url })).json().announcements;
	const save = async (changed: object) => {
		const { version, announcements } = (await staff.call({ url })).json();
		const body = { announcements: [{ ...announcements[0], ...changed }, ...announcements.slice(1)] };
		const answer = await staff.call({ method: 'PUT', url, body }, { 'if-match': `"${version}"` });
		expect(answer.statusCode, answer.body).toBe(200);
	};
	const first = {
		english: 'Open on Saturdays in May',
		french: 'Ouvert le samedi en mai',
		link: '',
		from: '',
		to: '',
	};
	await save({ ...row, ...first });
	expect((await textsOf('content', 'announcements'))[0]).toMatchObject({
		...pairOf(first),
		state: 'reviewed',
	});
	await save({ english: 'Open on Saturdays in June' });
	const outdated = { english: 'Open on Saturdays in June', french: first.french, earlier: pairOf(first) };
	expect((await textsOf('content', 'announcements'))[0]).toMatchObject({ ...outdated, state: 'outdated' });
	const listed = await listTranslatedParts(db, 'en');
	expect(listed.map(summarize).find(({ id }) => id === 'announcements')).toMatchObject({
		texts: 1,
		words: 5,
		outdated: 1,
	});
	expect(await translationsAwaiting(db)('en', undefined as never)).toMatchObject({ count: 1 });
	const path = '/api/admin/translations/content/announcements';
	const was = { french: first.french, draft: '', earlier: pairOf(first) };
	const english = outdated.english;
	const right = await put(path, { english, was, french: first.french, draft: '', earlier: null });
	expect([right.statusCode, right.json().state]).toEqual([200, 'reviewed']);
	const french = 'Ouvert le samedi en juin';
	const now = { ...was, earlier: null };
	const changed = await put(path, { english, was: now, french, draft: '', earlier: null });
	expect(changed.statusCode, changed.body).toBe(200);
	expect((await staff.call({ url })).json().announcements[0]).toMatchObject({ english, french });
	const long = await put(path, {
		english,
		was: { ...now, french },
		french: 'é'.repeat(400),
		draft: '',
		earlier: null,
	});
	expect([long.statusCode, errorPaths(long)]).toEqual([400, ['french']]);
	expect(await translationsAwaiting(db)('en', undefined as never)).toBeUndefined();
});

test('the body of a text page is outdated with its English, and is said to be right but not written here', async () => {
	const { staff, put, textsOf } = await openTranslationDesk();
	const url = '/api/admin/content/page-terms';
	const { version, ...page } = (await staff.call({ url })).json();
	const paragraph = { type: 'paragraph', content: [{ type: 'text', text: 'One more rule.' }] };
	const body = { ...page.english.body, content: [...page.english.body.content, paragraph] };
	const changed = { ...page, english: { ...page.english, body } };
	const saved = await staff.call({ method: 'PUT', url, body: changed }, { 'if-match': `"${version}"` });
	expect(saved.statusCode, saved.body).toBe(200);
	const [outdated, ...others] = (await textsOf('content', 'page-terms')).filter(
		({ state }) => state !== 'reviewed',
	);
	expect(others).toEqual([]);
	expect(outdated).toMatchObject({ field: 'body', isRich: true, state: 'outdated' });
	expect(outdated?.english).toContain('One more rule.');
	expect(outdated?.earlier?.english).not.toContain('One more rule.');
	const path = '/api/admin/translations/content/page-terms';
	const { english, french, earlier } = outdated ?? {};
	const was = { french, draft: '', earlier };
	for (const change of [{ french: 'Autre.' }, { draft: 'Autre.' }])
		expect((await put(path, { english, was, french, draft: '', earlier: null, ...change })).statusCode).toBe(
			409,
		);
	const right = await put(path, { english, was, french, draft: '', earlier: null });
	expect([right.statusCode, right.json().state]).toEqual([200, 'reviewed']);
});

test('a category that staff made shows its English on French pages until it has French, and owes it', async () => {
	const { site, db, staff, put, textsOf } = await openTranslationDesk();
	const body = {
		name: 'Pipe and plate',
		partNumbers: ['xy301'],
		title: 'Pipe work',
		description: 'For the root pass.',
	};
	expect((await staff.call({ method: 'POST', url: '/api/categories', body })).statusCode).toBe(201);
	const owed = async () =>
		(await listTranslatedParts(db, 'en'))
			.map(summarize)
			.filter(({ texts, kind }) => kind === 'category' && texts > 0);
	expect(await owed()).toMatchObject([{ id: 'pipe-and-plate', texts: 2, words: 6 }]);
	const path = '/api/admin/translations/category/pipe-and-plate';
	const french = (english: string, text: string) =>
		put(path, { english, was: UNTRANSLATED, french: text, draft: '', earlier: null });
	expect((await french('Pipe work', 'Travail de tuyau')).statusCode).toBe(200);
	expect((await french('For the root pass.', 'é'.repeat(301))).statusCode).toBe(400);
	expect((await french('For the root pass.', 'Pour la passe de fond.')).statusCode).toBe(200);
	expect(await owed()).toEqual([]);
	const found = site.catalogue.findCategoryBySlug('pipe-and-plate');
	expect(found).toMatchObject({
		titleFrench: 'Travail de tuyau',
		descriptionFrench: 'Pour la passe de fond.',
	});
	// The English of a page that the site has is changed; its French is as it was.
	const url = '/api/admin/categories/pipe-and-plate';
	const { headers, json } = await staff.call({ url });
	const { key: _, path: __, version: ___, ...input } = json();
	const changed = { ...input, title: 'Pipe and plate work' };
	const saved = await staff.call(
		{ method: 'PUT', url, body: changed },
		{ 'if-match': headers.etag as string },
	);
	expect(saved.statusCode, saved.body).toBe(200);
	expect((await textsOf('category', 'pipe-and-plate'))[0]).toMatchObject({
		english: 'Pipe and plate work',
		french: 'Travail de tuyau',
		earlier: { english: 'Pipe work', french: 'Travail de tuyau' },
		state: 'outdated',
	});
});
