import { issueOf } from '../../../platform/i18n/message.ts';

/** The encoding of a file; `note` is set if it was a guess, as a message. */
export type TextEncoding = {
	name: 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252';
	note: string | undefined;
};

const GUESSED_WINDOWS = issueOf('importing.guessedWindows');
const GUESSED_UTF16 = issueOf('importing.guessedUtf16');

/** Number of bytes inspected if a file does not declare its encoding. */
const SAMPLE_BYTES = 4096;

/**
 * Detects the encoding by byte order mark, otherwise by content. Windows-1252 decodes any bytes, so it is the last
 * resort.
 * @param isUtf8 whether the whole file is UTF-8
 */
export function detectEncoding(bytes: Uint8Array, isUtf8: () => boolean): TextEncoding {
	if (bytes[0] === 0xff && bytes[1] === 0xfe) return { name: 'utf-16le', note: undefined };
	if (bytes[0] === 0xfe && bytes[1] === 0xff) return { name: 'utf-16be', note: undefined };
	const nuls = countNuls(bytes.subarray(0, SAMPLE_BYTES));
	const half = Math.min(bytes.length, SAMPLE_BYTES) / 2;
	if (half >= 2 && nuls.odd > 0.7 * half && nuls.even < 0.05 * half) {
		return { name: 'utf-16le', note: GUESSED_UTF16 };
	}
	if (half >= 2 && nuls.even > 0.7 * half && nuls.odd < 0.05 * half) {
		return { name: 'utf-16be', note: GUESSED_UTF16 };
	}
	return isUtf8() ? { name: 'utf-8', note: undefined } : { name: 'windows-1252', note: GUESSED_WINDOWS };
}

function countNuls(bytes: Uint8Array): { even: number; odd: number } {
	const counts = { even: 0, odd: 0 };
	bytes.forEach((byte, at) => {
		if (byte === 0) counts[at % 2 === 0 ? 'even' : 'odd'] += 1;
	});
	return counts;
}

/** Why a file is binary, as a message, or undefined. A stray NUL is allowed here: its row is rejected with its line number. */
export function findBinaryError(bytes: Uint8Array): string | undefined {
	if (bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 0x03) {
		return issueOf('importing.workbook');
	}
	if (bytes[0] === 0xd0 && bytes[1] === 0xcf && bytes[2] === 0x11 && bytes[3] === 0xe0) {
		return issueOf('importing.oldWorkbook');
	}
	if (bytes[0] === 0x25 && bytes[1] === 0x50 && bytes[2] === 0x44 && bytes[3] === 0x46)
		return issueOf('importing.pdf');
	const { even, odd } = countNuls(bytes.subarray(0, SAMPLE_BYTES));
	const sampled = Math.min(bytes.length, SAMPLE_BYTES);
	const isUtf16 = Math.max(even, odd) > 0.35 * sampled && Math.min(even, odd) < 0.03 * sampled;
	return even + odd > 8 && !isUtf16 ? issueOf('importing.manyNuls') : undefined;
}

/** A NUL in the header: no row can be blamed, and nothing below it could be read. */
export function findFirstLineError(text: string): string | undefined {
	const end = text.search(/[\r\n]/);
	const first = end < 0 ? text : text.slice(0, end);
	return first.includes('\0') ? issueOf('importing.headerNuls') : undefined;
}
