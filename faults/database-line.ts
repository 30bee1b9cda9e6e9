import { connect, createServer, type Server, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';

/** What stands between the site and its database server, to be cut or to go silent. */
export type DatabaseLine = {
	/** The database's address through this line. */
	url: string;
	/** Nothing passes any more in either direction, and nobody is told: a dead switch, a stopped machine. */
	freeze: () => void;
	/** What is connected is cut off, and nobody else gets through. */
	cut: () => void;
	restore: () => void;
};

export async function openDatabaseLine(databaseUrl: string): Promise<DatabaseLine> {
	const far = new URL(databaseUrl);
	const pairs = new Set<readonly [Socket, Socket]>();
	let state: 'open' | 'frozen' | 'cut' = 'open';
	const server: Server = createServer((near) => {
		if (state === 'cut') {
			near.destroy();
			return;
		}
		const beyond = connect(Number(far.port), far.hostname);
		const pair = [near, beyond] as const;
		pairs.add(pair);
		for (const [from, to] of [pair, [beyond, near]] as const) {
			from.on('error', () => {});
			from.on('close', () => {
				to.destroy();
				pairs.delete(pair);
			});
			from.pipe(to);
			if (state === 'frozen') from.pause();
		}
	});
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
	const endAll = () => {
		for (const pair of pairs) for (const socket of pair) socket.destroy();
	};
	onTestFinished(() => {
		endAll();
		server.close();
	});
	const url = new URL(databaseUrl);
	url.port = String((server.address() as { port: number }).port);
	return {
		url: url.href,
		freeze: () => {
			state = 'frozen';
			for (const pair of pairs) for (const socket of pair) socket.pause();
		},
		cut: () => {
			state = 'cut';
			endAll();
		},
		restore: () => {
			state = 'open';
			for (const pair of pairs) for (const socket of pair) socket.resume();
		},
	};
}
