import type { StaffBrowser } from '../../../testing/staff-browser.ts';

/** Adds a file to a company, as its page does. */
export function addFile(staff: StaffBrowser, companyId: string, name: string, body: Buffer) {
	const url = `/api/admin/companies/${encodeURIComponent(companyId)}/files?name=${encodeURIComponent(name)}`;
	return staff.call({ method: 'POST', url, body }, { 'content-type': 'application/octet-stream' });
}
