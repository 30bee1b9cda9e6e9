import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { FIRST_MENU } from '../../domain/site-content/stored-menu.server.ts';
import { openStaffSite } from '../../testing/staff-site.ts';
import { makeTestFolder } from '../../testing/test-site.ts';
import { contentFile, exportContent } from './content-export.server.ts';
import { CONTENT_PARTS } from './content-parts.server.ts';

const CONTENT = join(import.meta.dirname, '../../../content');
const readJson = (path: string) => JSON.parse(readFileSync(path, 'utf8'));

test('every part has its file in content/, and a new site is written as it began', async () => {
	const { database } = await openStaffSite();
	const folder = makeTestFolder();
	const { files, unreadable } = await exportContent(database.db, folder);
	expect(unreadable).toEqual([]);
	for (const { name } of CONTENT_PARTS)
		expect(existsSync(join(CONTENT, contentFile(name).file)), name).toBe(true);
	for (const file of files) expect(readJson(join(folder, file)), file).toEqual(readJson(join(CONTENT, file)));
});

test('what staff saved is written, and what cannot be read is named and left out', async () => {
	const { database, staff } = await openStaffSite();
	const url = '/api/admin/content/menu';
	const { etag } = (await staff.call({ url })).headers;
	const menu = { ...FIRST_MENU, footer: [] };
	const saved = await staff.call({ method: 'PUT', url, body: menu }, { 'if-match': etag as string });
	expect(saved.statusCode).toBe(200);
	await database.db
		.insertInto('site_content')
		.values({ name: 'mail-portal-reset', document: '{', version: 2, changed_in: 1 })
		.execute();
	const folder = makeTestFolder();
	const { unreadable } = await exportContent(database.db, folder);
	expect(unreadable).toEqual(['mail-portal-reset']);
	expect(readJson(join(folder, 'menu.json'))).toEqual(menu);
	expect(readJson(join(folder, 'mails.json'))).not.toHaveProperty('portal-reset');
	expect(readJson(join(folder, 'mails.json'))).toHaveProperty('portal-order');
});
