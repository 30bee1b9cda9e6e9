import { expect, test } from 'vitest';
import { upsertAssignment } from '../../../domain/pricing/company-prices/company-prices-queries.server.ts';
import {
	findPriceList,
	insertPriceList,
	lockPriceLists,
	updatePriceList,
} from '../../../domain/pricing/price-list-queries.server.ts';
import type { DatabaseLike } from '../../../platform/db/database.server.ts';
import {
	addCompany,
	addList,
	addLists,
	CLIENTS,
	changeCompanyPrices,
	LISTS,
} from '../../../testing/pricing-site.ts';
import { openStaffSite } from '../../../testing/staff-site.ts';

const NOW = '2026-05-01T12:00:00.000Z';
const BY = { by: 'A colleague', at: NOW };

async function openRace() {
	const { staff, database } = await openStaffSite();
	const { standard, template } = await addLists(staff);
	const company = await addCompany(staff);
	const post = (id: string, move: string, version: number) =>
		staff.call({ method: 'POST', url: `${LISTS}/${id}/${move}`, body: {} }, { 'if-match': `"${version}"` });
	/** Returns the response to a request sent while a colleague's change was not yet committed. */
	async function during<Answer>(
		work: (transaction: DatabaseLike) => Promise<unknown>,
		call: () => Promise<Answer>,
	): Promise<Answer> {
		let late: Promise<Answer> | undefined;
		await database.db.transaction().execute(async (transaction) => {
			await work(transaction);
			late = call();
			// Enough time for a request that does not wait to give the wrong response.
			await Promise.race([late, new Promise((resolve) => setTimeout(resolve, 400))]);
		});
		return late as Promise<Answer>;
	}
	return { staff, database, standard, template, company, post, during };
}

test('a template that a colleague is assigning to a company is not retired', async () => {
	const { staff, template, company, post, during, database } = await openRace();
	const assignment = { listId: template.id, from: '2026-01-01' };
	const answer = await during(
		async (transaction) => {
			await lockPriceLists(transaction, [template.id]);
			await upsertAssignment(transaction, company.id, [assignment], BY);
		},
		() => post(template.id, 'retire', 1),
	);
	expect(answer.statusCode, answer.body).toBe(409);
	expect((await findPriceList(database.db, template.id))?.isRetired).toBe(false);
	expect((await staff.call({ url: `${CLIENTS}/${company.id}` })).json().assignments).toHaveLength(1);
});

test('a template that a colleague is retiring is not assigned, and no list is based on it', async () => {
	const { staff, template, standard, company, during, database } = await openRace();
	const assignment = { listId: template.id, from: '2026-01-01' };
	const given = await during(
		(transaction) => updatePriceList(transaction, { id: template.id, version: 1, isRetired: true }, NOW),
		() => changeCompanyPrices(staff, company.id, 1, { assignment }),
	);
	expect(given.statusCode, given.body).toBe(400);
	expect(given.json().errors).toEqual([{ path: 'assignment.listId', message: '“Distributor A” is retired' }]);
	const sheet = (await staff.call({ url: `${CLIENTS}/${company.id}` })).json();
	expect(sheet).toMatchObject({ version: 1, assignments: [] });

	const body = { name: 'Below', kind: 'percent', currency: 'CAD', parentId: standard.id, off: { pair: '5' } };
	const version = (await findPriceList(database.db, standard.id))?.version ?? 0;
	const below = await during(
		(transaction) => updatePriceList(transaction, { id: standard.id, version, isRetired: true }, NOW),
		() => staff.call({ method: 'POST', url: LISTS, body }),
	);
	expect(below.json().errors).toEqual([{ path: 'parentId', message: 'There is no such list' }]);
});

test('a list that another is being based on is not retired', async () => {
	const { standard, template, post, during, database } = await openRace();
	expect((await post(template.id, 'retire', 1)).statusCode).toBe(200);
	const version = (await findPriceList(database.db, standard.id))?.version ?? 0;
	const below = {
		name: 'Below',
		kind: 'percent',
		currency: 'CAD',
		parentId: standard.id,
		off: { pair: 500 },
		rules: [],
		sizeRules: [],
		validFrom: '',
		validTo: '',
	} as const;
	const answer = await during(
		async (transaction) => {
			await lockPriceLists(transaction);
			await insertPriceList(transaction, { ...below, rules: [], sizeRules: [] }, NOW);
		},
		() => post(standard.id, 'retire', version),
	);
	expect(answer.statusCode, answer.body).toBe(409);
});

test('concurrent requests leave no company with a retired template, and no list on a retired one', async () => {
	const { staff, standard, company, post, database } = await openRace();
	for (let round = 0; round < 12; round++) {
		const template = await addList(staff, {
			name: `Round ${round}`,
			kind: 'percent',
			parentId: standard.id,
			off: { pair: '9' },
		});
		const { version } = (await staff.call({ url: `${CLIENTS}/${company.id}` })).json();
		const assignment = { listId: template.id, from: '2026-01-01' };
		const child = {
			name: `On ${round}`,
			kind: 'percent',
			currency: 'CAD',
			parentId: template.id,
			off: { pair: '5' },
		};
		const answers = await Promise.all([
			changeCompanyPrices(staff, company.id, version, { assignment }),
			post(template.id, 'retire', 1),
			staff.call({ method: 'POST', url: LISTS, body: child }),
		]);
		const codes = answers.map(({ statusCode }) => statusCode);
		expect(
			codes.every((code) => [200, 201, 400, 409].includes(code)),
			`${codes}`,
		).toBe(true);
		const isRetired = (await findPriceList(database.db, template.id))?.isRetired;
		expect(isRetired, `${codes}`).toBe(codes[1] === 200);
		if (isRetired) expect([codes[0], codes[2]]).toEqual([400, 400]);
	}
});

test('a list whose base was retired is not restored, nor are two based on one another', async () => {
	const { staff, standard, template, post, database } = await openRace();
	const other = await addList(staff, {
		name: 'Other',
		kind: 'percent',
		parentId: standard.id,
		off: { pair: '3' },
	});
	const put = (list: { id: string }, name: string, parentId: string) =>
		staff.call(
			{
				method: 'PUT',
				url: `${LISTS}/${list.id}`,
				body: { name, kind: 'percent', currency: 'CAD', parentId, off: { pair: '4' } },
			},
			{ 'if-match': '"1"' },
		);
	const crossed = await Promise.all([
		put(template, 'Distributor A', other.id),
		put(other, 'Other', template.id),
	]);
	expect(crossed.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400]);
	for (const list of [other, template, other]) {
		const { version, isRetired } = (await findPriceList(database.db, list.id)) ?? {
			version: 0,
			isRetired: false,
		};
		if (!isRetired) await post(list.id, 'retire', version);
	}
	const version = (await findPriceList(database.db, standard.id))?.version ?? 0;
	expect((await post(standard.id, 'retire', version)).statusCode).toBe(200);
	const refused = await post(template.id, 'restore', 2);
	expect([409, 412]).toContain(refused.statusCode);
	const { version: now } = (await findPriceList(database.db, template.id)) ?? { version: 0 };
	expect((await post(template.id, 'restore', now)).json().detail).toContain('retired');
});
