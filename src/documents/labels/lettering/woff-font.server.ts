import { readFileSync } from 'node:fs';
import { inflateSync } from 'node:zlib';

/** Bytes of a WOFF file's head and of one entry of its table list (https://www.w3.org/TR/WOFF/#OverallStructure). */
const WOFF_HEAD = 44;
const WOFF_ENTRY = 20;
/** The same of the plain font that it was made from. */
const SFNT_HEAD = 12;
const SFNT_ENTRY = 16;

const opened = new Map<string, Buffer>();

/**
 * The plain font in a WOFF 1.0 file of ours, unpacked once a process: the PDF library would unpack it in JavaScript for
 * every document, which takes ten times as long as the document.
 */
export function readWoffFont(file: string): Buffer {
	const known = opened.get(file);
	if (known) return known;
	const woff = readFileSync(file);
	const tables = woff.readUInt16BE(12);
	const chunks: Buffer[] = [];
	let at = SFNT_HEAD + tables * SFNT_ENTRY;
	const head = Buffer.alloc(at);
	head.writeUInt32BE(woff.readUInt32BE(4), 0);
	head.writeUInt16BE(tables, 4);
	const power = Math.floor(Math.log2(tables));
	head.writeUInt16BE(16 * 2 ** power, 6);
	head.writeUInt16BE(power, 8);
	head.writeUInt16BE(16 * tables - 16 * 2 ** power, 10);
	for (let index = 0; index < tables; index++) {
		const from = WOFF_HEAD + index * WOFF_ENTRY;
		const [tag, offset, packed, length, checksum] = [0, 4, 8, 12, 16].map((field) =>
			woff.readUInt32BE(from + field),
		) as [number, number, number, number, number];
		const bytes = woff.subarray(offset, offset + packed);
		const table = packed < length ? inflateSync(bytes) : bytes;
		const padding = Buffer.alloc((4 - (length % 4)) % 4);
		const entry = SFNT_HEAD + index * SFNT_ENTRY;
		for (const [field, value] of [tag, checksum, at, length].entries()) {
			head.writeUInt32BE(value, entry + 4 * field);
		}
		chunks.push(table, padding);
		at += length + padding.length;
	}
	const font = Buffer.concat([head, ...chunks]);
	opened.set(file, font);
	return font;
}
