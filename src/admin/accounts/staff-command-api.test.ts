import { expect, test } from 'vitest';
import { listAuditEntries } from '../../platform/audit/audit-entry-queries.server.ts';
import { makeDatabaseLocation, openTestDatabase } from '../../testing/test-database.ts';
import { ensureFirstAccount } from './first-account.server.ts';
import { runStaffCommand } from './staff-command.server.ts';

test('accounts are added, reset, disabled and listed from the command line', async () => {
	const place = await makeDatabaseLocation();
	const run = (...words: string[]) => runStaffCommand(words, place);
	expect(await run('list')).toContain('no account');
	const added = await run('add', ' Dana@Emberhide.example', 'Dana', 'Lavoie');
	const password = added.split(': ')[1]?.trim() ?? '';
	expect(password).toMatch(/^\w{5}-\w{5}-\w{5}-\w{5}$/);
	await expect(run('add', 'dana@emberhide.example')).rejects.toThrow('already');
	expect(await run('reset', 'dana@emberhide.example')).not.toContain(password);
	await expect(run('disable', 'dana@emberhide.example')).rejects.toThrow('last account');
	await run('add', 'second@emberhide.example');
	expect(await run('disable', 'dana@emberhide.example')).toContain('disabled');
	expect(await run('list')).toContain('dana@emberhide.example  Dana Lavoie  disabled');
	expect(await run('enable', 'dana@emberhide.example')).toContain('enabled');
	await expect(run('reset', 'nobody@emberhide.example')).rejects.toThrow('no account');
	await expect(run('delete', 'dana@emberhide.example')).rejects.toThrow('Unknown command');
	expect(await run('--help')).toContain('npm run staff');
	const database = await openTestDatabase(place);
	const entries = await listAuditEntries(database.db, { limit: 20 });
	expect(entries.map(({ action }) => action)).toEqual([
		'staff.enabled',
		'staff.disabled',
		'staff.added',
		'staff.reset',
		'staff.added',
	]);
	expect(new Set(entries.map(({ actorName }) => actorName))).toEqual(new Set(['Command line']));
});

test('the first account is created once, even by concurrent starts', async () => {
	const database = await openTestDatabase();
	const made = await Promise.all([1, 2, 3].map(() => ensureFirstAccount(database, {})));
	expect(made.filter((one) => one !== undefined)).toHaveLength(1);
	expect(await ensureFirstAccount(database, {})).toBeUndefined();
	expect(await countAccounts(database)).toBe(1);
});

test('a first password from the settings must satisfy the rules', async () => {
	const database = await openTestDatabase();
	const settings = { staffEmail: 'maria@emberhide.example', staffPassword: 'admin' };
	await expect(ensureFirstAccount(database, settings)).rejects.toThrow('STAFF_PASSWORD: Use 15 characters');
	const good = { ...settings, staffPassword: 'seven sparks over the vise' };
	expect(await ensureFirstAccount(database, good)).toBeUndefined();
	expect(await countAccounts(database)).toBe(1);
});

async function countAccounts(database: Awaited<ReturnType<typeof openTestDatabase>>): Promise<number> {
	return (await database.db.selectFrom('staff_account').selectAll().execute()).length;
}
