import type { IncomingMessage } from 'node:http';

/** Every body has this long, in milliseconds. */
const FIRST_MS = 30_000;
/** And a second more for each of so many bytes: a telephone in a shop sends a picture at this pace. */
const BYTES_A_SECOND = 32 * 1024;

/** The longest that a body may take to come, whatever it says of its size, in milliseconds. */
export const MAX_BODY_MS = 400_000;

/** Cuts a sender that drips: it holds a connection and a part of the body, and may never end. */
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

/** Milliseconds for a body of so many bytes; one that does not say gets no more than the first. */
export function bodyTime(bytes: number): number {
	return Math.min(FIRST_MS + (bytes / BYTES_A_SECOND) * 1000, MAX_BODY_MS);
}
