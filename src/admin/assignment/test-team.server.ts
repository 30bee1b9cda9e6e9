import { addStaffAccount, StaffBrowser } from '../../testing/staff-browser.ts';
import { openTestSite } from '../../testing/test-site.ts';
import { storeRequest } from '../sample-requests/test-inbox.server.ts';

export const REQUESTS = ['S-2026-0001', 'S-2026-0002', 'S-2026-0003'];

/** A site with three requests, and two colleagues who are signed in. */
export async function openTeam() {
	const site = await openTestSite({ products: [] });
	const { db } = site.database;
	const signIn = async (name: string) => {
		const email = `${name.toLowerCase()}@emberhide.example`;
		const { id } = await addStaffAccount(site.database, { email, name });
		const browser = new StaffBrowser(site.app);
		await browser.signIn(email);
		return { id, browser };
	};
	const [ana, luc] = [await signIn('Ana'), await signIn('Luc')];
	for (const number of REQUESTS) await storeRequest(site, number);
	/** Somebody gives a record from one person to another; null for nobody. */
	const assign = (
		{ browser }: { browser: StaffBrowser },
		from: unknown,
		to: unknown,
		record = `sampleRequest/${REQUESTS[0]}`,
	) => browser.call({ method: 'PUT', url: `/api/admin/assignments/${record}`, body: { from, to } });
	const disable = (id: string, at: string | null) =>
		db.updateTable('staff_account').set({ disabled_at: at }).where('id', '=', id).execute();
	return { site, db, ana, luc, assign, disable };
}
