import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { openModelServer } from '../../testing/model-server.ts';
import { saying } from '../../testing/model-stand-in.ts';
import { ModelError, openLanguageModel } from './language-model.server.ts';

const KEY = 'sk-secret-of-the-shop';
const PROMPT = {
	system: 'You are a foreman.',
	user: '{"task":"stick"}',
	schema: { type: 'object', properties: {}, required: [], additionalProperties: false },
};
const never = () => new AbortController().signal;

async function open(answer?: Parameters<typeof openModelServer>[0], withinMs?: number) {
	const server = await openModelServer(answer);
	const ask = openLanguageModel({ baseUrl: server.baseUrl, apiKey: KEY, model: 'gpt-4.1' }, withinMs);
	return { server, ask };
}

test('the model gets the prompt, the schema, the temperature and the key, and its text is returned', async () => {
	const { server, ask } = await open(saying('Yes, run it.'));
	expect(await ask(PROMPT, never())).toBe('Yes, run it.');
	expect(server.requests).toHaveLength(1);
	expect(server.requests[0]).toMatchObject({
		path: '/v1/chat/completions',
		headers: { authorization: `Bearer ${KEY}`, 'content-type': 'application/json' },
		body: {
			model: 'gpt-4.1',
			temperature: 0.2,
			max_tokens: expect.any(Number),
			response_format: {
				type: 'json_schema',
				json_schema: { name: 'fit_check', strict: true, schema: PROMPT.schema },
			},
			messages: [
				{ role: 'system', content: PROMPT.system },
				{ role: 'user', content: PROMPT.user },
			],
		},
	});
});

test.each([400, 422])(
	'a server that refuses the schema (%i) is asked without it, and so from then on',
	async (status) => {
		const { server, ask } = await open((response, call) => {
			if (call.body.response_format !== undefined) response.writeHead(status).end('{"error":"unknown"}');
			else saying('Yes, run it.')(response, call);
		});
		expect(await ask(PROMPT, never())).toBe('Yes, run it.');
		expect(await ask(PROMPT, never())).toBe('Yes, run it.');
		expect(server.requests.map(({ body }) => body.response_format !== undefined)).toEqual([
			true,
			false,
			false,
		]);
	},
);

test('a request rejected both ways is an error, and the schema is tried again', async () => {
	const { server, ask } = await open((response) => response.writeHead(400).end('{}'));
	await expect(ask(PROMPT, never())).rejects.toMatchObject({ message: 'status 400' });
	await expect(ask(PROMPT, never())).rejects.toMatchObject({ message: 'status 400' });
	expect(server.requests.map(({ body }) => body.response_format !== undefined)).toEqual([
		true,
		false,
		true,
		false,
	]);
});

const JSON_HEAD = { 'content-type': 'application/json' };
const json = (body: unknown) => (response: ServerResponse) =>
	void response.writeHead(200, JSON_HEAD).end(JSON.stringify(body));

test.each<[string, string, Parameters<typeof openModelServer>[0]]>([
	['too many calls', 'status 429', (response) => response.writeHead(429, { 'retry-after': '5' }).end('{}')],
	['an error of its own', 'status 500', (response) => response.writeHead(500).end('stack')],
	[
		'a redirect',
		'status 307',
		(response) => response.writeHead(307, { location: 'http://127.0.0.1:1/' }).end(),
	],
	[
		'a page',
		'no JSON',
		(response) => response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Hi</h1>'),
	],
	['broken JSON', 'no JSON', (response) => response.writeHead(200, JSON_HEAD).end('{"choices":[')],
	['no choice', 'no text', json({ choices: [] })],
	['a list', 'no text', json([1, 2])],
	['nothing', 'no text', json(null)],
	['a refusal', 'no text', json({ choices: [{ message: { content: null, refusal: 'I will not.' } }] })],
	['a call of a tool', 'no text', json({ choices: [{ message: { tool_calls: [{}] } }] })],
	['a text that was cut off', 'cut off', saying('Yes, run', 'length')],
	[
		'ten megabytes',
		'too long',
		(response) => response.writeHead(200, JSON_HEAD).end(`"${'a'.repeat(10 * 2 ** 20)}"`),
	],
	[
		'ten megabytes that it announces',
		'too long',
		(response) => {
			response.writeHead(200, { ...JSON_HEAD, 'content-length': String(10 * 2 ** 20) });
			response.write('{');
		},
	],
	[
		'a cut connection',
		'cut off',
		(response) => {
			response.writeHead(200, JSON_HEAD);
			response.write('{"choices":', () => response.destroy());
		},
	],
	['a connection that is dropped at once', 'not reached', (response) => response.destroy()],
])('%s is an error that says so and no more', async (_name, message, answer) => {
	const { server, ask } = await open(answer);
	const thrown = await ask(PROMPT, never()).catch((error: unknown) => error);
	expect(thrown).toBeInstanceOf(ModelError);
	expect(thrown).toMatchObject({ message, isAborted: false });
	expect(thrown, 'no address, no words of the provider').not.toHaveProperty('cause');
	expect(server.requests, 'asked once, and nobody else was').toHaveLength(1);
});

test('a slow model, before its headers or after them, is given up', async () => {
	const silent = await open(() => {}, 40);
	await expect(silent.ask(PROMPT, never())).rejects.toMatchObject({ message: 'late', isAborted: false });
	const dripping = await open((response) => {
		response.writeHead(200, JSON_HEAD);
		response.write('{"choices":');
	}, 40);
	await expect(dripping.ask(PROMPT, never())).rejects.toMatchObject({ message: 'late' });
});

test('an unreachable model is an error without an address in it', async () => {
	const port = await new Promise<number>((resolve) => {
		const server = createServer().listen(0, '127.0.0.1', () => {
			const address = server.address() as AddressInfo;
			server.close(() => resolve(address.port));
		});
	});
	const ask = openLanguageModel({
		baseUrl: `http://127.0.0.1:${port}/v1`,
		apiKey: KEY,
		model: 'gpt-4.1',
	});
	const thrown = await ask(PROMPT, never()).catch((error: unknown) => error);
	expect(thrown).toMatchObject({ message: 'not reached' });
	expect(String((thrown as Error).stack)).not.toMatch(/127\.0\.0\.1|sk-secret/);
});

test('when the visitor leaves, the call is aborted, and does not count against the model', async () => {
	const { server, ask } = await open(() => {});
	const leaving = new AbortController();
	const asked = ask(PROMPT, leaving.signal);
	await expect.poll(() => server.requests.length).toBe(1);
	leaving.abort();
	await expect(asked).rejects.toMatchObject({ isAborted: true });
	await expect.poll(server.hungUp).toBe(1);
});
