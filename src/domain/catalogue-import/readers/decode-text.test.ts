import { expect, it } from 'vitest';
import { wordMessage } from '../../../platform/i18n/word-message.server.ts';
import { decodeText } from './decode-text.ts';

const TEXT = 'numéro;étiquette\nœuvre – 5 €';

function textOf(bytes: Uint8Array): string {
	const decoded = decodeText(bytes);
	return decoded.ok ? decoded.text : `refused: ${wordMessage('en', decoded.reason)}`;
}

it('reads UTF-8 with and without its byte order mark', () => {
	expect(textOf(Buffer.from(TEXT))).toBe(TEXT);
	expect(textOf(Buffer.from(`\ufeff${TEXT}`))).toBe(TEXT);
});

it('reads UTF-16 of both byte orders by its byte order mark', () => {
	const little = Buffer.from(`\ufeff${TEXT}`, 'utf16le');
	expect(textOf(little)).toBe(TEXT);
	expect(textOf(Buffer.from(little).swap16())).toBe(TEXT);
});

it('reads anything but UTF-8 as Windows-1252, with its own euro, dashes and ligatures', () => {
	const saved = Buffer.from([
		0x9c, 0x75, 0x76, 0x72, 0x65, 0x20, 0x96, 0x20, 0x35, 0x20, 0x80, 0x20, 0xe9, 0x92,
	]);
	expect(textOf(saved)).toBe('œuvre – 5 € é’');
});

it('normalizes the line ends of every system', () => {
	expect(textOf(Buffer.from('a\r\nb\rc\nd'))).toBe('a\nb\nc\nd');
});

it('recognizes a workbook, a binary and a truncated UTF-16 file', () => {
	expect(textOf(Buffer.from('PK\u0003\u0004rest'))).toContain('save the sheet as CSV');
	expect(textOf(Buffer.from('a\0b'))).toContain('NUL');
	expect(textOf(Buffer.from([0xff, 0xfe, 0x41, 0x00, 0x42]))).toContain('damaged');
});
