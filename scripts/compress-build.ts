import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

/** Writes a .br and a .gz beside each text file of the browser build, so that none is compressed while serving. */

const folder = join(import.meta.dirname, '../build/client');

for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
	if (!entry.isFile() || !/\.(js|css|svg|json|txt|xml)$/.test(entry.name)) continue;
	const path = join(entry.parentPath, entry.name);
	const bytes = readFileSync(path);
	if (bytes.length < 512) continue;
	writeFileSync(`${path}.br`, brotliCompressSync(bytes));
	writeFileSync(`${path}.gz`, gzipSync(bytes, { level: 9 }));
}
rmSync(join(folder, '.vite'), { recursive: true, force: true });
