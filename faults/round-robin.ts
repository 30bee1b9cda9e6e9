import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { onTestFinished } from 'vitest';

const POLL_INTERVAL_MS = 200;

/** A proxy that distributes requests to its sites in turn and follows their readiness; it never retries. */
export type RoundRobin = {
	address: string;
	/** The ready sites, by address. */
	ready: () => string[];
	add: (address: string) => void;
};

export async function openRoundRobin(): Promise<RoundRobin> {
	const agent = new Agent({ keepAlive: true, maxSockets: 64 });
	const sites = new Map<string, boolean>();
	let turn = 0;
	const look = async () => {
		await Promise.all(
			[...sites].map(async ([address, wasReady]) => {
				const answer = await fetch(`${address}/health/ready`).catch(() => undefined);
				// A site that stopped does not return; its replacement has another address.
				if (!answer && !wasReady) sites.delete(address);
				else sites.set(address, answer?.ok ?? false);
			}),
		);
	};
	let isOpen = true;
	const follow = async () => {
		while (isOpen) {
			await look();
			await new Promise((resolve) => setTimeout(resolve, POLL_INTERVAL_MS));
		}
	};
	const ready = () => [...sites].filter(([, isReady]) => isReady).map(([address]) => address);
	const server = createServer((request, answer) => {
		const choice = ready();
		const to = choice[turn++ % choice.length];
		if (to) passOn(request, answer, new URL(request.url ?? '/', to), agent);
		else answer.writeHead(502).end('No site is ready.');
	});
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
	void follow();
	onTestFinished(() => {
		isOpen = false;
		agent.destroy();
		server.closeAllConnections();
		server.close();
	});
	const { port } = server.address() as { port: number };
	return { address: `http://127.0.0.1:${port}`, ready, add: (address) => void sites.set(address, false) };
}

function passOn(incoming: IncomingMessage, answer: ServerResponse, to: URL, agent: Agent): void {
	const { connection: _, ...headers } = incoming.headers;
	const further = request(to, { method: incoming.method, headers, agent }, (answered) => {
		const { connection: _, 'keep-alive': __, ...headers } = answered.headers;
		answer.writeHead(answered.statusCode ?? 502, headers);
		answered.pipe(answer);
	});
	further.on('error', (error) => {
		if (answer.headersSent) answer.destroy();
		else answer.writeHead(502).end(`${(error as NodeJS.ErrnoException).code}: ${error.message}`);
	});
	incoming.pipe(further);
}
