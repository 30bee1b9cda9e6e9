import { inflateRawSync } from 'node:zlib';

/** The files of a ZIP by its central directory, as any program sees them. */
export function readZip(zip: Buffer): { name: string; bytes: Buffer }[] {
	const end = zip.lastIndexOf(Buffer.from('PK\x05\x06', 'latin1'));
	const files = [];
	let at = zip.readUInt32LE(end + 16);
	for (let remaining = zip.readUInt16LE(end + 10); remaining > 0; remaining--) {
		const [packed, nameLength, extra, comment] = [20, 28, 30, 32].map((field) =>
			field === 20 ? zip.readUInt32LE(at + field) : zip.readUInt16LE(at + field),
		) as [number, number, number, number];
		const method = zip.readUInt16LE(at + 10);
		const local = zip.readUInt32LE(at + 42);
		const name = zip.toString('utf8', at + 46, at + 46 + nameLength);
		const start = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28);
		const bytes = zip.subarray(start, start + packed);
		files.push({ name, bytes: method === 8 ? inflateRawSync(bytes) : Buffer.from(bytes) });
		at += 46 + nameLength + extra + comment;
	}
	return files;
}
