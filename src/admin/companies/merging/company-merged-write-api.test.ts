import { expect, test } from 'vitest';
import { CLIENTS } from '../../../testing/pricing-site.ts';
import type { StaffBrowser } from '../../../testing/staff-browser.ts';
import { openStaffSite } from '../../../testing/staff-site.ts';
import { addCompany, PATH, rename } from '../test-companies.server.ts';

async function openMerged() {
	const { staff, ...site } = await openStaffSite();
	const kept = await addCompany(staff, { operatingName: 'Kept Welding', phone: '' });
	const merged = await addCompany(staff, { operatingName: 'Merged Supply' });
	const merge = async (into = kept, from = merged) => {
		const now = (id: string) => staff.call({ url: `${PATH}/${id}` });
		const body = {
			version: (await now(into.id)).json().version,
			mergedId: from.id,
			mergedVersion: (await now(from.id)).json().version,
		};
		const answer = await staff.call({ method: 'POST', url: `${PATH}/${into.id}/merge`, body });
		expect(answer.statusCode, answer.body).toBe(200);
		return answer.json().mergeId as string;
	};
	const undo = async (mergeId: string) => {
		const call = { method: 'POST', url: `${PATH}/${kept.id}/merge/undo`, body: { mergeId } } as const;
		const answer = await staff.call(call);
		expect(answer.statusCode, answer.body).toBe(200);
		return answer.json();
	};
	return { ...site, staff, kept, merged, merge, undo };
}

const read = async (staff: StaffBrowser, url: string) => {
	const answer = await staff.call({ url });
	return { body: answer.json(), tag: answer.headers.etag as string };
};

test('a form open on a company that was merged writes nowhere, whatever version it sends', async () => {
	const { staff, kept, merged, merge, undo } = await openMerged();
	const form = await read(staff, `${PATH}/${merged.id}`);
	const prices = await read(staff, `${CLIENTS}/${merged.id}`);
	const mergeId = await merge();
	const stored = await read(staff, `${PATH}/${kept.id}`);
	const sheet = await read(staff, `${CLIENTS}/${kept.id}`);

	const change = { overrides: [{ partNumber: 'xy300', pair: '9.00', reason: 'Bid' }] };
	const people = { email: 'dana@counter.example', name: 'Dana Petrov' };
	const csv = 'part_number,break,price,reason\nXY300,pair,9.00,Bid\n';
	const names = [merged.id, encodeURIComponent('Merged Supply'), encodeURIComponent('MERGED supply')];
	const calls = names.flatMap((named) => [
		{ method: 'PUT', url: `${PATH}/${named}`, body: rename(form.body, 'Overwritten') },
		{ method: 'PUT', url: `${CLIENTS}/${named}`, body: change },
		{ method: 'POST', url: `${CLIENTS}/${named}/import`, body: { csv, dryRun: false } },
		{ method: 'POST', url: `${CLIENTS}/${named}/import`, body: { csv } },
		{ method: 'POST', url: `${PATH}/${named}/people`, body: people },
	]) as { method: 'PUT' | 'POST'; url: string; body: object }[];
	// The ETags of either record, and version numbers that happen to match the kept one's.
	const tags = [form.tag, prices.tag, stored.tag, sheet.tag, '"1"', '"2"', '"3"'];
	for (const call of calls) {
		for (const tag of tags) {
			const answer = await staff.call(call, { 'if-match': tag });
			expect(answer.statusCode, `${call.method} ${call.url} ${tag} ${answer.body}`).toBe(412);
			expect(answer.json()).toMatchObject({
				type: 'merged',
				movedTo: { id: kept.id, name: 'Kept Welding', link: `/admin/companies/${kept.id}` },
			});
			expect(answer.json().current).toBeUndefined();
		}
	}
	for (const version of [1, 2, 3]) {
		const body = { ...rename(form.body, 'Overwritten'), version };
		expect((await staff.call({ method: 'PUT', url: `${PATH}/${merged.id}`, body })).statusCode).toBe(412);
	}
	expect(await read(staff, `${PATH}/${kept.id}`)).toEqual(stored);
	expect(await read(staff, `${CLIENTS}/${kept.id}`)).toEqual(sheet);
	expect((await staff.call({ url: `${PATH}/${kept.id}/people` })).json().content).toEqual([]);

	// After the undo the old form is stale, and a fresh one is not.
	expect(await undo(mergeId)).toMatchObject({ restored: true });
	const late = { method: 'PUT', url: `${PATH}/${merged.id}`, body: rename(form.body, 'Late') } as const;
	expect((await staff.call(late, { 'if-match': form.tag })).json()).toMatchObject({
		type: 'stale',
		current: { id: merged.id, operatingName: 'Merged Supply' },
	});
	const again = await read(staff, `${PATH}/${merged.id}`);
	expect((await staff.call(late, { 'if-match': again.tag })).json().operatingName).toBe('Late');
});

test('a name reused by another company repeats no version of the first', async () => {
	const { staff, kept, merged } = await openMerged();
	const rest = { ...rename(kept, 'Elsewhere'), version: 1 };
	expect((await staff.call({ method: 'PUT', url: `${PATH}/${kept.id}`, body: rest })).statusCode).toBe(200);
	const next = { ...rename(merged, 'Kept Welding'), version: 1 };
	expect((await staff.call({ method: 'PUT', url: `${PATH}/${merged.id}`, body: next })).statusCode).toBe(200);
	const url = `${PATH}/${encodeURIComponent('Kept Welding')}`;
	const { id: _, ...bare } = { ...rename(kept, 'Overwritten'), version: 2 };
	expect((await staff.call({ method: 'PUT', url, body: bare })).statusCode).toBe(428);
	// The body of another company is stale here, although its version matches.
	const foreign = { ...rename(kept, 'Overwritten'), version: 2 };
	expect((await staff.call({ method: 'PUT', url, body: foreign })).statusCode).toBe(412);
	const own = { ...rename(merged, 'By its name'), version: 2 };
	expect((await staff.call({ method: 'PUT', url, body: own })).json().operatingName).toBe('By its name');
});

test('prices edited during a merge do not overwrite those that came with it', async () => {
	const { staff, kept, merged, merge, undo } = await openMerged();
	const put = (id: string, tag: string, body: object) =>
		staff.call({ method: 'PUT', url: `${CLIENTS}/${id}`, body }, { 'if-match': tag });
	const own = await read(staff, `${CLIENTS}/${merged.id}`);
	const change = (pair: string) => ({ overrides: [{ partNumber: 'xy300', pair, reason: 'Bid' }] });
	expect((await put(merged.id, own.tag, change('9.00'))).statusCode).toBe(200);
	const form = await read(staff, `${CLIENTS}/${kept.id}`);
	const mergeId = await merge();
	const refused = await put(kept.id, form.tag, change('12.00'));
	expect(refused.statusCode).toBe(412);
	expect(refused.json().current.overrides).toMatchObject([{ partNumber: 'xy300', prices: { pair: 900 } }]);
	const during = await read(staff, `${CLIENTS}/${kept.id}`);
	await undo(mergeId);
	expect((await put(kept.id, during.tag, change('12.00'))).statusCode).toBe(412);
	expect((await put(kept.id, form.tag, change('12.00'))).statusCode).toBe(412);
	const after = await read(staff, `${CLIENTS}/${kept.id}`);
	expect(after.body.overrides).toEqual([]);
	expect((await put(kept.id, after.tag, change('12.00'))).statusCode).toBe(200);
});

test('undoing a merge restores every price and number that was changed or removed meanwhile', async () => {
	const { staff, kept, merged, merge, undo } = await openMerged();
	const put = async (id: string, body: object) => {
		const { tag } = await read(staff, `${CLIENTS}/${id}`);
		const call = { method: 'PUT', url: `${CLIENTS}/${id}`, body } as const;
		const answer = await staff.call(call, { 'if-match': tag });
		expect(answer.statusCode, answer.body).toBe(200);
	};
	const by = (partNumber: string, pair: string) => ({ partNumber, pair, reason: 'Bid' });
	await put(merged.id, {
		overrides: [by('xy300', '9.00'), by('xy301', '9.50')],
		customerParts: [
			{ partNumber: 'xy300', number: 'A-1' },
			{ partNumber: 'xy301', number: 'A-2' },
		],
	});
	await put(kept.id, { overrides: [by('xy302', '7.00')] });
	const before = await read(staff, `${CLIENTS}/${merged.id}`);
	const mergeId = await merge();
	await put(kept.id, {
		overrides: [{ partNumber: 'xy300' }, by('xy301', '8.00'), { partNumber: 'xy302' }],
		customerParts: [
			{ partNumber: 'xy300', number: '' },
			{ partNumber: 'xy301', number: 'B-2' },
		],
	});
	const during = (await read(staff, `${CLIENTS}/${kept.id}`)).body;
	expect(during.overrides).toMatchObject([{ partNumber: 'xy301', prices: { pair: 800 } }]);
	expect(during.overrides).toHaveLength(1);
	expect(during.customerParts).toEqual([{ partNumber: 'xy301', number: 'B-2', name: '' }]);
	// A removed number can be given to another glove.
	await put(kept.id, { customerParts: [{ partNumber: 'xy303', number: 'A-1' }] });
	await put(kept.id, { overrides: [by('xy300', '6.00')] });
	await put(kept.id, { overrides: [{ partNumber: 'xy300' }] });
	await undo(mergeId);
	const back = await read(staff, `${CLIENTS}/${merged.id}`);
	expect(back.body.overrides).toEqual(before.body.overrides);
	expect(back.body.customerParts).toEqual(before.body.customerParts);
	expect((await read(staff, `${CLIENTS}/${kept.id}`)).body.overrides).toMatchObject([
		{ partNumber: 'xy301', prices: { pair: 800 } },
	]);
});
