import { isUtf8 } from 'node:buffer';
import { setImmediate as letOthersRun } from 'node:timers/promises';
import { UnreadableFile } from '../../domain/catalogue-import/readers/csv-reader.ts';
import {
	detectEncoding,
	findBinaryError,
	findFirstLineError,
	type TextEncoding,
} from '../../domain/catalogue-import/readers/text-encoding.ts';

const PIECE = 512 * 1024;

/** How the bytes of a file are read. @throws UnreadableFile when it is no text. */
export function requireEncoding(bytes: Buffer): TextEncoding {
	const binary = findBinaryError(bytes);
	if (binary !== undefined) throw new UnreadableFile(binary);
	return detectEncoding(bytes, () => isUtf8(bytes));
}

/**
 * The text of a file in pieces, with "\n" as line end, by the rules of `decodeText`, which would decode 20 MB in one go
 * and keep everybody waiting.
 * @throws UnreadableFile when it is no text.
 */
export async function* decodePieces(bytes: Buffer, { name }: TextEncoding): AsyncGenerator<string> {
	const decoder = new TextDecoder(name, { fatal: true });
	let carried = '';
	for (let at = 0; at < bytes.length; at += PIECE) {
		const isLast = at + PIECE >= bytes.length;
		let text: string;
		try {
			text = carried + decoder.decode(bytes.subarray(at, at + PIECE), { stream: !isLast });
		} catch {
			throw new UnreadableFile('is damaged: its UTF-16 text cannot be read');
		}
		const error = at === 0 ? findFirstLineError(text) : undefined;
		if (error !== undefined) throw new UnreadableFile(error);
		// A line end may be cut in two.
		carried = !isLast && text.endsWith('\r') ? '\r' : '';
		yield text.slice(0, text.length - carried.length).replace(/\r\n?/g, '\n');
		await letOthersRun();
	}
}

/**
 * No database stores a NUL in a text, so it is stored as a code that is no character either; the row that it stands in
 * is refused for the one as for the other.
 */
export const hideNuls = (text: string) => text.replaceAll('\0', '\uFDD0');
export const showNuls = (text: string) => text.replaceAll('\uFDD0', '\0');
