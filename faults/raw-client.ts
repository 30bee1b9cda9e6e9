import { connect, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';

/** A raw connection that sends exactly the given bytes and records the response. */
export type RawClient = {
	socket: Socket;
	received: () => string;
	/** Resolves when the server has closed the connection. */
	closed: Promise<void>;
};

/** @param options `reads: false` never reads a response. */
export async function openRaw(address: string, options: { reads?: boolean } = {}): Promise<RawClient> {
	const { hostname, port } = new URL(address);
	const socket = connect({ host: hostname, port: Number(port), allowHalfOpen: true });
	const parts: Buffer[] = [];
	// Many of these tests wait for the connection to be cut.
	socket.on('error', () => {});
	const closed = new Promise<void>((resolve) => {
		socket.on('close', () => resolve());
		socket.on('end', () => {
			socket.end();
			resolve();
		});
	});
	if (options.reads === false) socket.pause();
	else socket.on('data', (part: Buffer) => parts.push(part));
	onTestFinished(() => {
		socket.destroy();
	});
	await new Promise<void>((resolve, reject) => {
		socket.once('connect', resolve);
		socket.once('error', reject);
	});
	return { socket, received: () => Buffer.concat(parts).toString('latin1'), closed };
}

/** Sends a text one byte at a time until the connection closes. */
export function drip({ socket }: RawClient, byte: string, everyMs: number): void {
	const timer = setInterval(() => socket.writable && socket.write(byte), everyMs);
	socket.once('close', () => clearInterval(timer));
	onTestFinished(() => clearInterval(timer));
}
