import { expect } from 'vitest';
import { openStaffBrowser, type StaffBrowser } from '../../testing/staff-browser.ts';
import { openTestSite } from '../../testing/test-site.ts';
import type { DeletedAnswer, PutBackAnswer } from './deleted-record.ts';

export const DELETED_PATH = '/api/admin/deleted';

/** A test site with a member of staff, and the calls that delete a record and bring one back. */
export async function openDeleting() {
	const site = await openTestSite();
	const staff = await openStaffBrowser(site);
	return { ...site, ...callsOf(staff) };
}

export function callsOf(staff: StaffBrowser) {
	const remove = (kind: string, id: string, version = 1) =>
		staff.call({ method: 'POST', url: DELETED_PATH, body: { kind, id, version } });
	const removed = async (kind: string, id: string, version = 1) => {
		const answer = await remove(kind, id, version);
		expect(answer.statusCode, answer.body).toBe(201);
		return answer.json<DeletedAnswer>();
	};
	const restore = (id: string) => staff.call({ method: 'POST', url: `${DELETED_PATH}/${id}/restore` });
	const restored = async (id: string) => {
		const answer = await restore(id);
		expect(answer.statusCode, answer.body).toBe(200);
		return answer.json<PutBackAnswer>();
	};
	const read = (url: string) => staff.call({ url });
	return { staff, remove, removed, restore, restored, read };
}
