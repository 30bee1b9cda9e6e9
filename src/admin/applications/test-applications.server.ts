import { insertApplication } from '../../domain/applications/application-queries.server.ts';
import type { DistributorApplication } from '../../domain/applications/distributor-application.ts';
import type { DatabaseLike } from '../../platform/db/database.server.ts';
import { openStaffBrowser, type StaffBrowser } from '../../testing/staff-browser.ts';
import { openTestSite } from '../../testing/test-site.ts';

export const APPLICATIONS = '/api/admin/applications';
export const NUMBER = 'D-2026-0001';
/** Personal data that must be gone after erasure. */
export const PERSON = /léger|leger|zoë|zoe|555.{0,2}0123|rail|tillman|lévis/i;

/** A site with one application, and a signed-in staff browser. */
export async function openApplications(changes: Partial<DistributorApplication> = {}) {
	const site = await openTestSite({ products: [] });
	await storeApplication(site, NUMBER, changes);
	return { site, staff: await openStaffBrowser(site) };
}

export async function storeApplication(
	site: { database: { db: DatabaseLike } },
	number: string,
	changes: Partial<DistributorApplication> = {},
	createdAt = '2026-11-20T14:00:00.000Z',
): Promise<void> {
	await insertApplication(site.database.db, {
		number,
		application: {
			company: 'Soudure Léger inc.',
			business: 'welding',
			branches: 3,
			city: 'Lévis',
			region: 'Quebec',
			country: 'canada',
			website: 'https://leger.example',
			brands: 'Tillman',
			contactName: 'Zoë O’Neil',
			email: 'zoe@leger.example',
			phone: '(418) 555-0123',
			message: 'Stick and TIG.\nMostly rail.',
			...changes,
		},
		notice: { version: '2026-11', language: 'en' },
		createdAt,
	});
}

/** Sends one change of an application, based on `version`. */
export function change(
	staff: StaffBrowser,
	path: string,
	version: number,
	body: object = {},
	number = NUMBER,
) {
	return staff.call(
		{ method: 'POST', url: `${APPLICATIONS}/${number}/${path}`, body },
		{ 'if-match': `"${version}"` },
	);
}

export async function read(staff: StaffBrowser, number = NUMBER) {
	return (await staff.call({ url: `${APPLICATIONS}/${number}` })).json();
}
