import { isUtf8 } from 'node:buffer';
import { setImmediate as letOthersRun } from 'node:timers/promises';
import { UnreadableFile } from '../../domain/catalogue-import/readers/csv-reader.ts';
import {
	detectEncoding,
	findBinaryError,
	findFirstLineError,
	type TextEncoding,
} from '../../domain/catalogue-import/readers/text-encoding.ts';
import { say } from '../../platform/i18n/message.ts';

const PIECE = 512 * 1024;

/** Detects the encoding of a file. @throws UnreadableFile if it is not text. */
export function requireEncoding(bytes: Buffer): TextEncoding {
	const binary = findBinaryError(bytes);
	if (binary !== undefined) throw new UnreadableFile(binary);
	return detectEncoding(bytes, () => isUtf8(bytes));
}

/**
 * Decodes the text of a file in pieces, with "\n" as line end, by the rules of `decodeText`, which would decode 20 MB
 * at once and block other requests.
 * @throws UnreadableFile if it is not text.
 */
export async function* decodePieces(bytes: Buffer, { name }: TextEncoding): AsyncGenerator<string> {
	const decoder = new TextDecoder(name, { fatal: true });
	let remainder = '';
	for (let at = 0; at < bytes.length; at += PIECE) {
		const isLast = at + PIECE >= bytes.length;
		let text: string;
		try {
			text = remainder + decoder.decode(bytes.subarray(at, at + PIECE), { stream: !isLast });
		} catch {
			throw new UnreadableFile(say('importing.damaged'));
		}
		const error = at === 0 ? findFirstLineError(text) : undefined;
		if (error !== undefined) throw new UnreadableFile(error);
		// A CRLF may be split between two pieces.
		remainder = !isLast && text.endsWith('\r') ? '\r' : '';
		yield text.slice(0, text.length - remainder.length).replace(/\r\n?/g, '\n');
		await letOthersRun();
	}
}

/**
 * The databases cannot store NUL in a text, so it is stored as a noncharacter. A row that contains either is refused.
 */
export const hideNuls = (text: string) => text.replaceAll('\0', '\uFDD0');
export const showNuls = (text: string) => text.replaceAll('\uFDD0', '\0');
