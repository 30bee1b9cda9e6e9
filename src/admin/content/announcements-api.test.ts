import { expect, test } from 'vitest';
import {
	listContentSaves,
	listEarlierContents,
} from '../../domain/site-content/site-content-queries.server.ts';
import { findShownAnnouncement } from '../../domain/site-content/stored-announcements.server.ts';
import { openStaffSite } from '../../testing/staff-site.ts';
import { announcementsPart } from './announcements-part.server.ts';
import { repairContent } from './content-commands.server.ts';

const URL = '/api/admin/content/announcements';
const LINE = {
	english: 'Open house on Friday',
	french: 'Portes ouvertes vendredi',
	link: '/where-to-buy',
	from: '',
	to: '',
};

async function openDesk() {
	const site = await openStaffSite();
	const { staff } = site;
	const read = async () => {
		const answer = await staff.call({ url: URL });
		return { tag: answer.headers.etag as string, record: answer.json() };
	};
	const save = (announcements: object[], tag: string) =>
		staff.call({ method: 'PUT', url: URL, body: { announcements } }, { 'if-match': tag });
	return { ...site, read, save };
}

test('a new site has the first announcement; a save is a new version of the catalogue and is logged', async () => {
	const { catalogue, database, read, save } = await openDesk();
	const first = await read();
	expect(first.record.announcements).toHaveLength(1);
	expect(catalogue.findContent('announcements')).toBeUndefined();
	const before = catalogue.version;
	const saved = await save([LINE], first.tag);
	expect(saved.statusCode, saved.body).toBe(200);
	expect(catalogue.version).toBeGreaterThan(before);
	expect(JSON.parse(catalogue.findContent('announcements') ?? '')).toEqual({ announcements: [LINE] });
	expect((await read()).record).toMatchObject({ announcements: [LINE], version: 2 });
	const log = await database.db
		.selectFrom('audit_entry')
		.select(['action', 'after_json'])
		.where('subject_kind', '=', 'content')
		.execute();
	expect(log).toEqual([
		{ action: 'content.announcements', after_json: JSON.stringify({ announcements: [LINE] }) },
	]);
	// No announcement at all is a choice, and not the first one again.
	const tag = saved.headers.etag as string;
	expect((await save([], tag)).statusCode).toBe(200);
	expect((await read()).record.announcements).toEqual([]);
});

test('of two saves of one version the second is refused with what is stored, also at the same time', async () => {
	const { read, save } = await openDesk();
	const { tag } = await read();
	const answers = await Promise.all([save([LINE], tag), save([{ ...LINE, english: 'Other' }], tag)]);
	expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 412]);
	const refused = answers.find(({ statusCode }) => statusCode === 412)?.json();
	expect(refused.current).toEqual((await read()).record);
});

test('bad input names its field and changes nothing; strangers and missing versions are refused', async () => {
	const { app, catalogue, read, save, staff } = await openDesk();
	const { tag } = await read();
	const before = catalogue.version;
	const bad = await save([LINE, { ...LINE, link: 'javascript:alert(1)' }], tag);
	expect(bad.statusCode).toBe(400);
	expect(bad.json().errors.map(({ path }: { path: string }) => path)).toEqual(['announcements.1.link']);
	for (const body of [
		undefined,
		[],
		'x',
		{ announcements: null },
		{ announcements: Array(21).fill(LINE) },
		{ more: 1 },
	]) {
		const answer = await staff.call({ method: 'PUT', url: URL, body: body as object }, { 'if-match': tag });
		expect(answer.statusCode, JSON.stringify(body)).toBeGreaterThanOrEqual(400);
		expect(answer.statusCode, JSON.stringify(body)).toBeLessThan(500);
	}
	expect((await staff.call({ method: 'PUT', url: URL, body: { announcements: [] } })).statusCode).toBe(428);
	expect((await app.inject({ url: URL })).statusCode).toBe(401);
	expect(catalogue.version).toBe(before);
});

test('announcements that cannot be read do not take the site down, and staff repair them', async () => {
	const { app, catalogue, database, read, save, staff } = await openDesk();
	await save([LINE], (await read()).tag);
	const next = catalogue.version + 1;
	await database.db
		.updateTable('site_content')
		.set({ document: '{"announcements":[{', changed_in: next })
		.execute();
	await database.db.updateTable('catalogue_state').set({ version: next }).execute();
	await catalogue.refresh();
	expect(findShownAnnouncement(catalogue, '2026-12-01', 'en')).toBeUndefined();
	expect((await app.inject({ url: '/api/products/xy300' })).statusCode).toBe(200);
	expect((await staff.call({ url: URL })).statusCode).toBe(409);
	await database.db
		.transaction()
		.execute((transaction) =>
			repairContent(transaction, announcementsPart, JSON.stringify({ announcements: [LINE] })),
		);
	await catalogue.refresh();
	expect(findShownAnnouncement(catalogue, '2026-12-01', 'en')).toEqual({
		text: 'Open house on Friday',
		link: '/where-to-buy',
	});
	expect((await read()).record).toMatchObject({ announcements: [LINE], version: 3 });
	// The repair is a save like any other, and each can be chosen in the next repair.
	const repaired = await staff.call({ url: `${URL}/versions/3` });
	expect(repaired.json()).toMatchObject({ announcements: [LINE], version: 3 });
	const earlier = await listEarlierContents(database.db, 'announcements');
	expect(earlier.map(({ version, text }) => [version, JSON.parse(text)])).toEqual([
		[3, { announcements: [LINE] }],
		[2, { announcements: [LINE] }],
	]);
	await save([], (await read()).tag);
	expect((await listContentSaves(database.db, 'announcements')).map(({ version }) => version)).toEqual([
		4, 3, 2, 1,
	]);
});
