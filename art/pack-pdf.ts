import { deflateSync, inflateSync } from 'node:zlib';

/**
 * A PDF as Chromium prints it, written again in the compact form of PDF 1.5 (ISO 32000-1, 7.5.7 and 7.5.8):
 * small objects share one compressed stream, and glyph outlines lose the decimals of their 1000-unit em.
 * Chromium writes a variable font's glyphs one by one as Type 3, which this halves. Throws on any PDF
 * that has no plain cross-reference table.
 */
export function packPdf(pdf: Buffer): Buffer {
	const text = pdf.toString('latin1');
	const objects = readObjects(text);
	const streamNumber = Math.max(...objects.keys()) + 1;
	const size = streamNumber + 2;
	const parts: string[] = ['%PDF-1.5\n%\xe2\xe3\xcf\xd3\n'];
	let length = parts[0]!.length;
	/** Cross-reference rows: kind, offset or stream number, index in the stream (7.5.8.3). */
	const rows: [number, number, number][] = Array.from({ length: size }, () => [0, 0, 0]);
	const write = (number: number, body: string) => {
		rows[number] = [1, length, 0];
		parts.push(`${number} 0 obj\n${body}\nendobj\n`);
		length += parts.at(-1)!.length;
	};

	const small: [number, string][] = [];
	for (const [number, body] of objects) {
		if (body.endsWith('endstream')) write(number, roundGlyph(body));
		else small.push([number, body]);
	}

	let bodies = '';
	const places = small.map(([number, body], index) => {
		rows[number] = [2, streamNumber, index];
		const place = `${number} ${bodies.length}`;
		bodies += `${body}\n`;
		return place;
	});
	const head = `${places.join(' ')}\n`;
	write(streamNumber, formStream(`/Type /ObjStm /N ${small.length} /First ${head.length}`, head + bodies));

	const start = length;
	rows[size - 1] = [1, start, 0];
	const table = Buffer.alloc(size * 6);
	for (const [number, [kind, place, index]] of rows.entries()) {
		table.writeUInt8(kind, number * 6);
		table.writeUIntBE(place, number * 6 + 1, 3);
		table.writeUInt16BE(index, number * 6 + 4);
	}
	const roots = /trailer\s*<<[^>]*?(\/Root \d+ 0 R)\s*(\/Info \d+ 0 R)?/.exec(text);
	if (!roots) throw new Error('The PDF has no trailer with a root');
	const keys = `/Type /XRef /Size ${size} /W [1 3 2] ${roots[1]} ${roots[2] ?? ''}`;
	write(size - 1, formStream(keys, table.toString('latin1')));
	parts.push(`startxref\n${start}\n%%EOF\n`);
	return Buffer.from(parts.join(''), 'latin1');
}

/** Objects by number, without their "obj" and "endobj", in the order of the file. */
function readObjects(text: string): Map<number, string> {
	const start = Number(/startxref\s+(\d+)\s+%%EOF\s*$/.exec(text)?.[1]);
	const head = /^xref\s+0 \d+\s+/.exec(text.slice(start));
	if (!head) throw new Error('The PDF has no plain cross-reference table');
	const rows = text.slice(start + head[0].length).matchAll(/(\d{10}) \d{5} ([nf])\s+/g);
	const offsets = [...rows].flatMap(([, offset, kind]) => (kind === 'n' ? [Number(offset)] : []));
	offsets.sort((a, b) => a - b);
	return new Map(
		offsets.map((offset, index) => {
			const object = /^(\d+) 0 obj\s+(.*\S)\s+endobj\s*$/s.exec(
				text.slice(offset, offsets[index + 1] ?? start),
			);
			if (!object) throw new Error(`The PDF has no object at ${offset}`);
			return [Number(object[1]), object[2]!];
		}),
	);
}

/** A glyph's outline (it begins with its width and box, operator d1) in whole units; other streams as they are. */
function roundGlyph(body: string): string {
	const stream = /^<<\/Filter \/FlateDecode\s+\/Length \d+>>\s*stream\r?\n(.*)\r?\nendstream$/s.exec(body);
	if (!stream) return body;
	const content = inflateSync(Buffer.from(stream[1]!, 'latin1')).toString('latin1');
	if (!/^(\S+ ){6}d1\s/.test(content)) return body;
	return formStream(
		'',
		content.replace(/-?\d*\.\d+/g, (number) => String(Math.round(Number(number)))),
	);
}

function formStream(keys: string, content: string): string {
	const packed = deflateSync(Buffer.from(content, 'latin1'), { level: 9 }).toString('latin1');
	return `<<${keys} /Filter /FlateDecode /Length ${packed.length}>>\nstream\n${packed}\nendstream`;
}
