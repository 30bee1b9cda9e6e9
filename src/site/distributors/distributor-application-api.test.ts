import { spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import type { Database } from '../../platform/db/database.server.ts';
import {
	type DatabaseLocation,
	makeDatabaseLocation,
	openTestDatabase,
} from '../../testing/test-database.ts';
import { openTestSite, type TestSite } from '../../testing/test-site.ts';

const ADDRESS = '/api/distributor-applications';
const BODY = {
	company: 'Soudure Léger inc.',
	business: 'welding',
	city: 'Lévis',
	region: 'Quebec',
	country: 'canada',
	contactName: 'Zoë O’Neil',
	email: 'zoe@leger.example',
	message: 'Stick and TIG.\nMostly rail.',
};

type Sent = { body?: unknown; key?: string; from?: string };

function send({ app }: TestSite, { body = BODY, key, from }: Sent = {}) {
	return app.inject({
		method: 'POST',
		url: ADDRESS,
		headers: { 'content-type': 'application/json', ...(key ? { 'idempotency-key': key } : {}) },
		remoteAddress: from,
		payload: JSON.stringify(body),
	});
}

const applicationsOf = ({ db }: Database) =>
	db.selectFrom('distributor_application').selectAll().orderBy('number').execute();
const mailOf = ({ db }: Database) => db.selectFrom('outbox_mail').selectAll().orderBy('recipient').execute();
const YEAR = new Intl.DateTimeFormat('en-CA', { year: 'numeric', timeZone: 'America/Toronto' }).format(
	new Date(),
);

test('an application is stored under a number, with a mail to staff and one to the applicant', async () => {
	let wakes = 0;
	const site = await openTestSite({
		products: [],
		mail: { staffAddress: 'office@emberhide.example', notify: () => wakes++ },
	});
	const answer = await send(site, { body: { ...BODY, website: 'leger.example', branches: 3 } });
	expect(answer.statusCode).toBe(201);
	expect(answer.json()).toEqual({ number: `D-${YEAR}-0001` });
	expect(answer.headers['cache-control']).toBe('no-store');
	expect(wakes).toBe(1);
	expect(await applicationsOf(site.database)).toEqual([
		expect.objectContaining({
			number: `D-${YEAR}-0001`,
			state: 'new',
			company: 'Soudure Léger inc.',
			website: 'https://leger.example',
			branches: 3,
			phone: '',
			language: 'en',
		}),
	]);
	const [staff, applicant] = await mailOf(site.database);
	expect(staff).toMatchObject({ recipient: 'office@emberhide.example', reply_to: 'zoe@leger.example' });
	expect(staff?.subject).toBe(`Distributor application D-${YEAR}-0001: Soudure Léger inc.`);
	expect(staff?.text_body).toContain('Stick and TIG.\n  Mostly rail.');
	expect(applicant).toMatchObject({ recipient: 'zoe@leger.example', reply_to: 'office@emberhide.example' });
	for (const typed of ['Soudure', 'Zoë', 'rail']) {
		expect(applicant?.text_body, 'nothing typed comes back').not.toContain(typed);
		expect(applicant?.html_body).not.toContain(typed);
	}
});

test('all invalid fields are named at once, and nothing is stored', async () => {
	const site = await openTestSite({ products: [] });
	const answer = await send(site, {
		body: {
			company: '',
			business: 'casino',
			city: 'x'.repeat(81),
			region: 5,
			website: 'javascript:alert(1)',
			branches: 1.5,
			email: { $ne: 1 },
			message: 'a\u0000b',
			leaveEmpty: 'filled',
			state: 'approved',
		},
	});
	expect(answer.statusCode).toBe(400);
	expect(answer.headers['content-type']).toContain('application/problem+json');
	const { errors } = answer.json();
	expect(errors.map(({ path }: { path: string }) => path)).toEqual([
		'company',
		'business',
		'city',
		'region',
		'country',
		'website',
		'branches',
		'contactName',
		'email',
		'message',
		'leaveEmpty',
		'body',
	]);
	for (const { message } of errors) expect(message).toMatch(/\w/);
	expect(await applicationsOf(site.database)).toEqual([]);
	expect(await mailOf(site.database)).toEqual([]);
});

test.each(['null', '[]', '"text"', '{"__proto__":{"company":"x"}}', '{', ''])(
	'the body %j is refused',
	async (payload) => {
		const { app } = await openTestSite({ products: [] });
		const headers = { 'content-type': 'application/json' };
		const answer = await app.inject({ method: 'POST', url: ADDRESS, headers, payload });
		expect(answer.statusCode).toBe(400);
		expect(answer.json()).toMatchObject({ status: 400, requestId: expect.any(String) });
	},
);

test('cross-site requests store nothing', async () => {
	const { app, database } = await openTestSite({ products: [] });
	const headers = { 'content-type': 'application/json', 'sec-fetch-site': 'cross-site' };
	const answer = await app.inject({ method: 'POST', url: ADDRESS, headers, payload: BODY });
	expect(answer.statusCode).toBe(403);
	expect(await applicationsOf(database)).toEqual([]);
});

test('fifty concurrent requests with one key are one application', async () => {
	const site = await openTestSite({ products: [] });
	const answers = await Promise.all(
		Array.from({ length: 50 }, () => send(site, { key: '0f8fad5b-d9cb-469f-a165-70867728950e' })),
	);
	expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([201]));
	expect(new Set(answers.map(({ body }) => body))).toEqual(new Set([`{"number":"D-${YEAR}-0001"}`]));
	expect(await applicationsOf(site.database)).toHaveLength(1);
	expect(await mailOf(site.database)).toHaveLength(2);
});

test('the key with another body is rejected; an invalid key is named', async () => {
	const site = await openTestSite({ products: [] });
	const key = '0f8fad5b-d9cb-469f-a165-70867728950e';
	await send(site, { key });
	const other = await send(site, { key, body: { ...BODY, city: 'Laval' } });
	expect([other.statusCode, other.json().type]).toEqual([422, 'unprocessable']);
	const bad = await send(site, { key: 'short' });
	expect([bad.statusCode, bad.json().errors[0].path]).toEqual([400, 'Idempotency-Key']);
	expect(await applicationsOf(site.database)).toHaveLength(1);
});

test('twenty concurrent different ones get twenty numbers without a gap', async () => {
	const site = await openTestSite({ products: [] });
	const answers = await Promise.all(
		Array.from({ length: 20 }, (_, i) =>
			send(site, { body: { ...BODY, email: `zoe${i}@leger.example` }, from: `203.0.113.${i}` }),
		),
	);
	const numbers = answers.map((answer) => answer.json().number).sort();
	expect(numbers).toEqual(
		Array.from({ length: 20 }, (_, i) => `D-${YEAR}-${String(i + 1).padStart(4, '0')}`),
	);
});

test('an address that applies too often must wait, others need not; a retry does not count', async () => {
	const site = await openTestSite({ products: [] });
	const one = (i: number, from: string) =>
		send(site, { body: { ...BODY, email: `zoe${i}@leger.example` }, from, key: `application-number-${i}` });
	for (let i = 0; i < 10; i++) expect((await one(i, '203.0.113.9')).statusCode).toBe(201);
	const refused = await one(10, '203.0.113.9');
	expect([refused.statusCode, refused.json().type]).toEqual([429, 'too-many-requests']);
	expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
	expect((await one(3, '203.0.113.9')).statusCode).toBe(201);
	expect((await one(10, '203.0.113.10')).statusCode).toBe(201);
	expect(await applicationsOf(site.database)).toHaveLength(11);
});

test('nobody’s mailbox can be flooded from many addresses', async () => {
	const site = await openTestSite({ products: [] });
	const codes: number[] = [];
	for (let i = 0; i < 5; i++) {
		const body = { ...BODY, email: i % 2 ? 'ZOE@leger.example' : BODY.email, city: `City ${i}` };
		codes.push((await send(site, { body, from: `203.0.113.${i}` })).statusCode);
	}
	expect(codes).toEqual([201, 201, 201, 429, 429]);
	const mail = (await mailOf(site.database)).filter(({ recipient }) => recipient.endsWith('leger.example'));
	expect(mail).toHaveLength(3);
});

test('after a kill, every acknowledged application is stored, with its mail', async () => {
	const place = await makeDatabaseLocation();
	const numbers: string[] = [];
	for (let round = 0; round < 3; round++) {
		const site = await startProcess(place);
		const sending = Array.from({ length: 12 }, async (_, i) => {
			const body = { ...BODY, email: `zoe${round}-${i}@leger.example` };
			const answer = await fetch(site.address + ADDRESS, {
				method: 'POST',
				headers: { 'content-type': 'application/json' },
				body: JSON.stringify(body),
			});
			if (answer.status === 201) numbers.push(((await answer.json()) as { number: string }).number);
			// Killed while the others are running.
			if (i === 4) site.kill();
		});
		await Promise.allSettled(sending);
		site.kill();
		await site.ended;
	}
	expect(numbers.length).toBeGreaterThan(2);
	const database = await openTestDatabase(place);
	const stored = (await applicationsOf(database)).map(({ number }) => number);
	expect(stored).toEqual(expect.arrayContaining(numbers));
	expect(new Set(numbers).size).toBe(numbers.length);
	expect(await mailOf(database)).toHaveLength(2 * stored.length);
	// The next process sends what killed ones left, once their claims have expired.
	await database.db
		.updateTable('outbox_mail')
		.set({ claimed_until: null })
		.where('state', '=', 'waiting')
		.execute();
	const site = await startProcess(place);
	await expect.poll(async () => (await mailOf(database)).every(({ state }) => state === 'sent')).toBe(true);
	site.kill();
	await site.ended;
	const files = readdirSync(join(place.dataDir, 'outbox')).filter((name) => name.endsWith('.eml'));
	for (const { id, subject } of await mailOf(database)) {
		const copies = files.filter((name) => name.includes(id));
		expect(copies.length, subject).toBe(1);
		expect(readFileSync(join(place.dataDir, 'outbox', copies[0] as string), 'utf8')).toContain(`<${id}@`);
	}
});

/** The program without pages, in a process that can be killed. */
async function startProcess(place: DatabaseLocation) {
	const href = (path: string) => JSON.stringify(new URL(path, import.meta.url).href);
	const script = `
		const { startSite } = await import(${href('../../app/start-site.server.ts')});
		const { readConfig } = await import(${href('../../platform/process/config.server.ts')});
		const { address } = await startSite(readConfig(process.env), {});
		process.stdout.write('at ' + address + '\\n');`;
	const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
		env: {
			PATH: process.env.PATH,
			PORT: '0',
			LOG_LEVEL: 'silent',
			DEMO_CATALOGUE: 'off',
			DATA_DIR: place.dataDir,
			DATABASE_URL: place.databaseUrl ?? '',
		},
	});
	const kill = () => child.kill('SIGKILL');
	onTestFinished(() => {
		kill();
	});
	const ended = new Promise((resolve) => child.on('close', resolve));
	let out = '';
	let errors = '';
	child.stderr.on('data', (chunk) => {
		errors += chunk;
	});
	const address = await new Promise<string>((resolve, reject) => {
		child.stdout.on('data', (chunk) => {
			out += chunk;
			const found = /at (http:\S+)/.exec(out)?.[1];
			if (found) resolve(found);
		});
		child.on('close', () => reject(new Error(errors)));
	});
	return { address, kill, ended };
}

test('without a key two identical applications are two', async () => {
	const site = await openTestSite({ products: [] });
	expect((await send(site, {})).json().number).not.toBe((await send(site, {})).json().number);
	expect(await applicationsOf(site.database)).toHaveLength(2);
});
