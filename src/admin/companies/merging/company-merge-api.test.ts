import { expect, test } from 'vitest';
import { listAuditEntries } from '../../../platform/audit/audit-entry-queries.server.ts';
import { openStaffSite } from '../../../testing/staff-site.ts';
import { addCompany, names, PATH, rename } from '../test-companies.server.ts';

test('possible duplicates share a name, a phone, a domain or a number; values shared by many are ignored', async () => {
	const { staff } = await openStaffSite();
	const { id } = await addCompany(staff);
	const doubles = async (typed: Record<string, string>) =>
		(await staff.call({ method: 'POST', url: `${PATH}/likely-doubles`, body: typed }))
			.json()
			.content.map(({ company, shares }: { company: { id: string }; shares: string[] }) => [
				company.id,
				...shares,
			]);
	expect(await doubles({ operatingName: 'Boréal-Arc Academy Ltée' })).toEqual([[id, 'name']]);
	expect(await doubles({ operatingName: 'Boreal Arc' })).toEqual([[id, 'name']]);
	expect(await doubles({ operatingName: 'Boreal Arc Academy of Welding' })).toEqual([[id, 'name']]);
	expect(await doubles({ operatingName: 'Bore' })).toEqual([]);
	expect(await doubles({ phone: '705.555.0101' })).toEqual([[id, 'phone']]);
	expect(await doubles({ email: 'x@boreal-arc.example' })).toEqual([[id, 'domain']]);
	expect(await doubles({ website: 'https://www.boreal-arc.example/a' })).toEqual([[id, 'domain']]);
	expect(await doubles({ gstNumber: '123456782 RT0002' })).toEqual([[id, 'number']]);
	expect(await doubles({ operatingName: 'Boreal Arc', exceptId: id })).toEqual([]);
	expect(await doubles({})).toEqual([]);
	for (let at = 0; at < 6; at++)
		await addCompany(staff, { operatingName: `Mall tenant ${at}`, gstNumber: '', taxId: '', dunsNumber: '' });
	expect(await doubles({ phone: '(705) 555-0100' })).toEqual([]);
});

test('a merge is previewed, done and undone; both names lead to the kept company meanwhile', async () => {
	const { staff, database } = await openStaffSite();
	const kept = await addCompany(staff, { billingAddress: '' });
	const merged = await addCompany(staff, {
		operatingName: 'Boreal Arc',
		billingAddress: '9 Pine St, Sudbury, ON P3C 1S8',
	});
	const url = `${PATH}/${kept.id}/merge`;
	const preview = (await staff.call({ url: `${url}?with=${merged.id}` })).json();
	expect(preview.changes).toMatchObject({
		filled: ['billingAddress'],
		dropped: [{ field: 'operatingName' }],
	});

	const body = { version: 1, mergedId: merged.id, mergedVersion: 1 };
	const done = await staff.call({ method: 'POST', url, body });
	expect(done.statusCode, done.body).toBe(200);
	expect(done.json().company).toMatchObject({ version: 2, billingAddress: '9 Pine St, Sudbury, ON P3C 1S8' });
	for (const named of [merged.id, 'Boreal Arc', kept.id]) {
		expect((await staff.call({ url: `${PATH}/${encodeURIComponent(named)}` })).json().id).toBe(kept.id);
	}
	expect((await staff.call({ url: PATH })).json().total).toBe(1);
	expect(names(await staff.call({ url: `${PATH}/search?q=boreal` }))).toEqual(['Boreal Arc Academy']);
	expect((await staff.call({ method: 'POST', url, body })).statusCode).toBe(422);
	const edit = await staff.call({ method: 'PUT', url: `${PATH}/${merged.id}`, body: merged });
	expect(edit.statusCode).toBe(412);

	const undo = { method: 'POST', url: `${url}/undo`, body: { mergeId: done.json().mergeId } } as const;
	const answer = await staff.call(undo);
	expect(answer.json()).toMatchObject({
		restored: true,
		merged: { id: merged.id, operatingName: 'Boreal Arc' },
	});
	expect((await staff.call({ url: `${PATH}/${kept.id}` })).json()).toMatchObject({
		billingAddress: '',
		version: 3,
	});
	expect((await staff.call({ url: PATH })).json().total).toBe(2);
	expect(names(await staff.call({ url: `${PATH}/search?q=boreal` }))).toHaveLength(2);
	expect((await staff.call(undo)).statusCode).toBe(409);
	const actions = (await listAuditEntries(database.db, { subjectId: kept.id, limit: 9 })).map(
		({ action }) => action,
	);
	expect(actions).toEqual(['company.mergeUndone', 'company.merged', 'company.created']);
});

test('an undo keeps later writes, and is rejected after a day', async () => {
	const { staff, database } = await openStaffSite();
	const kept = await addCompany(staff, { phone: '' });
	const merged = await addCompany(staff, { operatingName: 'Boreal Arc' });
	const url = `${PATH}/${kept.id}/merge`;
	const body = { version: 1, mergedId: merged.id, mergedVersion: 1 };
	const { company, mergeId } = (await staff.call({ method: 'POST', url, body })).json();
	await staff.call({ method: 'PUT', url: `${PATH}/${kept.id}`, body: rename(company, 'Renamed') });
	const undo = { method: 'POST', url: `${url}/undo`, body: { mergeId } } as const;

	const yesterday = new Date(Date.now() - 25 * 60 * 60 * 1000).toISOString();
	const { merged_at } = await database.db
		.selectFrom('company_merge')
		.select('merged_at')
		.executeTakeFirstOrThrow();
	await database.db.updateTable('company_merge').set({ merged_at: yesterday }).execute();
	expect((await staff.call(undo)).statusCode).toBe(409);
	await database.db.updateTable('company_merge').set({ merged_at }).execute();

	expect((await staff.call(undo)).json()).toMatchObject({ restored: false });
	expect((await staff.call({ url: `${PATH}/${kept.id}` })).json()).toMatchObject({
		operatingName: 'Renamed',
		phone: '(705) 555-0100',
	});
	expect((await staff.call({ ...undo, body: { mergeId: 'x' } })).statusCode).toBe(404);
});

test('merging a company with itself, an unknown one or an older version of it is rejected', async () => {
	const { staff } = await openStaffSite();
	const one = await addCompany(staff);
	const two = await addCompany(staff, { operatingName: 'Two' });
	const merge = async (body: unknown) =>
		(await staff.call({ method: 'POST', url: `${PATH}/${one.id}/merge`, body })).statusCode;
	expect(await merge({ version: 1, mergedId: one.id, mergedVersion: 1 })).toBe(422);
	expect(await merge({ version: 1, mergedId: 'co_aaaaaaaaaaaa', mergedVersion: 1 })).toBe(404);
	expect(await merge({ version: 2, mergedId: two.id, mergedVersion: 1 })).toBe(412);
	expect(await merge({ version: 1, mergedId: two.id, mergedVersion: 2 })).toBe(412);
	expect(await merge({ version: 1, mergedId: two.id })).toBe(400);
});

test('two opposite concurrent merges leave one company, not none', async () => {
	const { staff } = await openStaffSite();
	const one = await addCompany(staff);
	const two = await addCompany(staff, { operatingName: 'Two' });
	const merge = (kept: string, mergedId: string) =>
		staff.call({
			method: 'POST',
			url: `${PATH}/${kept}/merge`,
			body: { version: 1, mergedId, mergedVersion: 1 },
		});
	const codes = (await Promise.all([merge(one.id, two.id), merge(two.id, one.id)])).map(
		({ statusCode }) => statusCode,
	);
	expect(codes.filter((code) => code === 200)).toHaveLength(1);
	expect(codes.every((code) => [200, 412, 422].includes(code))).toBe(true);
	expect((await staff.call({ url: PATH })).json().total).toBe(1);
});

test('a chain of merges leads to the last, and the one in the middle can still be restored', async () => {
	const { staff } = await openStaffSite();
	const [one, two, three] = [
		await addCompany(staff),
		await addCompany(staff, { operatingName: 'Two' }),
		await addCompany(staff, { operatingName: 'Three' }),
	];
	const merge = async (kept: string, version: number, mergedId: string, mergedVersion: number) =>
		(
			await staff.call({
				method: 'POST',
				url: `${PATH}/${kept}/merge`,
				body: { version, mergedId, mergedVersion },
			})
		).json();
	await merge(two.id, 1, one.id, 1);
	const { mergeId } = await merge(three.id, 1, two.id, 2);
	expect((await staff.call({ url: `${PATH}/${one.id}` })).json().id).toBe(three.id);
	await staff.call({ method: 'POST', url: `${PATH}/${three.id}/merge/undo`, body: { mergeId } });
	expect((await staff.call({ url: `${PATH}/${one.id}` })).json().id).toBe(two.id);
});
