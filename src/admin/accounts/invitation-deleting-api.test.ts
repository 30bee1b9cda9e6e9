import { expect, test } from 'vitest';
import type { StaffAccount } from '../../platform/accounts/staff-account.ts';
import { StaffBrowser } from '../../testing/staff-browser.ts';
import { openDeleting } from '../deleting/test-deleting.server.ts';

test('an invitation that nobody took up is deleted with its link; an account that was used stays', async () => {
	const { staff, app, database, removed, remove, restored, read } = await openDeleting();
	const people = async () => (await read('/api/admin/staff')).json().content as StaffAccount[];
	const person = { name: 'Dana Lavoie', email: 'dana@emberhide.example' };
	const invited = (await staff.call({ method: 'POST', url: '/api/admin/staff', body: person })).json();
	const readToken = async () => {
		const mails = await database.db
			.selectFrom('outbox_mail')
			.select('text_body')
			.orderBy('created_at')
			.execute();
		return /#([\w-]+)/.exec(mails.at(-1)?.text_body ?? '')?.[1];
	};
	const body = { token: await readToken(), password: 'nine rivets in the gauntlet cuff' };
	const accept = () => new StaffBrowser(app).call({ method: 'POST', url: '/api/user/invitation', body });
	const before = await people();
	const deleted = await removed('staff', invited.id);
	expect((await people()).map(({ name }) => name)).not.toContain('Dana Lavoie');
	expect((await accept()).statusCode).toBe(422);
	await restored(deleted.id);
	expect(await people()).toEqual(before);
	// The old link stays dead; the next invitation works.
	expect((await accept()).statusCode).toBe(422);
	const again = await staff.call({ method: 'POST', url: `/api/admin/staff/${invited.id}/reset` });
	expect(again.statusCode, again.body).toBe(204);
	body.token = await readToken();
	expect((await accept()).statusCode).toBe(204);
	for (const { id } of await people()) expect((await remove('staff', id)).statusCode).toBe(409);
	expect(await people()).toHaveLength(2);
});

test('an invitation does not come back over a new one to the same address', async () => {
	const { staff, removed, restore } = await openDeleting();
	const person = { name: 'Dana Lavoie', email: 'dana@emberhide.example' };
	const invite = () => staff.call({ method: 'POST', url: '/api/admin/staff', body: person });
	const deleted = await removed('staff', (await invite()).json().id);
	await invite();
	expect((await restore(deleted.id)).statusCode).toBe(409);
});
