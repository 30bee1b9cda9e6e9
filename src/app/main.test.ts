import { chmodSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, onTestFinished, test } from 'vitest';
import { findProductDocument } from '../domain/catalogue/product-row-queries.server.ts';
import { openDatabase } from '../platform/db/database.server.ts';
import { addressOf, MAIN, makeFolder, makeSettings, run } from '../testing/own-process.ts';
import { writeCatalogue } from '../testing/test-site.ts';

test('an invalid setting is one clear sentence and exit code 1', async () => {
	const site = run({ PORT: 'eighty', DEMO_CATALOGUE: 'perhaps' });
	expect(await site.ended).toBe(1);
	expect(site.err().trim().split('\n')).toEqual([
		'Wrong settings: PORT must be a whole number from 0 to 65535; DEMO_CATALOGUE must be on or off.',
	]);
});

test('a port in use is one clear sentence and exit code 1', async () => {
	const holder = createServer();
	await new Promise<void>((resolve) => holder.listen(0, '127.0.0.1', resolve));
	onTestFinished(() => {
		holder.close();
	});
	const { port } = holder.address() as { port: number };
	const site = run({ PORT: String(port), DATA_DIR: makeFolder() });
	expect(await site.ended).toBe(1);
	expect(site.err().trim()).toBe(
		`PORT: ${port} is already in use on 127.0.0.1. Stop what uses it, or set PORT to another number.`,
	);
});

test('a DATA_DIR that cannot be a folder is one clear sentence and exit code 1', async () => {
	const site = run({ DATA_DIR: join(MAIN, 'data') });
	expect(await site.ended).toBe(1);
	expect(site.err().trim()).toMatch(/^DATA_DIR: cannot write to .*main\.server\.ts\/data \(\w+\)\.$/);
});

test.skipIf(process.getuid?.() === 0)(
	'a DATA_DIR without leave to write is one clear sentence and exit code 1',
	async () => {
		const folder = makeFolder();
		chmodSync(folder, 0o555);
		const site = run({ DATA_DIR: folder });
		expect(await site.ended).toBe(1);
		expect(site.err().trim()).toMatch(/^DATA_DIR: cannot write to .* \(EACCES\)\.$/);
	},
);

test('a database newer than the program is one clear sentence and exit code 1', async () => {
	const folder = makeFolder();
	const first = run({ DATA_DIR: folder });
	await addressOf(first);
	first.child.kill('SIGTERM');
	expect(await first.ended).toBe(0);
	const file = new DatabaseSync(join(folder, 'emberhide.sqlite'));
	file.exec("insert into schema_migration values ('9999-later', 'x', 'y')");
	file.close();
	const second = run({ DATA_DIR: folder });
	expect(await second.ended).toBe(1);
	expect(second.err().trim()).toBe(
		'The database is newer than this program: it has the migration 9999-later. Update the program.',
	);
});

test('a missing DATA_DIR is created, whatever the other settings, and the site is ready', async () => {
	const settings = await makeSettings();
	const dataDir = join(makeFolder(), 'deep', 'down');
	const changed = { DATA_DIR: dataDir, SESSION_SECRET: 'a secret of thirty-two characters or more' };
	const site = run({ ...settings, ...changed });
	const address = await addressOf(site);
	const answer = await fetch(`${address}/health/ready`);
	expect([answer.status, await answer.json()]).toEqual([200, { status: 'ready' }]);
});

test('a demonstration distributor is created with the range and a generated staff password, and shown once', async () => {
	const settings = await makeSettings();
	const first = run(settings);
	const address = await addressOf(first);
	await expect.poll(() => first.err()).toContain('Stop with');
	const [, email, password] = /Demonstration distributor.*\n\s+(\S+)\n\s+(\S+)/.exec(first.err()) ?? [];
	const signedIn = await fetch(`${address}/api/distributor/sign-in`, {
		method: 'POST',
		headers: { 'content-type': 'application/json' },
		body: JSON.stringify({ email, password }),
	});
	expect(signedIn.status).toBe(200);
	first.child.kill('SIGTERM');
	await first.ended;
	const again = run(settings);
	const ownPassword = run({ ...(await makeSettings()), STAFF_PASSWORD: 'nine torches in the shed' });
	const empty = run({ ...(await makeSettings()), DEMO_CATALOGUE: 'off' });
	for (const other of [again, ownPassword, empty]) {
		await addressOf(other);
		await expect.poll(() => other.err()).toContain('Stop with');
		expect(other.err()).not.toContain('Demonstration distributor');
	}
});

test('an unreachable PostgreSQL is one clear sentence and exit code 1', async () => {
	const site = run({ DATABASE_URL: 'postgres://nobody:nothing@127.0.0.1:1/none' });
	expect(await site.ended).toBe(1);
	expect(site.err().trim()).toMatch(/^DATABASE_URL: cannot reach the database: .*\.$/);
});

test('five processes that start at once on one empty database all serve the same range', async () => {
	const settings = await makeSettings();
	const sites = Array.from({ length: 5 }, () => run(settings));
	const totals = await Promise.all(
		sites.map(async (site) => {
			const answer = await fetch(`${await addressOf(site)}/api/products?size=1`);
			return ((await answer.json()) as { totalElements: number }).totalElements;
		}),
	);
	expect(new Set(totals).size).toBe(1);
	expect(totals[0]).toBeGreaterThanOrEqual(48);
});

test('two processes on one database see each other’s writes, pages too', async () => {
	const settings = await makeSettings();
	const addresses = await Promise.all([run(settings), run(settings)].map(addressOf));
	const read = async (address: string) => (await fetch(`${address}/products/xy300`)).text();
	for (const address of addresses) expect(await read(address)).toContain('Argon Bulwark');
	// A third process writes, like the import command.
	const database = await openDatabase({ dataDir: settings.DATA_DIR, databaseUrl: settings.DATABASE_URL });
	const document = await findProductDocument(database.db, 'xy300');
	await writeCatalogue(database, [{ ...JSON.parse(document as string), name: 'Argon Rampart' }]);
	await database.close();
	for (const address of addresses) {
		await expect.poll(() => read(address)).toContain('Argon Rampart');
		expect(await read(address)).not.toContain('Argon Bulwark</span>');
	}
});

test('SIGTERM lets running requests finish completely, and exits with 0', async () => {
	const site = run({ DATA_DIR: makeFolder() });
	const address = await addressOf(site);
	// Connections that are open when the stop begins, like those of browsers.
	await Promise.all(
		Array.from({ length: 8 }, () => fetch(`${address}/health/live`).then((answer) => answer.text())),
	);
	const answers = Array.from({ length: 20 }, (_, i) =>
		fetch(`${address}/products?q=${'tig goat deer cow mig'.split(' ')[i % 5]}&page=${i}`).then((answer) =>
			answer.text(),
		),
	);
	await Promise.any(answers);
	site.child.kill('SIGTERM');
	expect(await site.ended).toBe(0);
	for (const answer of await Promise.allSettled(answers)) {
		if (answer.status === 'fulfilled') expect(answer.value).toMatch(/<\/html>$/);
		// Rejected before it started; a truncated response would say "terminated".
		else expect(String(answer.reason)).toContain('fetch failed');
	}
	await expect(fetch(`${address}/health/live`)).rejects.toThrow();
});
