/**
 * Turns the pages' rendered masters into what the website serves, by the code that writes uploads: AVIF and WebP, 320, 640
 * and 1280 wide, under public/pictures/pages, and names them in content/page-pictures.json. Run after pages/make.py; does
 * only what has changed: node art/export-pages.ts [FOLDER OF MASTERS]
 */
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { PICTURE_GROUND } from '../src/admin/pictures/picture.ts';
import { encodePicture, findAverageColour } from '../src/admin/pictures/picture-encoding.server.ts';
import { readPicture } from '../src/admin/pictures/picture-reading.server.ts';

const root = join(import.meta.dirname, '..');
const masters = process.argv[2] ?? join(tmpdir(), 'art-work/pages');
const target = join(root, 'public/pictures/pages');
const manifest = join(root, 'content/page-pictures.json');

const named: Record<string, string> = JSON.parse(readFileSync(manifest, 'utf8'));
mkdirSync(target, { recursive: true });

for (const file of readdirSync(masters).filter((name) => name.endsWith('.png'))) {
	const name = basename(file, '.png');
	const bytes = readFileSync(join(masters, file));
	const hash = `${name}-${createHash('sha256').update(bytes).digest('hex').slice(0, 8)}`;
	if (named[name]?.startsWith(`/pictures/pages/${hash}-`)) continue;
	const pixels = await readPicture(bytes, PICTURE_GROUND.glove);
	const { width, height } = pixels;
	const colour = await findAverageColour(pixels);
	const old = new RegExp(`^${name}-[0-9a-f]{8}-`);
	for (const kept of readdirSync(target)) if (old.test(kept)) rmSync(join(target, kept));
	for (const made of await encodePicture({ hash, width, height, colour }, pixels)) {
		writeFileSync(join(target, made.name), made.bytes);
		console.log(`${made.name}: ${Math.round(made.bytes.length / 1024)} KB`);
	}
	named[name] = `/pictures/pages/${hash}-${width}x${height}-${colour}-${width}.webp`;
}

const sorted = Object.fromEntries(Object.entries(named).sort(([a], [b]) => (a < b ? -1 : 1)));
writeFileSync(manifest, `${JSON.stringify(sorted, null, '\t')}\n`);
