import { readFileSync } from 'node:fs';
import { inflateSync } from 'node:zlib';

/** Size in bytes of a WOFF header and of one table directory entry (https://www.w3.org/TR/WOFF/#OverallStructure). */
const WOFF_HEAD = 44;
const WOFF_ENTRY = 20;
/** The same for the original font. */
const SFNT_HEAD = 12;
const SFNT_ENTRY = 16;

const opened = new Map<string, Buffer>();

/**
 * The font from one of our WOFF 1.0 files, decompressed once per process: the PDF library would do so in JavaScript for
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
