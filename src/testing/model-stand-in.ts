import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A request as received by the model's server. */
type ModelRequest = { path: string; headers: IncomingMessage['headers']; body: ModelRequestBody };
type ModelRequestBody = {
	model: string;
	temperature: number;
	max_tokens: number;
	response_format?: unknown;
	messages: { role: string; content: string }[];
};

export type ModelAnswer = (response: ServerResponse, request: ModelRequest) => void;

/** A fake language model: a real local server with scripted responses. */
export type ModelServer = {
	/** Its address, for the setting. */
	baseUrl: string;
	requests: ModelRequest[];
	/** How many clients disconnected before their response. */
	hungUp: () => number;
	answerWith: (answer: ModelAnswer) => void;
	end: () => Promise<void>;
};

/** Sends a chat completion with `content`. */
export function saying(content: string, finish = 'stop'): ModelAnswer {
	return (response) => {
		response
			.writeHead(200, { 'content-type': 'application/json' })
			.end(JSON.stringify({ choices: [{ message: { role: 'assistant', content }, finish_reason: finish }] }));
	};
}

/** Starts one; `end` closes it with its open connections. */
export async function startModelServer(answer: ModelAnswer): Promise<ModelServer> {
	let current = answer;
	let hungUp = 0;
	const requests: ModelRequest[] = [];
	const server = createServer(async (request, response) => {
		let text = '';
		for await (const chunk of request) text += chunk;
		const received = { path: request.url ?? '', headers: request.headers, body: JSON.parse(text) };
		requests.push(received);
		response.on('close', () => {
			if (!response.writableFinished) hungUp++;
		});
		current(response, received);
	});
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
	const { port } = server.address() as AddressInfo;
	return {
		baseUrl: `http://127.0.0.1:${port}/v1`,
		requests,
		hungUp: () => hungUp,
		answerWith: (next) => {
			current = next;
		},
		end: async () => {
			server.closeAllConnections();
			await new Promise((resolve) => server.close(resolve));
		},
	};
}
