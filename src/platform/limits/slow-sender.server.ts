import type { IncomingMessage } from 'node:http';

/** Base time for every body, in milliseconds. */
const FIRST_MS = 30_000;
/** Plus one second for this many bytes: about the speed of a phone uploading a picture from a shop. */
const BYTES_A_SECOND = 32 * 1024;

/** Max. time for a body of any size, in milliseconds. */
export const MAX_BODY_MS = 400_000;

/** Disconnects a slow sender, which would otherwise hold a connection and a partial body, perhaps forever. */
export function limitSlowBody(request: IncomingMessage): void {
	const { 'content-length': length, 'transfer-encoding': coding } = request.headers;
	if (coding === undefined && (length === undefined || length === '0')) return;
	const timer = setTimeout(
		() => {
			if (request.complete || request.destroyed) return;
			request.socket.end('HTTP/1.1 408 Request Timeout\r\nconnection: close\r\ncontent-length: 0\r\n\r\n');
			request.destroy();
		},
		bodyTime(Number(length ?? 0)),
	);
	timer.unref();
	const over = () => clearTimeout(timer);
	request.once('end', over);
	request.once('close', over);
}

/** The time limit for a body of this size, in milliseconds; a body of unknown size gets only the base time. */
export function bodyTime(bytes: number): number {
	return Math.min(FIRST_MS + (bytes / BYTES_A_SECOND) * 1000, MAX_BODY_MS);
}
