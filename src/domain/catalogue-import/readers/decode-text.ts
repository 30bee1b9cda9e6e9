import { issueOf } from '../../../platform/i18n/message.ts';
import { detectEncoding, findBinaryError, findFirstLineError } from './text-encoding.ts';

export type DecodedText =
	| { ok: true; text: string /** Set if the encoding was a guess. */; note: string | undefined }
	| { ok: false; reason: string };

/**
 * Decodes a file: UTF-8 with or without a byte order mark, UTF-16, otherwise Windows-1252, as saved by a French
 * Excel. Line ends are normalized to "\n". Binary files are rejected.
 */
export function decodeText(bytes: Uint8Array): DecodedText {
	const binary = findBinaryError(bytes);
	if (binary !== undefined) return { ok: false, reason: binary };
	const utf8 = decodeAs('utf-8', bytes);
	const { name, note } = detectEncoding(bytes, () => utf8 !== undefined);
	const text = name === 'utf-8' ? utf8 : decodeAs(name, bytes);
	if (text === undefined) return { ok: false, reason: issueOf('importing.damaged') };
	const error = findFirstLineError(text);
	if (error !== undefined) return { ok: false, reason: error };
	return { ok: true, text: text.replace(/\r\n?/g, '\n'), note };
}

function decodeAs(encoding: string, bytes: Uint8Array): string | undefined {
	try {
		return new TextDecoder(encoding, { fatal: true }).decode(bytes);
	} catch {
		return undefined;
	}
}
