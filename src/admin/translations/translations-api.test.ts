import { expect, test } from 'vitest';
import { findProductRecord } from '../../domain/catalogue/product-queries.server.ts';
import { listAuditEntries } from '../../platform/audit/audit-entry-queries.server.ts';
import { withFrenchSpaces } from '../../platform/i18n/french-spaces.ts';
import { StaffBrowser } from '../../testing/staff-browser.ts';
import { errorPaths } from '../../testing/staff-site.ts';
import { openTranslationDesk, UNTRANSLATED } from './test-translation-desk.server.ts';
import { summarize } from './translation-desk.server.ts';
import { countOwedByGloves, listTranslatedGloves } from './translation-list-queries.server.ts';

const GLOVE = '/api/admin/translations/product/xy300';
const NEW = 'Start here if the shop is cold. Wool under the palm, no liner at the thumb.';

test('an edit of the English marks that text alone, shows what it was, and French readers get the English', async () => {
	const { db, edit, textsOf, find, shownIn } = await openTranslationDesk();
	const before = await textsOf();
	expect(before.every(({ state }) => state === 'reviewed')).toBe(true);
	expect(await countOwedByGloves(db)).toEqual({ gloves: 0, words: 0 });
	const old = before.find(({ field }) => field === 'descriptionLong');
	await edit(() => ({ descriptionLong: NEW }));
	const owed = (await textsOf()).filter(({ state }) => state !== 'reviewed');
	expect(owed).toEqual([
		{
			field: 'descriptionLong',
			english: NEW,
			french: '',
			draft: '',
			earlier: { english: old?.english, french: old?.french },
			state: 'outdated',
		},
	]);
	expect((await shownIn('fr')).descriptionLong).toBe(NEW);
	expect(await countOwedByGloves(db)).toEqual({ gloves: 1, words: 16 });
	const page = { cursor: undefined, max: 10 };
	const { gloves } = await listTranslatedGloves(db, { text: '', show: 'outdated' }, page);
	expect(gloves.map(summarize)).toMatchObject([{ id: 'xy300', texts: 1, words: 16, outdated: 1, drafts: 0 }]);
	// A second change is still measured by the English that the French was made from.
	await edit(() => ({ descriptionLong: `${NEW} Not for aluminium.` }));
	expect(await find(NEW)).toBeUndefined();
	expect((await find(`${NEW} Not for aluminium.`))?.earlier?.english).toBe(old?.english);
	// Back to what it was: its French was never thrown away.
	await edit(() => ({ descriptionLong: old?.english }));
	expect((await textsOf()).every(({ state }) => state === 'reviewed')).toBe(true);
	expect((await shownIn('fr')).descriptionLong).toBe(withFrenchSpaces(old?.french ?? ''));
	expect(await db.selectFrom('translation_note').selectAll().execute()).toEqual([]);
});

test('a draft is for staff alone; published, it is on the site and in the history of the glove; and it is taken back', async () => {
	const { db, put, edit, find, shownIn } = await openTranslationDesk();
	await edit(() => ({ descriptionLong: NEW }));
	const { earlier } = (await find(NEW)) ?? {};
	const french = 'Commencez ici si l’atelier est froid. Laine sous la paume, pouce sans doublure.';
	const seen = { ...UNTRANSLATED, earlier };
	const catalogueVersion = async () =>
		(await db.selectFrom('catalogue_state').select('version').executeTakeFirst())?.version;
	const version = await catalogueVersion();
	const drafted = await put(GLOVE, { english: NEW, was: seen, french: '', draft: french, earlier });
	expect([drafted.statusCode, drafted.json().state]).toEqual([200, 'draft']);
	expect(await catalogueVersion(), 'a draft leaves the pages in memory').toBe(version);
	expect((await shownIn('fr')).descriptionLong).toBe(NEW);
	const versionBefore = (await findProductRecord(db, 'xy300'))?.version ?? 0;
	const was = { ...seen, draft: french };
	const published = await put(GLOVE, { english: NEW, was, french, draft: '', earlier: null });
	expect([published.statusCode, published.json().state]).toEqual([200, 'reviewed']);
	expect((await shownIn('fr')).descriptionLong).toBe(french);
	expect((await shownIn('en')).descriptionLong).toBe(NEW);
	const stored = await findProductRecord(db, 'xy300');
	expect(stored?.version).toBe(versionBefore + 1);
	expect(stored?.product.french).not.toHaveProperty([earlier?.english ?? '']);
	const undone = await put(GLOVE, {
		english: NEW,
		was: { ...UNTRANSLATED, french },
		french: '',
		draft: french,
		earlier,
	});
	expect([undone.statusCode, undone.json()]).toMatchObject([200, { state: 'draft', earlier, draft: french }]);
	expect((await shownIn('fr')).descriptionLong).toBe(NEW);
	const actions = (await listAuditEntries(db, { limit: 4, subjectKind: 'product' })).map(
		({ action }) => action,
	);
	expect(actions).toEqual(['product.updated', 'product.updated', 'product.translation', 'product.updated']);
});

test('of two translators the second is shown what the first wrote, and loses nothing', async () => {
	const { put, edit, find } = await openTranslationDesk();
	await edit(() => ({ descriptionLong: NEW }));
	const { earlier } = (await find(NEW)) ?? {};
	const was = { ...UNTRANSLATED, earlier };
	const [first, second] = await Promise.all([
		put(GLOVE, { english: NEW, was, french: 'Le premier.', draft: '', earlier: null }),
		put(GLOVE, { english: NEW, was, french: 'Le second.', draft: '', earlier: null }),
	]);
	expect([first?.statusCode, second?.statusCode].sort()).toEqual([200, 412]);
	const refused = [first, second].find((answer) => answer?.statusCode === 412);
	expect(refused?.json().current).toMatchObject({ english: NEW, state: 'reviewed' });
	await edit(() => ({ descriptionLong: 'Another text.' }));
	const gone = await put(GLOVE, { english: NEW, was, french: 'Trop tard.', draft: '', earlier: null });
	expect([gone.statusCode, gone.json().type]).toEqual([409, 'conflict']);
});

test('what is not a text is refused by name, and strangers are refused', async () => {
	const { site, put, textsOf } = await openTranslationDesk();
	const [text] = await textsOf();
	const was = { french: text?.french, draft: '', earlier: null };
	const body = { english: text?.english, was, french: 'ok', draft: '', earlier: null };
	for (const [url, change, path] of [
		[GLOVE, { french: 'a\u0000b' }, 'french'],
		[GLOVE, { french: 'é'.repeat(5001) }, 'french'],
		[GLOVE, { draft: 7 }, 'draft'],
		[GLOVE, { was: { french: '' } }, 'was.draft'],
		[GLOVE, { extra: 1 }, 'extra'],
	] as const)
		expect(errorPaths(await put(url, { ...body, ...change })), JSON.stringify(change).slice(0, 60)).toContain(
			path,
		);
	for (const [url, status] of [
		['/api/admin/translations/product/xy999', 404],
		['/api/admin/translations/content/nothing', 404],
		['/api/admin/translations/company/1', 404],
		['/api/admin/translations/content/__proto__', 404],
	] as const)
		expect((await put(url, body)).statusCode, url).toBe(status);
	const visitor = new StaffBrowser(site.app);
	expect((await visitor.call({ method: 'PUT', url: GLOVE, body })).statusCode).toBe(401);
});

test('a tag that only gloves have French of is worded in the filters as the first of them words it', async () => {
	const { site, edit } = await openTranslationDesk();
	const french = async () => {
		const { groups } = (await site.app.inject({ url: '/api/products/facets?lang=fr' })).json();
		const { values } = groups.find(({ id }: { id: string }) => id === 'material');
		return values.find(({ slug }: { slug: string }) => slug === 'bison-flank')?.label;
	};
	await edit(({ materialTags }) => ({ materialTags: [...(materialTags as string[]), 'Bison flank'] }));
	expect(await french()).toBe('Bison flank');
	await edit(({ french: texts }) => ({ french: { ...(texts as object), 'Bison flank': 'Flanc de bison' } }));
	expect(await french()).toBe('Flanc de bison');
	const page = await site.app.inject({ url: '/api/products/facets' });
	expect(page.body).toContain('"Bison flank"');
});

test('the French of a text is put on all gloves with the same English that lack it, and taken back as one', async () => {
	const { db, staff, put, textsOf } = await openTranslationDesk();
	const english = 'Cuff "B" of 100 % wool, 3\\4 length';
	const gloves = ['xy300', 'xy301', 'xy302', 'xy303', 'xy304'] as const;
	for (const partNumber of gloves) {
		const url = `/api/admin/products/${partNumber}`;
		const { json, headers } = await staff.call({ url });
		const { productDetails, ...glove } = json();
		const own = partNumber === 'xy303' ? `${english}!` : english;
		const french = partNumber === 'xy304' ? { ...glove.french, [english]: 'Déjà là' } : glove.french;
		const body = { ...glove, french, productDetails: [...productDetails, own] };
		expect(
			(await staff.call({ method: 'PUT', url, body }, { 'if-match': headers.etag as string })).statusCode,
		).toBe(200);
	}
	const draft = { english, was: UNTRANSLATED, french: '', draft: 'Un brouillon', earlier: null };
	expect((await put('/api/admin/translations/product/xy302', draft)).json()).toMatchObject({ others: 0 });
	const french = 'Manchette « B », 100 % laine, longueur 3\\4';
	const published = await put(GLOVE, { english, was: UNTRANSLATED, french, draft: '', earlier: null });
	expect(published.json()).toMatchObject({ state: 'reviewed', others: 1 });
	const find = async (partNumber: string) =>
		(await textsOf('product', partNumber)).find((text) => text.english.startsWith('Cuff "B"'));
	const spread = (body: object) =>
		staff.call({ method: 'POST', url: '/api/admin/translations/others', body });
	expect((await spread({ english, french: '' })).statusCode).toBe(400);
	const done = await spread({ english, french });
	expect(done.json()).toMatchObject({ changed: 1 });
	expect((await Promise.all(gloves.map(find))).map((text) => [text?.french, text?.draft])).toEqual([
		[french, ''],
		[french, ''],
		['', 'Un brouillon'],
		['', ''],
		['Déjà là', ''],
	]);
	expect((await spread({ english, french })).json()).toEqual({ undoId: '', changed: 0 });
	const undo = { method: 'POST', url: `/api/admin/translations/import/${done.json().undoId}/undo` } as const;
	expect((await staff.call(undo)).json()).toMatchObject({ changed: 1, skipped: [] });
	expect((await find('xy301'))?.state).toBe('missing');
	expect((await countOwedByGloves(db)).gloves).toBe(3);
});

test('a new part number keeps what was written for the glove', async () => {
	const { db, edit, put, find, textsOf } = await openTranslationDesk();
	await edit(() => ({ descriptionLong: NEW }));
	const { earlier } = (await find(NEW)) ?? {};
	await put(GLOVE, {
		english: NEW,
		was: { ...UNTRANSLATED, earlier },
		french: '',
		draft: 'Un brouillon.',
		earlier,
	});
	await edit(() => ({ partNumber: 'xy399', color: 'Brick over sand' }));
	const texts = await textsOf('product', 'xy399');
	expect(texts.find(({ english }) => english === NEW)).toMatchObject({ draft: 'Un brouillon.', earlier });
	expect(texts.find(({ field }) => field === 'color')?.state).toBe('outdated');
	expect(
		(await listTranslatedGloves(db, { text: 'xy399', show: 'draft' }, { cursor: undefined, max: 10 })).gloves,
	).toHaveLength(1);
});
