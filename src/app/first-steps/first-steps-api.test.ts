import { expect, test } from 'vitest';
import { addCompany } from '../../admin/companies/test-companies.server.ts';
import { DEMONSTRATION_ID } from '../../admin/demonstration/demonstration.ts';
import { collectProviders } from '../../admin/frame/staff-feature.server.ts';
import { listFirstSteps } from '../../admin/frame/today/first-step.ts';
import { firstSize, openLabels, TEST_LABEL, TEST_LINE } from '../../admin/labels/test-labels.server.ts';
import { UnreadableDocuments } from '../../platform/db/unreadable-documents.server.ts';
import { addLists } from '../../testing/pricing-site.ts';
import { openStaffBrowser } from '../../testing/staff-browser.ts';
import { STAFF_FEATURES } from '../staff-features.server.ts';

test('each first step is done by doing it, and then none is shown', async () => {
	const { site, staff, post } = await openLabels();
	const { database, catalogue } = site;
	const documents = new UnreadableDocuments({ db: database.db, kinds: [], log: { warn: () => {} } as never });
	const { firstSteps } = collectProviders(STAFF_FEATURES, {
		database,
		catalogue,
		timeZone: 'America/Toronto',
		documents,
	});
	const read = async () =>
		Promise.all(firstSteps.map(async ({ key, href, isDone }) => ({ key, href, isDone: await isDone() })));
	const open = async () =>
		listFirstSteps(await read())
			.filter(({ isDone }) => !isDone)
			.map(({ key }) => key);
	expect(await open()).toEqual([
		'contact',
		'range',
		'demonstration',
		'priceList',
		'company',
		'label',
		'colleague',
		'announcement',
	]);

	await staff.call({ method: 'PUT', url: '/api/admin/products/xy300', body: { version: 1, color: 'red' } });
	expect(await open()).not.toContain('range');
	await addLists(staff);
	expect(await open()).not.toContain('priceList');
	await addCompany(staff);
	expect(await open()).not.toContain('company');
	const id = await post({ ...TEST_LABEL, content: [{ ...TEST_LINE, size: await firstSize(staff) }] });
	expect(await open()).toContain('label');
	await staff.call({ method: 'POST', url: '/api/admin/labels/prints', body: { ids: [id] } });
	await openStaffBrowser(site);
	expect(await open()).toEqual(['contact', 'demonstration', 'announcement']);
	const body = { kind: 'demonstration', id: DEMONSTRATION_ID, version: 1 };
	await staff.call({ method: 'POST', url: '/api/admin/deleted', body });
	expect(await open()).toEqual(['contact', 'announcement']);
	for (const [part, change] of [
		['contact', {}],
		['announcements', { announcements: [] }],
	] as const) {
		const url = `/api/admin/content/${part}`;
		const { version, ...content } = (await staff.call({ url })).json();
		const saved = await staff.call(
			{ method: 'PUT', url, body: { ...content, ...change } },
			{ 'if-match': `"${version}"` },
		);
		expect(saved.statusCode, saved.body).toBe(200);
	}
	expect(listFirstSteps(await read())).toEqual([]);
});
