import { expect, test, vi } from 'vitest';
import type { Database } from '../src/platform/db/database.server.ts';
import { ENGINES, makeLocation, openLocation, SOON } from './engines.ts';
import { openMailServer } from './mail-server.ts';
import { newSampleRequest, request, sendSampleRequest } from './site-callers.ts';
import { type SiteProcess, startSite } from './site-process.ts';

const MINUTE = 60_000;

const listMails = ({ db }: Database) =>
	db
		.selectFrom('outbox_mail')
		.select(['state', 'attempts', 'last_error', 'next_attempt_at', 'claimed_until'])
		.execute();

/** Waits until each mail was rejected at this attempt and no worker holds it; reports their state on a timeout. */
const untilRefused = (site: SiteProcess, database: Database, attempt: number, reason: RegExp) =>
	vi.waitFor(async () => {
		const mails = await listMails(database);
		const isSo = mails.every(
			({ state, attempts, last_error, claimed_until }) =>
				state === 'waiting' &&
				attempts === attempt &&
				reason.test(last_error ?? '') &&
				claimed_until === null,
		);
		if (!isSo || mails.length === 0)
			throw new Error(`The mails stand so: ${JSON.stringify(mails)}. ${site.output()}`);
	}, SOON);

test.each(ENGINES)('%s: a mail server that is down, then defers, then accepts mail', async (engine) => {
	const location = await makeLocation(engine);
	const mail = await openMailServer();
	const site = await startSite(location, { SMTP_URL: mail.url });
	const database = await openLocation(location);
	await mail.close();
	expect((await sendSampleRequest(site.address, newSampleRequest())).status).toBe(201);
	// Moving the clock before the rejection is recorded would delay the next attempt by that much.
	await untilRefused(site, database, 1, /ECONNREFUSED/);
	expect((await request(`${site.address}/health/ready`)).status).toBe(200);
	mail.refuseWith('451 The disk of this mail server is full');
	await mail.open();
	await site.setClock(2 * MINUTE);
	await untilRefused(site, database, 2, /451/);
	mail.refuseWith(undefined);
	await site.setClock(10 * MINUTE);
	await expect.poll(() => mail.accepted.length, SOON).toBe(2);
	await expect
		.poll(async () => (await listMails(database)).map(({ state }) => state), SOON)
		.toEqual(['sent', 'sent']);
	expect(new Set(mail.accepted).size).toBe(2);
});

test('a mail server that accepts connections but stays silent blocks neither forms nor the shutdown', async () => {
	const location = await makeLocation('SQLite');
	const mail = await openMailServer();
	await mail.close();
	await mail.openSilent();
	const site = await startSite(location, { SMTP_URL: mail.url });
	for (let i = 0; i < 5; i++) {
		expect((await sendSampleRequest(site.address, newSampleRequest())).status).toBe(201);
	}
	site.child.kill('SIGTERM');
	// 1 would mean that the stop was forced.
	expect(await site.ended).toBe(0);
	const database = await openLocation(location);
	expect((await listMails(database)).map(({ state }) => state)).toEqual(Array(10).fill('waiting'));
});

test('mail to an unknown address is given up and reported, without delaying other mail', async () => {
	const location = await makeLocation('SQLite');
	const mail = await openMailServer();
	mail.refuseWith('550 No such person');
	const site = await startSite(location, { SMTP_URL: mail.url });
	const database = await openLocation(location);
	await sendSampleRequest(site.address, newSampleRequest());
	await expect
		.poll(async () => (await listMails(database)).map(({ state }) => state), SOON)
		.toEqual(['failed', 'failed']);
	mail.refuseWith(undefined);
	await sendSampleRequest(site.address, newSampleRequest());
	await expect.poll(() => mail.accepted.length, SOON).toBe(2);
});
