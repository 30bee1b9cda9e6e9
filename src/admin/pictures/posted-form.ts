/** One part of a posted form. It is a file if the sender gave it a file name, which is not kept. */
export type FormPart = { name: string; isFile: boolean; bytes: Buffer };

export type PostedForm = { parts: FormPart[] } | { error: PostedFormError };

/** The messages are `pictures.form` in messages/en.json. */
type PostedFormError = 'boundary' | 'empty' | 'start' | 'head' | 'name' | 'end' | 'parts';

const HEAD_BYTES = 4096;
/** As in RFC 2046, with or without quotes. */
const BOUNDARY = /;\s*boundary=(?:"([\w'()+,./:=? -]{1,70})"|([\w'()+,./:=?-]{1,70}))\s*(?:;|$)/i;
const DISPOSITION = /^content-disposition:[ \t]*form-data[ \t]*(;.*)$/im;

/**
 * Parses a multipart/form-data body (RFC 7578) with at most `most` parts, each with a name and the last one closed.
 * Anything else is refused, not guessed. Reads the body once, whatever its content.
 */
export function parsePostedForm(body: Buffer, contentType: string, maxParts: number): PostedForm {
	const [, quoted, plain] = BOUNDARY.exec(contentType) ?? [];
	const boundary = (quoted ?? plain ?? '').trimEnd();
	if (boundary === '') return { error: 'boundary' };
	if (body.length === 0) return { error: 'empty' };
	const line = `--${boundary}`;
	const parts: FormPart[] = [];
	let at = body.subarray(0, line.length).toString('latin1') === line ? 0 : body.indexOf(`\r\n${line}`);
	if (at < 0) return { error: 'start' };
	if (at > 0) at += 2;
	for (;;) {
		at += line.length;
		if (startsWith(body, at, '--')) return { parts };
		if (parts.length === maxParts) return { error: 'parts' };
		if (!startsWith(body, at, '\r\n')) return { error: 'start' };
		const head = body.subarray(at + 2, at + 2 + HEAD_BYTES);
		const headEnd = head.indexOf('\r\n\r\n');
		const headText = head.subarray(0, Math.max(headEnd, 0)).toString('utf8');
		if (headEnd < 0 || headText.includes(line)) return { error: 'head' };
		const named = readDisposition(headText);
		if (!named) return { error: 'name' };
		const start = at + 2 + headEnd + 4;
		const end = body.indexOf(`\r\n${line}`, start);
		if (end < 0) return { error: 'end' };
		parts.push({ ...named, bytes: body.subarray(start, end) });
		at = end + 2;
	}
}

function readDisposition(head: string): { name: string; isFile: boolean } | undefined {
	const parameters = DISPOSITION.exec(head)?.[1] ?? '';
	const name = /;[ \t]*name="([^"\r\n]*)"/i.exec(parameters)?.[1] ?? '';
	return name === '' ? undefined : { name, isFile: /;[ \t]*filename\*?=/i.test(parameters) };
}

function startsWith(body: Buffer, at: number, text: string): boolean {
	return body.subarray(at, at + text.length).toString('latin1') === text;
}
