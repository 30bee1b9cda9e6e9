import { createServer, type Server } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { onTestFinished } from 'vitest';

/** A mail server on one port, which can be unavailable, busy or silent. */
export type MailServer = {
	url: string;
	/** The Message-ID of each accepted mail. */
	accepted: string[];
	/** Replies to mail with this line from now on, such as "451 Later"; undefined accepts it. */
	refuseWith: (line: string | undefined) => void;
	close: () => Promise<void>;
	open: () => Promise<void>;
	/** Accepts connections and stays silent. */
	openSilent: () => Promise<void>;
};

export async function openMailServer(): Promise<MailServer> {
	const accepted: string[] = [];
	let refusal: string | undefined;
	let port = 0;
	let running: { close: (done: () => void) => unknown } | undefined;
	const listen = (server: Server) =>
		new Promise<void>((resolve) =>
			server.listen(port, '127.0.0.1', () => {
				port = (server.address() as { port: number }).port;
				resolve();
			}),
		);
	const open = async () => {
		const server = new SMTPServer({
			authOptional: true,
			disabledCommands: ['STARTTLS'],
			disableReverseLookup: true,
			onRcptTo(_address, _session, done) {
				const [, code, text] = /^(\d+) (.*)$/.exec(refusal ?? '') ?? [];
				done(code ? Object.assign(new Error(text), { responseCode: Number(code) }) : undefined);
			},
			onData(stream, _session, done) {
				let text = '';
				stream.on('data', (chunk: Buffer) => {
					text += chunk;
				});
				stream.on('end', () => {
					accepted.push(/^Message-ID: (.*)$/im.exec(text)?.[1] ?? 'none');
					done();
				});
			},
		});
		// A killed process drops its connection; that is not an error of the mail server.
		server.on('error', () => {});
		await listen(server.server as Server);
		running = server;
	};
	const openSilent = async () => {
		const server = createServer((socket) => socket.on('error', () => {}));
		await listen(server);
		running = server;
	};
	const close = async () => {
		const ending = running;
		running = undefined;
		// Existing connections stay; new ones are refused.
		ending?.close(() => {});
	};
	await open();
	onTestFinished(close);
	return {
		url: `smtp://127.0.0.1:${port}`,
		accepted,
		refuseWith: (line) => {
			refusal = line;
		},
		close,
		open,
		openSilent,
	};
}
