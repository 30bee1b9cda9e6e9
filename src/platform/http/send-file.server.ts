import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';

const TYPES = {
	csv: 'text/csv; charset=utf-8',
	json: 'application/json; charset=utf-8',
	pdf: 'application/pdf',
	xlf: 'application/xliff+xml; charset=utf-8',
	xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
	zip: 'application/zip',
	zpl: 'text/plain; charset=utf-8',
} as const;

/**
 * Sends a file that the browser saves under its name, or shows if it is `inline`. Content in pieces is read only as
 * fast as it is sent.
 */
export function sendFile(
	reply: FastifyReply,
	name: `${string}.${keyof typeof TYPES}`,
	content: string | Uint8Array | AsyncIterable<string | Uint8Array>,
	disposition: 'attachment' | 'inline' = 'attachment',
): FastifyReply {
	const ending = name.slice(name.lastIndexOf('.') + 1) as keyof typeof TYPES;
	const isWhole = typeof content === 'string' || content instanceof Uint8Array;
	return reply
		.type(TYPES[ending])
		.header('content-disposition', `${disposition}; filename="${name}"`)
		.send(isWhole ? content : Readable.from(content, { objectMode: false }));
}
