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

/**
 * Sends a file that somebody uploaded, of any content: the browser saves it under its name and never shows it on our
 * site.
 */
export function sendUpload(
	reply: FastifyReply,
	{ name, bytes }: { name: string; bytes: number },
	content: AsyncIterable<Uint8Array>,
): FastifyReply {
	// The first is for programs that do not read the second (RFC 6266, section 4.3).
	const plain = name.replace(/[^\x20-\x7E]|["\\%]/g, '_');
	const encoded = encodeURIComponent(name).replace(
		/['()*]/g,
		(sign) => `%${sign.charCodeAt(0).toString(16)}`,
	);
	return reply
		.type('application/octet-stream')
		.headers({
			'content-disposition': `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`,
			'content-length': bytes,
			'content-security-policy': "sandbox; default-src 'none'",
		})
		.send(Readable.from(content, { objectMode: false }));
}
