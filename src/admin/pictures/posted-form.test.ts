import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parsePostedForm } from './posted-form.ts';
import { BOUNDARY, FORM_TYPE, writeForm } from './test-picture.ts';

const MAX = 4;

function read(body: Buffer | string, type = FORM_TYPE) {
	const form = parsePostedForm(Buffer.from(body), type, MAX);
	return 'error' in form
		? form.error
		: form.parts.map(({ name, isFile, bytes }) => [name, isFile, bytes.toString('latin1')]);
}

test('the platform’s own output is parsed correctly, whatever the bytes', async () => {
	// Line breaks and dashes are frequent, because they resemble boundaries.
	const byte = fc.oneof(fc.constantFrom(13, 10, 45), fc.integer({ min: 0, max: 255 }));
	const bytes = fc.array(byte, { maxLength: 60 }).map((list) => Buffer.from(list));
	await fc.assert(
		fc.asyncProperty(bytes, fc.stringMatching(/^[ -~]{0,30}$/), async (file, text) => {
			const sent = new FormData();
			sent.append('file', new Blob([new Uint8Array(file)]), 'a "quoted"\r\nname.jpg');
			sent.append('partNumber', text);
			const request = new Request('http://localhost', { method: 'POST', body: sent });
			const type = request.headers.get('content-type') as string;
			expect(read(Buffer.from(await request.arrayBuffer()), type)).toEqual([
				['file', true, file.toString('latin1')],
				['partNumber', false, text],
			]);
		}),
	);
});

test('any bytes are parsed or rejected, without throwing', () => {
	const whole = writeForm([
		{ name: 'file', value: 'x', fileName: 'a' },
		{ name: 'index', value: '0' },
	]);
	fc.assert(
		fc.property(
			fc.nat(whole.length),
			fc.nat(whole.length),
			fc.uint8Array({ maxLength: 8 }),
			(from, to, put) => {
				const body = Buffer.concat([whole.subarray(0, from), put, whole.subarray(to)]);
				const read = parsePostedForm(body, FORM_TYPE, MAX);
				if ('parts' in read) expect(read.parts.length).toBeLessThanOrEqual(MAX);
			},
		),
		{ numRuns: 2000 },
	);
});

test('boundaries are parsed with quotes and next to other parameters', () => {
	const body = writeForm([{ name: 'a', value: '1' }]);
	for (const type of [
		`multipart/form-data; boundary="${BOUNDARY}"`,
		`multipart/form-data; charset=utf-8; Boundary=${BOUNDARY}; x=y`,
	]) {
		expect(read(body, type)).toEqual([['a', false, '1']]);
	}
	expect(read(body, `multipart/form-data; boundary=${'a'.repeat(71)}`)).toBe('boundary');
});

test('text before the first part and after the last is ignored, as the standard says', () => {
	const body = Buffer.concat([
		Buffer.from('hello\r\n'),
		writeForm([{ name: 'a', value: '' }]),
		Buffer.from('bye'),
	]);
	expect(read(body)).toEqual([['a', false, '']]);
});

test.each([
	['start', `x--${BOUNDARY}\r\n`],
	['start', `--${BOUNDARY}x\r\n\r\n\r\n--${BOUNDARY}--`],
	['head', `--${BOUNDARY}\r\nContent-Disposition: form-data; name="a"`],
	['head', `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${'a'.repeat(5000)}"\r\n\r\n`],
	['name', `--${BOUNDARY}\r\nContent-Disposition: attachment; name="a"\r\n\r\nx\r\n--${BOUNDARY}--`],
	['name', `--${BOUNDARY}\r\nContent-Disposition: form-data; filename="name=a"\r\n\r\nx\r\n--${BOUNDARY}--`],
	['end', `--${BOUNDARY}\r\nContent-Disposition: form-data; name="a"\r\n\r\nx`],
])('a form is rejected for its %s', (error, body) => {
	expect(read(body)).toBe(error);
});

test('a hostile form of ten megabytes is parsed quickly', () => {
	const head = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="a"\r\n`;
	const slow = [
		head + 'x: y\r\n'.repeat(1_700_000),
		`${head}\r\n${`\r\n--${BOUNDARY.slice(0, -1)}`.repeat(300_000)}`,
		`${head}\r\n\r\n`.repeat(130_000),
	];
	// A quadratic algorithm would take minutes; the test's timeout detects it.
	for (const body of slow.map((text) => Buffer.from(text))) read(body);
});
