import { randomUUID } from 'node:crypto';
import { aSampleRequest } from '../src/domain/sample-requests/test-request.ts';

/** The first account of every site under test. */
export const STAFF = { email: 'maria.reyes@emberhide.example', password: 'seven sparks over the vise' };

// biome-ignore lint/suspicious/noExplicitAny: each test knows what it asked for
export type Answer = { status: number; headers: Headers; text: string; json: () => any };

/** Sends one request and reads the whole response; redirects are not followed. */
export async function request(url: string, options: RequestInit = {}): Promise<Answer> {
	const answer = await fetch(url, { redirect: 'manual', ...options });
	const text = await answer.text();
	return { status: answer.status, headers: answer.headers, text, json: () => JSON.parse(text) };
}

export function postJson(url: string, body: unknown, headers: Record<string, string> = {}): Promise<Answer> {
	return request(url, {
		method: 'POST',
		headers: { 'content-type': 'application/json', ...headers },
		body: JSON.stringify(body),
	});
}

let visitors = 0;

/** An unused network address, as set by the proxy in front. */
export function newAddress(): string {
	const n = ++visitors;
	return `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}`;
}

export type SentRequest = { key: string; body: ReturnType<typeof aSampleRequest> };

/** A sample request by a new person. */
export function newSampleRequest(): SentRequest {
	const key = randomUUID();
	return { key, body: aSampleRequest({ companyEmail: `d.${key.slice(0, 13)}@northframe.example` }) };
}

export function sendSampleRequest(
	address: string,
	{ key, body }: SentRequest,
	from = newAddress(),
): Promise<Answer> {
	return postJson(`${address}/api/sample-requests`, body, {
		'idempotency-key': key,
		'x-forwarded-for': from,
	});
}

/** A staff browser that keeps the session cookie and can call any process. */
export class StaffCaller {
	cookie = '';

	async signIn(address: string, email: string = STAFF.email): Promise<number> {
		const answer = await postJson(
			`${address}/api/user/login`,
			{ email, password: STAFF.password },
			{ 'sec-fetch-site': 'same-origin', 'x-forwarded-for': newAddress() },
		);
		const cookies = answer.headers.getSetCookie().map((line) => line.split(';', 1)[0]);
		if (answer.status === 200) this.cookie = cookies.join('; ');
		return answer.status;
	}

	call(url: string, options: RequestInit = {}): Promise<Answer> {
		const headers = { 'sec-fetch-site': 'same-origin', cookie: this.cookie, ...options.headers };
		return request(url, { ...options, headers });
	}

	send(method: string, url: string, body: unknown, headers: Record<string, string> = {}): Promise<Answer> {
		const json = { 'content-type': 'application/json', ...headers };
		return this.call(url, { method, body: JSON.stringify(body), headers: json });
	}
}

/** A signed-in staff member. */
export async function openStaff(address: string): Promise<StaffCaller> {
	const staff = new StaffCaller();
	const status = await staff.signIn(address);
	if (status !== 200) throw new Error(`Sign-in answered ${status}.`);
	return staff;
}
