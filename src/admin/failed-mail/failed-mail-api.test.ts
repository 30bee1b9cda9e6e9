import { expect, test } from 'vitest';
import { listAuditEntries } from '../../platform/audit/audit-entry-queries.server.ts';
import { composeMail } from '../../platform/mail/compose-mail.ts';
import { queueMail } from '../../platform/mail/mail-outbox.server.ts';
import { openStaffBrowser } from '../../testing/staff-browser.ts';
import { openTestSite } from '../../testing/test-site.ts';
import { failedMailAwaiting } from './failed-mail-api.server.ts';
import { listFailedMail } from './failed-mail-queries.server.ts';

const READER = { id: '' };
const SENDER = {
	name: 'Emberhide',
	email: 'hello@emberhide.example',
	phone: { en: '1', fr: '1' },
	mailingAddress: '1 Road',
	publicUrl: 'http://here',
};

test('failed mail is listed on Today until somebody sends it again', async () => {
	const site = await openTestSite({ products: [], categories: [] });
	const { db } = site.database;
	const awaiting = failedMailAwaiting(db);
	expect(await awaiting('en', READER)).toBeUndefined();
	const content = { subject: 'Your request', heading: 'Hello', paragraphs: [], reason: 'Because' };
	await queueMail(db, composeMail(SENDER, { to: 'gone@norland.example', ...content }));
	await queueMail(db, composeMail(SENDER, { to: 'fine@norland.example', ...content }));
	await db
		.updateTable('outbox_mail')
		.set({ state: 'failed', last_error: '550 No such mailbox', attempts: 3 })
		.where('recipient', '=', 'gone@norland.example')
		.execute();
	expect(await awaiting('en', READER)).toMatchObject({
		kind: 'mail',
		count: 1,
		items: [{ title: 'gone@norland.example' }],
	});
	const [mail] = await listFailedMail(db, 10);
	expect(mail).toMatchObject({ reason: '550 No such mailbox' });
	const browser = await openStaffBrowser(site);
	const retry = () => browser.call({ method: 'POST', url: `/api/admin/mail/${mail?.id}/retry` });
	expect((await retry()).statusCode).toBe(204);
	expect((await retry()).statusCode).toBe(404);
	expect(await awaiting('en', READER)).toBeUndefined();
	const [entry] = await listAuditEntries(db, { limit: 1, subjectKind: 'mail' });
	expect(entry).toMatchObject({ action: 'mail.retried', subject: { name: 'gone@norland.example' } });
});
