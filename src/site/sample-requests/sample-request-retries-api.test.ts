import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { aSampleRequest } from '../../domain/sample-requests/test-request.ts';
import { openTestSite } from '../../testing/test-site.ts';
import { listMail, listStored, post } from './test-sample-requests.server.ts';

describe('retries', () => {
	test('50 concurrent requests with one key are one request with one number', async () => {
		const site = await openTestSite();
		const headers = { 'idempotency-key': randomUUID() };
		const answers = await Promise.all(
			Array.from({ length: 50 }, () => post(site, aSampleRequest(), headers)),
		);
		expect(new Set(answers.map(({ status, body }) => `${status} ${body.number}`)).size).toBe(1);
		expect(await listStored(site)).toHaveLength(1);
		expect(await listMail(site)).toHaveLength(2);
	});

	test('20 concurrent requests with a key each, for the same person, address and gloves, are one request', async () => {
		const site = await openTestSite();
		const answers = await Promise.all(
			Array.from({ length: 20 }, () => post(site, aSampleRequest(), { 'idempotency-key': randomUUID() })),
		);
		expect(new Set(answers.map(({ status, body }) => `${status} ${body.number}`)).size).toBe(1);
		expect(await listStored(site)).toHaveLength(1);
	});

	test('without a key an identical request is the same, a different one is not', async () => {
		const site = await openTestSite();
		const first = await post(site, aSampleRequest());
		expect((await post(site, aSampleRequest())).body.number).toBe(first.body.number);
		const other = await post(site, aSampleRequest({ samples: [{ partNumber: 'xy301', size: 'L' }] }));
		expect(other.body.number).not.toBe(first.body.number);
	});

	test('a key used for another request is rejected', async () => {
		const site = await openTestSite();
		const headers = { 'idempotency-key': randomUUID() };
		expect((await post(site, aSampleRequest(), headers)).status).toBe(201);
		expect((await post(site, aSampleRequest({ firstName: 'Ada' }), headers)).status).toBe(422);
		expect(await listStored(site)).toHaveLength(1);
	});

	test('a rejected request may be corrected under the same key', async () => {
		const site = await openTestSite();
		const headers = { 'idempotency-key': randomUUID() };
		const wrong = aSampleRequest({ samples: [{ partNumber: 'xy999', size: 'L' }] });
		expect((await post(site, wrong, headers)).status).toBe(422);
		expect((await post(site, aSampleRequest(), headers)).status).toBe(201);
	});
});

test('the sixth new request of one address in a day must wait, and gets the waiting time', async () => {
	const site = await openTestSite();
	const ask = (companyName: string) => post(site, aSampleRequest({ companyName }));
	for (const shop of ['One', 'Two', 'Three', 'Four', 'Five']) expect((await ask(shop)).status).toBe(201);
	const more = await site.app.inject({
		method: 'POST',
		url: '/api/sample-requests',
		payload: aSampleRequest({ companyName: 'Six' }),
	});
	expect(more.statusCode).toBe(429);
	expect(Number(more.headers['retry-after'])).toBeGreaterThan(60);
	expect(await listStored(site)).toHaveLength(5);
	expect((await ask('Five')).status, 'what is stored already answers as before').toBe(201);
});

test('when the mail cannot be queued the request is not stored either', async () => {
	const site = await openTestSite({ mail: { staffAddress: 'not an address', notify: () => {} } });
	expect((await post(site, aSampleRequest())).status).toBe(500);
	expect(await listStored(site)).toEqual([]);
	const headers = { 'idempotency-key': randomUUID() };
	expect((await post(site, aSampleRequest(), headers)).status, 'and the key is free again').toBe(500);
});
