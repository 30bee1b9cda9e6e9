import { isUtf8 } from 'node:buffer';
import { setImmediate as letOthersRun } from 'node:timers/promises';
import { decodeText } from '../catalogue-import/decode-text.ts';
import { UnreadableFile } from './csv-reader.ts';

const PIECE = 512 * 1024;

/**
 * The text of a file in pieces, with "\n" as line end, by the rules of `decodeText`, which would decode 20 MB in one go
 * and keep everybody waiting.
 * @throws UnreadableFile when it is no text.
 */
export async function* decodePieces(bytes: Buffer): AsyncGenerator<string> {
	const head = decodeText(bytes.subarray(0, 4));
	if (!head.ok && bytes[0] === 0x50) throw new UnreadableFile(head.reason);
	const encoding = detectEncoding(bytes);
	const decoder = new TextDecoder(encoding, { fatal: true });
	let carried = '';
	for (let at = 0; at < bytes.length; at += PIECE) {
		const isLast = at + PIECE >= bytes.length;
		let text: string;
		try {
			text = carried + decoder.decode(bytes.subarray(at, at + PIECE), { stream: !isLast });
		} catch {
			throw new UnreadableFile('is damaged: its UTF-16 text cannot be read');
		}
		if (text.includes('\0')) {
			throw new UnreadableFile('holds NUL characters, so it is no text, or UTF-16 without its mark');
		}
		// A line end may be cut in two.
		carried = !isLast && text.endsWith('\r') ? '\r' : '';
		yield text.slice(0, text.length - carried.length).replace(/\r\n?/g, '\n');
		await letOthersRun();
	}
}

function detectEncoding(bytes: Buffer): string {
	if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
	if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
	// What a French Excel saves; it gives a meaning to every byte, so it comes last.
	return isUtf8(bytes) ? 'utf-8' : 'windows-1252';
}
