import { openStaffBrowser, type StaffBrowser } from '../../testing/staff-browser.ts';
import { openTestSite, type TestSite } from '../../testing/test-site.ts';

export const TEST_LINE = {
	productName: 'Argon Bulwark',
	productPartNumber: 'XY300',
	productDescription: 'split cow',
	size: 'L',
	quantity: 12,
};
export const TEST_LABEL = {
	operatingName: 'Steeltown Welding Supply',
	shippingAddress: '640 Barton St E, Hamilton, ON, L8L 3A5',
	date: '2026-11-20',
	attention: 'V. Petrov',
	invoiceNumber: '20931',
	purchaseOrderNumber: '77-3041',
	content: [TEST_LINE],
};

/** A site, a signed-in staff browser, and a function to store labels. */
export async function openLabels(): Promise<{
	site: TestSite;
	staff: StaffBrowser;
	post: (body: unknown) => Promise<number>;
}> {
	const site = await openTestSite();
	const staff = await openStaffBrowser(site);
	const post = async (body: unknown) => {
		const answer = await staff.call({ method: 'POST', url: '/api/admin/labels', body });
		if (answer.statusCode !== 201) throw new Error(answer.body);
		return answer.json().id as number;
	};
	return { site, staff, post };
}

/** A size of the test's glove in the catalogue. */
export async function firstSize(staff: StaffBrowser): Promise<string> {
	const answer = await staff.call({ url: '/api/admin/labels/products?q=xy300' });
	return answer.json().content[0].sizes[0];
}

/** Like `openLabels`, with one stored label and the calls that change it. */
export async function openWithLabel() {
	const opened = await openLabels();
	const size = await firstSize(opened.staff);
	const body = { ...TEST_LABEL, content: [{ ...TEST_LINE, size }] };
	const id = await opened.post(body);
	const url = `/api/admin/labels/${id}`;
	const put = (change: object, version: number) =>
		opened.staff.call({ method: 'PUT', url, body: { ...body, ...change } }, { 'if-match': `"${version}"` });
	const move = (to: string, version: number) =>
		opened.staff.call({ method: 'POST', url: `${url}/${to}`, body: { version } });
	const print = (ids: number[], more: object = {}) =>
		opened.staff.call({ method: 'POST', url: '/api/admin/labels/prints', body: { ids, ...more } });
	const read = async () => (await opened.staff.call({ url })).json();
	return { ...opened, body, id, url, put, move, print, read };
}
