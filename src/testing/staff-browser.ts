import { randomUUID } from 'node:crypto';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { hashPassword } from '../platform/accounts/password-hash.server.ts';
import { insertStaffAccount } from '../platform/accounts/staff-account-queries.server.ts';
import type { Database } from '../platform/db/database.server.ts';

export const STAFF_PASSWORD = 'seven sparks over the vise';

/** Hashing is deliberately slow, and one hash serves every test. */
let hashed: Promise<string> | undefined;

/** A staff account that can sign in with `STAFF_PASSWORD`. */
export async function addStaffAccount(
	database: Database,
	account: { email?: string; name?: string } = {},
): Promise<{ id: string; email: string; name: string }> {
	const email = account.email ?? 'maria.reyes@emberhide.example';
	const added = { id: randomUUID(), email, name: account.name ?? 'Maria Reyes' };
	hashed ??= hashPassword(STAFF_PASSWORD);
	const passwordHash = await hashed;
	await insertStaffAccount(
		database.db,
		{ ...added, passwordHash, passwordGenerated: false },
		new Date().toISOString(),
	);
	return added;
}

type ApiRequest = { method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'; url: string; body?: unknown };

/** A client that keeps cookies and sends same-origin requests. */
export class StaffBrowser {
	readonly cookies = new Map<string, string>();
	readonly #app: FastifyInstance;
	readonly #address: string;

	constructor(app: FastifyInstance, address = '203.0.113.7') {
		this.#app = app;
		this.#address = address;
	}

	async call(call: ApiRequest, headers: Record<string, string> = {}): Promise<LightMyRequestResponse> {
		const options: InjectOptions = {
			method: call.method ?? 'GET',
			url: call.url,
			remoteAddress: this.#address,
			headers: { 'sec-fetch-site': 'same-origin', cookie: this.cookieHeader, ...headers },
		};
		if (call.body !== undefined) options.payload = call.body as object;
		const response = await this.#app.inject(options);
		for (const line of [response.headers['set-cookie'] ?? []].flat()) {
			const [pair = ''] = line.split(';', 1);
			const name = pair.slice(0, pair.indexOf('='));
			if (/max-age=0/i.test(line)) this.cookies.delete(name);
			else this.cookies.set(name, pair.slice(name.length + 1));
		}
		return response;
	}

	get cookieHeader(): string {
		return [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
	}

	signIn(
		email = 'maria.reyes@emberhide.example',
		password = STAFF_PASSWORD,
	): Promise<LightMyRequestResponse> {
		return this.call({ method: 'POST', url: '/api/user/login', body: { email, password } });
	}
}

/** A client signed in to its own account. */
export async function openStaffBrowser(site: {
	app: FastifyInstance;
	database: Database;
}): Promise<StaffBrowser> {
	const email = `${randomUUID().slice(0, 8)}@emberhide.example`;
	await addStaffAccount(site.database, { email });
	const browser = new StaffBrowser(site.app);
	const answer = await browser.signIn(email);
	if (answer.statusCode !== 200) throw new Error(`Sign-in answered ${answer.statusCode}: ${answer.body}`);
	return browser;
}
