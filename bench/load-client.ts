import { connect } from 'node:net';

/**
 * Sends `amount` requests over `connections` keep-alive connections, each waiting for its response, and
 * cycles through the paths. It reads only the status and the length of a response: a client that reads
 * whole responses costs more than the server and leaves it idle half the time. Returns the elapsed
 * milliseconds; anything but a 200 of known length is an error.
 */
export async function sendRepeatedly(
	address: string,
	options: { paths: readonly string[]; headers: Record<string, string>; connections: number; amount: number },
): Promise<number> {
	const { hostname, port, host } = new URL(address);
	const lines = Object.entries({ host, ...options.headers }).map(([name, value]) => `${name}: ${value}\r\n`);
	const requests = options.paths.map((path) => Buffer.from(`GET ${path} HTTP/1.1\r\n${lines.join('')}\r\n`));
	const started = performance.now();
	let sent = 0;
	const next = (): Buffer | undefined =>
		sent === options.amount ? undefined : requests[sent++ % requests.length];
	await Promise.all(
		Array.from({ length: options.connections }, () => sendOnConnection(hostname, Number(port), next)),
	);
	return performance.now() - started;
}

const HEAD_END = Buffer.from('\r\n\r\n');

function sendOnConnection(host: string, port: number, next: () => Buffer | undefined): Promise<void> {
	return new Promise((resolve, reject) => {
		/** The buffered part of an incomplete header. */
		let head = '';
		/** Remaining bytes of the body. */
		let remaining = 0;
		const send = () => {
			const request = next();
			if (request) socket.write(request);
			else socket.end(resolve);
		};
		const onRead = (count: number, buffer: Uint8Array): boolean => {
			let taken = count;
			if (remaining === 0) {
				const bytes = Buffer.from(buffer.buffer, buffer.byteOffset, count);
				const end = bytes.indexOf(HEAD_END);
				head += bytes.toString('latin1', 0, end < 0 ? count : end);
				if (end < 0) return true;
				const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1];
				if (!head.startsWith('HTTP/1.1 200 ') || length === undefined) {
					socket.destroy(new Error(`The answer is not a 200 of known length: ${head.slice(0, 300)}`));
					return false;
				}
				head = '';
				remaining = Number(length);
				taken = count - end - HEAD_END.length;
			}
			remaining -= taken;
			if (remaining === 0) send();
			return true;
		};
		const socket = connect({
			host,
			port,
			noDelay: true,
			onread: { buffer: Buffer.allocUnsafe(64 * 1024), callback: onRead },
		});
		socket.once('connect', send);
		socket.once('error', reject);
		socket.once('close', () => reject(new Error('The server closed the connection.')));
	});
}
