export type DecodedText = { ok: true; text: string } | { ok: false; reason: string };

/**
 * The text of a file: UTF-8 with or without a byte order mark, UTF-16 with one, else Windows-1252, which is what
 * a French Excel saves. Line ends come out as "\n". Files that are no text are refused.
 */
export function decodeText(bytes: Uint8Array): DecodedText {
	if (bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 0x03) {
		return { ok: false, reason: 'is a workbook or an archive; save the sheet as CSV first' };
	}
	const text = decode(bytes);
	if (text === undefined) return { ok: false, reason: 'is damaged: its UTF-16 text cannot be read' };
	if (text.includes('\0')) {
		return { ok: false, reason: 'holds NUL characters, so it is no text, or UTF-16 without its mark' };
	}
	return { ok: true, text: text.replace(/\r\n?/g, '\n') };
}

function decode(bytes: Uint8Array): string | undefined {
	if (bytes[0] === 0xff && bytes[1] === 0xfe) return decodeAs('utf-16le', bytes);
	if (bytes[0] === 0xfe && bytes[1] === 0xff) return decodeAs('utf-16be', bytes);
	// Windows-1252 gives a meaning to every byte, so it comes last: accented letters are not valid UTF-8 in it.
	return decodeAs('utf-8', bytes) ?? decodeAs('windows-1252', bytes);
}

function decodeAs(encoding: string, bytes: Uint8Array): string | undefined {
	try {
		return new TextDecoder(encoding, { fatal: true }).decode(bytes);
	} catch {
		return undefined;
	}
}
