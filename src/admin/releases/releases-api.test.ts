import { expect, test } from 'vitest';
import { addDays } from '../../domain/calendar-date/calendar-date.ts';
import { localMinute } from '../../domain/calendar-date/local-minute.ts';
import { loadPriceSheet } from '../../domain/pricing/price-sheet.server.ts';
import { readFailure } from '../../domain/releases/release-check.server.ts';
import { ReleaseRunner } from '../../domain/releases/release-runner.server.ts';
import { FIRST_HOME, findHome } from '../../domain/site-content/stored-home.server.ts';
import { createLog } from '../../platform/process/log.server.ts';
import { addCompany, addLists, findPrice } from '../../testing/pricing-site.ts';
import { releaseTargets } from './targets/release-targets.server.ts';
import { openReleaseDesk, SOON, TODAY, ZONE } from './test-releases.server.ts';

const LINE = { english: { ...FIRST_HOME.english, line: 'New for spring.' } };

type Desk = Awaited<ReturnType<typeof openReleaseDesk>>;

/** A runner as of a later instant, in another process. */
const runAt = ({ database: { db }, catalogue }: Desk, now: Date) =>
	new ReleaseRunner({
		db,
		log: createLog('silent'),
		targets: releaseTargets(ZONE),
		onLive: () => catalogue.refresh(),
		now: () => now,
	}).runDue();

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000);

test('gloves, a page and prices go live together, and are taken back as one', async () => {
	const desk = await openReleaseDesk();
	const { staff, catalogue, change, put, glove } = desk;
	const { standard } = await addLists(staff);
	const company = await addCompany(staff);
	const { id, version } = await glove('xy300');
	expect((await put('glove', id, { name: 'Spring Bulwark', description: 'For spring.' })).statusCode).toBe(
		200,
	);
	expect((await put('content', 'home', LINE)).statusCode).toBe(200);
	const rise = { direction: 'up', percent: '10', roundedTo: '0.05' };
	expect((await put('prices', standard.id, rise, true)).statusCode).toBe(200);
	// Nothing has changed for visitors yet.
	expect((await glove('xy300')).version).toBe(version);
	expect(findHome(catalogue)).toEqual(FIRST_HOME);
	const before = catalogue.version;

	const live = await change('go-live');
	expect(live.statusCode, live.body).toBe(200);
	expect(live.json()).toMatchObject({ state: 'live', previewToken: '' });
	expect(catalogue.version).toBeGreaterThan(before);
	expect(catalogue.index.findCard('xy300')?.name).toBe('Spring Bulwark');
	expect(findHome(catalogue).english.line).toBe('New for spring.');
	expect((await findPrice(staff, company.id, { date: TODAY })).cents).toBe(27_40);
	expect((await change('go-live')).statusCode).toBe(409);

	// Somebody goes on with one field; taking the release back leaves it.
	await desk.saveGlove('xy300', { description: 'Mended.', descriptionLong: 'Typed since.' });
	const taken = await change('take-back');
	expect(taken.statusCode, taken.body).toBe(200);
	expect(taken.json().kept).toEqual([{ record: 'XY300 Argon Bulwark', fields: ['description'] }]);
	const after = await glove('xy300');
	expect(after).toMatchObject({
		name: 'Argon Bulwark',
		description: 'Mended.',
		descriptionLong: 'Typed since.',
	});
	expect(findHome(catalogue)).toEqual(FIRST_HOME);
	expect((await findPrice(staff, company.id, { date: TODAY })).cents).toBe(24_90);
	// It can go live again.
	expect((await change('reopen')).json().state).toBe('open');
});

test('what was reviewed goes live at its minute, not what a draft is by then; a crash before leaves it planned', async () => {
	const desk = await openReleaseDesk();
	const { change, put, glove, saveGlove, read, catalogue } = desk;
	await saveGlove('xy300', { state: 'draft' });
	const reviewed = await glove('xy300');
	const { id } = reviewed;
	expect((await put('glove', id, { state: 'published', name: 'As reviewed' })).statusCode).toBe(200);
	const planned = await change('plan', SOON);
	expect(planned.statusCode, planned.body).toBe(200);
	expect(localMinute(ZONE, new Date(planned.json().dueAt))).toBe(`${SOON.day}T00:00`);
	// Planned means locked.
	expect((await put('glove', id, { name: 'Quickly' })).statusCode).toBe(409);
	await saveGlove('xy300', { name: 'Typed since', descriptionLong: 'Half a sent' });
	await runAt(desk, inDays(29));
	expect((await read()).state).toBe('planned');
	expect(catalogue.index.hasProduct('xy300')).toBe(false);
	// Two processes at once: one makes it live.
	await Promise.all([runAt(desk, inDays(31)), runAt(desk, inDays(31))]);
	expect(await read()).toMatchObject({ state: 'live', dueAt: '' });
	const live = await glove('xy300');
	expect(live).toMatchObject({ state: 'published', name: 'As reviewed' });
	expect(live.descriptionLong).toBe(reviewed.descriptionLong);
	// What was typed since is in the glove's history.
	const versions = (await desk.staff.call({ url: '/api/admin/products/xy300/versions' })).json().content;
	expect(JSON.stringify(versions)).toContain('Typed since');
	const entries = await desk.database.db
		.selectFrom('audit_entry')
		.select(['action', 'actor_name'])
		.where('subject_kind', '=', 'release')
		.execute();
	expect(entries.filter(({ action }) => action === 'release.wentLive')).toHaveLength(1);
	expect(new Set(entries.map((entry) => entry.actor_name)).size).toBe(1);
});

test('a field that somebody changed since keeps all of it back, and Today says why', async () => {
	const desk = await openReleaseDesk();
	const { change, put, glove, saveGlove, read, catalogue, database } = desk;
	const { id } = await glove('xy300');
	await put('glove', id, { name: 'Spring Bulwark' });
	await put('content', 'home', LINE);
	await change('plan', SOON);
	await saveGlove('xy300', { name: 'Corrected at once' });
	await runAt(desk, inDays(31));
	expect(await read()).toMatchObject({ state: 'open', dueAt: '' });
	expect(findHome(catalogue)).toEqual(FIRST_HOME);
	expect((await glove('xy300')).name).toBe('Corrected at once');
	const { failure } = await database.db
		.selectFrom('site_release')
		.select('failure')
		.executeTakeFirstOrThrow();
	expect(readFailure(failure)).toEqual([
		{
			record: 'XY300 Argon Bulwark',
			message: expect.objectContaining({ id: 'releases.errors.changedSince' }),
		},
	]);
	for (const verb of ['go-live', 'plan']) {
		const refused = await change(verb, verb === 'plan' ? SOON : {});
		expect(refused.statusCode).toBe(409);
		expect(refused.json().detail).toContain('XY300 Argon Bulwark');
	}
	// A record that is saved from the release again is settled.
	expect((await put('glove', id, { name: 'Spring Bulwark' })).statusCode).toBe(200);
	expect((await change('plan', SOON)).statusCode).toBe(200);
	expect((await read()).state).toBe('planned');
});

test('a record that its own rules refuse keeps all of it back: two gloves with one number', async () => {
	const desk = await openReleaseDesk();
	const { change, put, glove, saveGlove, catalogue } = desk;
	await put('content', 'home', LINE);
	await put('glove', (await glove('xy300')).id, { partNumber: 'xy999' });
	await saveGlove('xy200', { partNumber: 'xy999' });
	const refused = await change('go-live');
	expect(refused.statusCode).toBe(409);
	expect(refused.json().errors[0].message).toContain('XY999');
	expect(findHome(catalogue)).toEqual(FIRST_HOME);
	expect((await glove('xy300')).partNumber).toBe('xy300');
});

test('a new number and a change of a glove that names the old one go live together', async () => {
	const { change, put, glove, saveGlove } = await openReleaseDesk();
	await saveGlove('xy200', { relatedProducts: ['xy300', 'xy301'] });
	await put('glove', (await glove('xy300')).id, { partNumber: 'xy999' });
	await put('glove', (await glove('xy200')).id, { name: 'Beside it' });
	const live = await change('go-live');
	expect(live.statusCode, live.body).toBe(200);
	expect(await glove('xy200')).toMatchObject({ name: 'Beside it', relatedProducts: ['xy999', 'xy301'] });
	const taken = await change('take-back');
	expect(taken.statusCode, taken.body).toBe(200);
	expect((await glove('xy300')).partNumber).toBe('xy300');
});

test('a record that cannot be read keeps its release back, and no other', async () => {
	const desk = await openReleaseDesk();
	const { change, put, glove, read, database, staff, catalogue } = desk;
	await put('glove', (await glove('xy300')).id, { name: 'Spring' });
	await change('plan', SOON);
	const other = (
		await staff.call({ method: 'POST', url: '/api/admin/releases', body: { name: 'Other' } })
	).json();
	const item = `/api/admin/releases/${other.id}/items/content/home`;
	const { etag } = (await staff.call({ url: item })).headers;
	const body = { ...FIRST_HOME, ...LINE };
	expect(
		(await staff.call({ method: 'PUT', url: item, body }, { 'if-match': etag as string })).statusCode,
	).toBe(200);
	const plan = {
		method: 'POST',
		url: `/api/admin/releases/${other.id}/plan`,
		body: { ...SOON, time: '01:00' },
	} as const;
	expect((await staff.call(plan, { 'if-match': '"2"' })).statusCode).toBe(200);
	await database.db
		.updateTable('product')
		.set({ document: '{' })
		.where('part_number', '=', 'xy300')
		.execute();
	await runAt(desk, inDays(31));
	expect((await read()).state).toBe('open');
	expect(findHome(catalogue).english.line).toBe('New for spring.');
});

test('a text page goes live beside a draft of it, which stays a draft', async () => {
	const { staff, change, put } = await openReleaseDesk();
	const url = '/api/admin/content/page-terms';
	const { etag } = (await staff.call({ url })).headers;
	const { version: _, ...page } = (await staff.call({ url })).json();
	const lead = (text: string) => ({ ...page.english, lead: text });
	const draft = { ...page, english: lead('A draft.'), live: { english: page.english, french: page.french } };
	const saved = await staff.call({ method: 'PUT', url, body: draft }, { 'if-match': etag as string });
	expect(saved.statusCode, saved.body).toBe(200);
	const reviewed = { ...page, english: lead('Reviewed.'), updated: TODAY, live: null };
	expect((await put('content', 'page-terms', reviewed, true)).statusCode).toBe(200);
	expect((await change('go-live')).statusCode).toBe(200);
	const stored = (await staff.call({ url })).json();
	expect(stored.english.lead).toBe('A draft.');
	expect(stored.live.english.lead).toBe('Reviewed.');
	expect((await change('take-back')).statusCode).toBe(200);
	expect((await staff.call({ url })).json()).toMatchObject(draft);
});

test('an open release is deleted with what is in it, and brought back', async () => {
	const { staff, id, read, put, glove, url } = await openReleaseDesk();
	await put('glove', (await glove('xy300')).id, { name: 'Spring' });
	const { version } = await read();
	const deleted = await staff.call({
		method: 'POST',
		url: '/api/admin/deleted',
		body: { kind: 'release', id, version },
	});
	expect(deleted.statusCode, deleted.body).toBe(201);
	expect((await staff.call({ url })).statusCode).toBe(404);
	const back = await staff.call({
		method: 'POST',
		url: `/api/admin/deleted/${deleted.json().id}/restore`,
		body: {},
	});
	expect(back.statusCode, back.body).toBe(200);
	const item = await staff.call({ url: `${url}/items/glove/${(await glove('xy300')).id}` });
	expect(item.json().name).toBe('Spring');
});

test('a price sheet says that its prices hold until the day before a planned release', async () => {
	const { staff, change, put, database, catalogue } = await openReleaseDesk();
	const { standard } = await addLists(staff);
	const company = await addCompany(staff);
	const rise = { direction: 'up', percent: '4', roundedTo: '0.05' };
	expect((await put('prices', standard.id, rise, true)).statusCode).toBe(200);
	const validTo = async () => {
		const { rows } = await loadPriceSheet(database.db, catalogue, company.id, { date: TODAY });
		return rows.find(({ partNumber }) => partNumber === 'xy300')?.validTo;
	};
	const last = addDays(SOON.day, -1);
	expect(await validTo()).toBe('');
	expect((await change('plan', SOON)).statusCode).toBe(200);
	expect(await validTo()).toBe(last);
});
