import { expect, test } from 'vitest';
import { listTargets } from '../../../testing/every-route.ts';
import { openStaffBrowser } from '../../../testing/staff-browser.ts';
import { openTestSite } from '../../../testing/test-site.ts';
import { aGlove } from '../test-glove.ts';
import { isReservedSlug } from './part-number.ts';
import { RESERVED_SLUGS } from './reserved-slugs.ts';

test('every word that some address has in place of a part number is reserved', async () => {
	const { app } = await openTestSite({ products: [] });
	await app.ready();
	const addresses = [...new Set(listTargets(app).map(({ url }) => url))];
	const prefixes = addresses.flatMap((url) => {
		const at = url.indexOf('/:partNumber');
		return at < 0 ? [] : [url.slice(0, at + 1)];
	});
	expect(new Set(prefixes)).toContain('/products/');
	const words = addresses.flatMap((url) =>
		prefixes
			.filter((prefix) => url.startsWith(prefix))
			.map((prefix) => url.slice(prefix.length).split('/', 1)[0] ?? ''),
	);
	const standing = [...new Set(words)].filter((word) => !/^[:*]/.test(word) && word !== '');
	expect(standing).toEqual(expect.arrayContaining(['smaw', 'batch', 'bulk', 'preview', 'welding-gloves']));
	expect(standing.filter((word) => !isReservedSlug(word))).toEqual([]);
});

test('staff’s API rejects reserved words and endings, naming the field', async () => {
	const site = await openTestSite({ products: [aGlove({ partNumber: 'xy300' })], categories: [] });
	const staff = await openStaffBrowser(site);
	for (const partNumber of [...RESERVED_SLUGS, 'xy300.data', 'XY300.Data', 'Smaw', 'BATCH ']) {
		const { id: _, ...body } = aGlove({ partNumber });
		const answer = await staff.call({ method: 'POST', url: '/api/admin/products', body });
		expect(answer.statusCode, `${partNumber}: ${answer.body}`).toBe(400);
		expect(answer.json().errors, partNumber).toContainEqual(
			expect.objectContaining({ path: 'partNumber', message: expect.stringContaining('no part number') }),
		);
	}
	const rows = await site.database.db.selectFrom('product').select('part_number').execute();
	expect(rows).toEqual([{ part_number: 'xy300' }]);
});
