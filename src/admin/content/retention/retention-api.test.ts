import { expect, test } from 'vitest';
import {
	keptSince,
	keptUntil,
	PERIOD_NAMES,
	PERIODS,
	RETENTION,
} from '../../../domain/site-content/retention/retention.ts';
import {
	FIRST_RETENTION,
	findRetention,
} from '../../../domain/site-content/retention/stored-retention.server.ts';
import { errorPaths } from '../../../testing/staff-site.ts';
import { addCompany } from '../../companies/test-companies.server.ts';
import type { DeletedAnswer } from '../../deleting/deleted-record.ts';
import { cleanUpDeleted } from '../../deleting/deleted-record-queries.server.ts';
import { openContentDesk } from '../test-content-desk.server.ts';

test('a period counts back days, or months of the calendar', () => {
	const now = new Date('2026-03-15T10:20:30.400Z');
	expect(keptSince(FIRST_RETENTION, 'declined', now).toISOString()).toBe('2025-03-15T10:20:30.400Z');
	expect(keptSince(FIRST_RETENTION, 'deleted', now).toISOString()).toBe('2026-02-13T10:20:30.400Z');
	expect(keptSince({ ...FIRST_RETENTION, fitChecks: 1 }, 'fitChecks', now).toISOString()).toBe(
		'2026-02-15T10:20:30.400Z',
	);
	for (const period of PERIOD_NAMES) {
		const since = keptSince(FIRST_RETENTION, period, now);
		expect(since < now).toBe(true);
		expect(keptUntil(FIRST_RETENTION, period, since)).toEqual(now);
	}
});

test('a period is what staff chose, as numbers or as typed, and nothing else gets in', async () => {
	const { catalogue, save } = await openContentDesk(RETENTION);
	const typed = { ...FIRST_RETENTION, declined: ' 24 ', sentMail: 7 };
	const saved = await save(typed);
	expect(saved.statusCode, saved.body).toBe(200);
	expect(findRetention(catalogue)).toEqual({ ...FIRST_RETENTION, declined: 24, sentMail: 7 });
	for (const period of PERIOD_NAMES) {
		const { min, max } = PERIODS[period];
		for (const value of [
			min - 1,
			max + 1,
			0,
			-1,
			1.5,
			'',
			'x',
			'1e1',
			'٣',
			null,
			true,
			[min],
			Number.MAX_VALUE,
		]) {
			const answer = await save({ ...FIRST_RETENTION, [period]: value });
			expect([period, value, errorPaths(answer)]).toEqual([period, value, [period]]);
		}
		for (const value of [min, max]) {
			const answer = await save({ ...findRetention(catalogue), [period]: value });
			expect(answer.statusCode, answer.body).toBe(200);
		}
	}
	for (const body of [[], {}, { ...FIRST_RETENTION, audit: 1 }])
		expect((await save(body)).statusCode).toBe(400);
});

test('deleted records are kept and brought back for as long as staff chose', async () => {
	const { catalogue, staff, save, database } = await openContentDesk(RETENTION);
	await save({ ...FIRST_RETENTION, deleted: 90 });
	const company = await addCompany(staff, { operatingName: 'Old Foundry' });
	const body = { kind: 'company', id: company.id, version: 1 };
	const deleted = await staff.call({ method: 'POST', url: '/api/admin/deleted', body });
	const { id } = deleted.json<DeletedAnswer>();
	const age = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();
	const setAge = (days: number) =>
		database.db
			.updateTable('deleted_record')
			.set({ deleted_at: age(days) })
			.execute();
	const restore = () => staff.call({ method: 'POST', url: `/api/admin/deleted/${id}/restore` });
	await setAge(91);
	expect((await restore()).statusCode).toBe(404);
	await setAge(89);
	expect(await cleanUpDeleted(database.db, findRetention(catalogue))).toBe(0);
	expect((await restore()).statusCode).toBe(200);
});
