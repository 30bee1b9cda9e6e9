import { expect, test } from 'vitest';
import { addCompany } from '../../admin/companies/test-companies.server.ts';
import { openDistributorBrowser } from '../../testing/distributor-browser.ts';
import { openStaffSite } from '../../testing/staff-site.ts';

/** A company with a price of XY300, one of its people signed in, and staff. */
async function openCounter() {
	const { staff, ...site } = await openStaffSite();
	const company = await addCompany(staff, { operatingName: 'North Dock Supply' });
	const counter = await openDistributorBrowser(site, company.id, { name: 'Nora North' });
	const url = `/api/admin/pricing/clients/${company.id}`;
	const price = async (partNumber: string, pair: string) => {
		const tag = (await staff.call({ url })).headers.etag as string;
		const body = { overrides: [{ partNumber, ...(pair === '' ? {} : { pair, reason: 'Bid' }) }] };
		const answer = await staff.call({ method: 'PUT', url, body }, { 'if-match': tag });
		expect(answer.statusCode, answer.body).toBe(200);
	};
	const change = async (partNumber: string, body: object) => {
		const glove = `/api/admin/products/${partNumber}`;
		const stored = await staff.call({ url: glove });
		const request = { method: 'PUT', url: glove, body: { ...stored.json(), ...body } } as const;
		const { version: _, ...sent } = request.body as Record<string, unknown>;
		const answer = await staff.call(
			{ ...request, body: pick(sent) },
			{ 'if-match': stored.headers.etag as string },
		);
		expect(answer.statusCode, answer.body).toBe(200);
	};
	const orders = async () => (await counter.call({ url: '/api/distributor/orders' })).json().content;
	const read = async (text: string) =>
		(await counter.call({ method: 'POST', url: '/api/distributor/orders/read', body: { text } })).json();
	const send = (body: object, key?: string) =>
		counter.call(
			{ method: 'POST', url: '/api/distributor/orders', body },
			key === undefined ? {} : { 'idempotency-key': key },
		);
	return { staff, price, change, orders, read, send };
}

/** The body of a glove's save. */
function pick(answer: Record<string, unknown>) {
	const {
		id: _id,
		updatedAt: _at,
		updatedBy: _by,
		completeness: _c,
		missing: _m,
		warnings: _w,
		...rest
	} = answer;
	return rest;
}

test('a price that changed since the review is reported, and nothing is stored until it was reviewed again', async () => {
	const { price, orders, read, send } = await openCounter();
	await price('xy300', '11.11');
	const text = 'XY300 L 12\nXY301 L 2';
	const { seen } = await read(text);
	await price('xy300', '12.50');
	await price('xy301', '20.00');
	const refused = await send({ text, seen });
	expect(refused.statusCode).toBe(409);
	expect(refused.json().errors).toEqual([
		{ path: 'lines.1', message: 'XY300 L: $11.11 a pair when it was read back, $12.50 now.' },
		{ path: 'lines.2', message: 'XY301 L: price on request a pair when it was read back, $20.00 now.' },
	]);
	expect(await orders()).toEqual([]);
	// A price that changed back to the reviewed one is accepted.
	const again = await read(text);
	await price('xy300', '12.60');
	expect((await send({ text, seen: again.seen })).statusCode).toBe(409);
	await price('xy300', '12.50');
	expect((await send({ text, seen: again.seen })).statusCode).toBe(201);
	expect(await orders()).toHaveLength(1);
	expect((await send({ text, seen: 'nonsense' })).json().errors[0].path).toBe('seen');
});

test('a glove or a size removed since the review is named', async () => {
	const { change, orders, read, send } = await openCounter();
	const text = 'XY300 L 12\nXY301 L 2\nXY302 L 1 case';
	const { seen, lines } = await read(text);
	await change('xy300', { state: 'retired' });
	await change('xy301', { sizes: 'M:XY301-M', selectedSizeDefault: 'M' });
	await change('xy302', { packaging: { masterCase: 50, innerBag: 5, displayReady: false } });
	const refused = await send({ text, seen });
	expect(refused.statusCode, refused.body).toBe(409);
	const messages = refused
		.json()
		.errors.map(({ path, message }: { path: string; message: string }) => `${path} ${message}`);
	expect(messages).toEqual([
		'lines.1 XY300 L was read back and is not to be had any more.',
		'lines.2 XY301 L was read back and is not to be had any more.',
		`lines.3 XY302 L, ${lines[2].line.pairs} pairs when it was read back, is XY302 L, 50 pairs now.`,
	]);
	expect(await orders()).toEqual([]);
});

test('without a key two identical orders are two; with one the first response is repeated, whatever changed since', async () => {
	const { price, change, orders, send } = await openCounter();
	await price('xy300', '11.11');
	const body = { text: 'XY300 L 12' };
	const numbers = [await send(body), await send(body), await send(body)].map(
		(answer) => answer.json().number,
	);
	expect(new Set(numbers).size).toBe(3);
	const key = 'order-of-monday-0001';
	const first = await send(body, key);
	expect((await send({ text: 'XY300 L 24' }, key)).statusCode).toBe(422);
	await price('xy300', '99.00');
	await change('xy300', { state: 'retired' });
	expect((await send(body, key)).json()).toEqual(first.json());
	expect((await send(body)).statusCode).toBe(422);
	const once = await Promise.all(
		Array.from({ length: 6 }, () => send({ text: 'XY301 L 1' }, 'pressed-six-times')),
	);
	expect(new Set(once.map((answer) => answer.json().number)).size).toBe(1);
	expect(await orders()).toHaveLength(5);
});
