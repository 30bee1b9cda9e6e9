import { join } from 'node:path';
import { FORM_TYPE } from '../admin/pictures/test-picture.ts';
import { openFolderStorage } from '../platform/storage/folder-storage.server.ts';
import { openStaffBrowser, type StaffBrowser } from './staff-browser.ts';
import { makeTestFolder, openTestSite } from './test-site.ts';

/** A site whose picture folder does not exist yet, with staff signed in. */
export async function openPictureSite() {
	const folder = join(makeTestFolder(), 'uploads');
	const site = await openTestSite({ pictures: openFolderStorage(folder) });
	const rows = () => site.database.db.selectFrom('picture').selectAll().execute();
	return { ...site, folder, rows, staff: await openStaffBrowser(site) };
}

/** Sends the upload form. */
export function postPicture(staff: StaffBrowser, body: unknown, headers: Record<string, string> = {}) {
	return staff.call({ method: 'POST', url: '/api/upload', body }, { 'content-type': FORM_TYPE, ...headers });
}
