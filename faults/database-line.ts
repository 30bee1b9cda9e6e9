import { connect, createServer, type Server, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';

/** A connection between the site and its database server that can be cut or silenced. */
export type DatabaseLine = {
	/** The database's address through this connection. */
	url: string;
	/** Stops all traffic in both directions without closing connections, like a dead switch or a stopped machine. */
	freeze: () => void;
	/** Cuts existing connections and refuses new ones. */
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
