import { expect, test } from 'vitest';
import type { Database } from '../src/db/database.server.ts';
import { ENGINES, makePlace, openPlace, SOON } from './engines.ts';
import { openMailServer } from './mail-server.ts';
import { call, newSampleRequest, sendSampleRequest } from './site-callers.ts';
import { startSite } from './site-process.ts';

const MINUTE = 60_000;

const listMails = ({ db }: Database) =>
	db.selectFrom('outbox_mail').select(['state', 'attempts', 'last_error']).execute();

test.each(ENGINES)('%s: a mail server that is down, then says later, then takes mail', async (engine) => {
	const place = await makePlace(engine);
	const mail = await openMailServer();
	const site = await startSite(place, { SMTP_URL: mail.url });
	const database = await openPlace(place);
	await mail.close();
	expect((await sendSampleRequest(site.address, newSampleRequest())).status).toBe(201);
	const attempts = async () => Math.min(...(await listMails(database)).map((one) => one.attempts));
	await expect.poll(attempts, SOON).toBe(1);
	expect((await call(`${site.address}/health/ready`)).status).toBe(200);
	mail.refuseWith('451 The disk of this mail server is full');
	await mail.open();
	await site.setClock(2 * MINUTE);
	await expect.poll(attempts, SOON).toBe(2);
	expect((await listMails(database)).every(({ state }) => state === 'waiting')).toBe(true);
	mail.refuseWith(undefined);
	await site.setClock(10 * MINUTE);
	await expect.poll(() => mail.taken.length, SOON).toBe(2);
	await expect
		.poll(async () => (await listMails(database)).map(({ state }) => state), SOON)
		.toEqual(['sent', 'sent']);
	expect(new Set(mail.taken).size).toBe(2);
});

test('a mail server that takes the call and says nothing holds up neither forms nor the stop', async () => {
	const place = await makePlace('SQLite');
	const mail = await openMailServer();
	await mail.close();
	await mail.openSilent();
	const site = await startSite(place, { SMTP_URL: mail.url });
	for (let i = 0; i < 5; i++) {
		expect((await sendSampleRequest(site.address, newSampleRequest())).status).toBe(201);
	}
	site.child.kill('SIGTERM');
	// 1 would say that the stop had to be forced.
	expect(await site.ended).toBe(0);
	const database = await openPlace(place);
	expect((await listMails(database)).map(({ state }) => state)).toEqual(Array(10).fill('waiting'));
});

test('mail for an address that there is not is given up and told, other mail is not held up by it', async () => {
	const place = await makePlace('SQLite');
	const mail = await openMailServer();
	mail.refuseWith('550 No such person');
	const site = await startSite(place, { SMTP_URL: mail.url });
	const database = await openPlace(place);
	await sendSampleRequest(site.address, newSampleRequest());
	await expect
		.poll(async () => (await listMails(database)).map(({ state }) => state), SOON)
		.toEqual(['failed', 'failed']);
	mail.refuseWith(undefined);
	await sendSampleRequest(site.address, newSampleRequest());
	await expect.poll(() => mail.taken.length, SOON).toBe(2);
});
