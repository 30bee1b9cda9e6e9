import { inflateSync } from 'node:zlib';

/** A run of text as drawn, with the language it is marked with, if any. */
type PdfRun = { text: string; lang: string | undefined };

/**
 * The text of a PDF of ours, run by run, as a reader copies it: each glyph is mapped back by the font's own table
 * (PDF 1.7, 9.10.3).
 */
export function readPdfRuns(pdf: Buffer): PdfRun[] {
	const objects = readObjects(pdf);
	const fonts = new Map<string, Map<string, string>>();
	for (const body of objects.values()) {
		for (const [, list = ''] of body.matchAll(/\/Font <<([\s\S]*?)>>/g)) {
			for (const [, name = '', id = ''] of list.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
				const [, table = ''] = /\/ToUnicode (\d+) 0 R/.exec(objects.get(id) ?? '') ?? [];
				fonts.set(name, readLetters(objects.get(table) ?? ''));
			}
		}
	}
	const pages = [...objects.values()].filter((body) => /\bBT\b/.test(body));
	return pages.flatMap((page) => readPage(page, fonts));
}

/** The lines of a PDF's text, as drawn. */
export function readPdfText(pdf: Buffer): string {
	return readPdfRuns(pdf)
		.map(({ text }) => text)
		.join('\n');
}

/** The objects of a file by their number, with their streams uncompressed. */
function readObjects(pdf: Buffer): Map<string, string> {
	const objects = new Map<string, string>();
	for (const [, id = '', body = ''] of pdf
		.toString('latin1')
		.matchAll(/(?:^|\n)(\d+) 0 obj\n([\s\S]*?)\nendobj/g)) {
		const stream = /stream\r?\n([\s\S]*?)\r?\nendstream/.exec(body)?.[1];
		const isPacked = stream !== undefined && body.includes('/FlateDecode');
		objects.set(id, isPacked ? inflateSync(Buffer.from(stream, 'latin1')).toString('latin1') : body);
	}
	return objects;
}

/** The letters of a font by their glyph, in hexadecimal. */
function readLetters(table: string): Map<string, string> {
	const letters = new Map<string, string>();
	const decode = (hex: string) => Buffer.from(hex, 'hex').swap16().toString('utf16le');
	for (const [, first = '', list = ''] of table.matchAll(/<(\w+)> <\w+> \[([^\]]*)\]/g)) {
		for (const [index, [, hex = '']] of [...list.matchAll(/<(\w*)>/g)].entries()) {
			letters.set((Number.parseInt(first, 16) + index).toString(16).padStart(4, '0'), decode(hex));
		}
	}
	return letters;
}

function readPage(page: string, fonts: ReadonlyMap<string, ReadonlyMap<string, string>>): PdfRun[] {
	const runs: PdfRun[] = [];
	let lang: string | undefined;
	let font: ReadonlyMap<string, string> | undefined;
	const tokens = /\/Lang \(([^)]*)\)|(\bEMC\b)|\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g;
	for (const [, marked, end, name, drawn] of page.matchAll(tokens)) {
		if (marked !== undefined) lang = marked;
		if (end !== undefined) lang = undefined;
		if (name !== undefined) font = fonts.get(name);
		if (drawn === undefined) continue;
		const glyphs = [...drawn.matchAll(/<(\w+)>/g)].flatMap(([, hex = '']) => hex.match(/.{4}/g) ?? []);
		runs.push({ text: glyphs.map((glyph) => font?.get(glyph) ?? '\ufffd').join(''), lang });
	}
	return runs;
}
