/**
 * Turns the rendered masters into what the website serves, by the code that writes uploads: AVIF and WebP, 320, 640 and
 * 1280 wide, and 2560 wide AVIF of the first two views, under public/pictures/gloves. Names them in the gloves' own files
 * and in art/gloves/made.json.
 * Run after gloves/make.py; does only what has changed: node art/export-gloves.ts [FOLDER OF MASTERS]
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { PICTURE_GROUND } from '../src/admin/pictures/picture.ts';
import { encodePicture, findAverageColour } from '../src/admin/pictures/picture-encoding.server.ts';
import { readPicture } from '../src/admin/pictures/picture-reading.server.ts';
import { WIDEST_SHOWN } from '../src/platform/storage/picture-sources.ts';
import { hashLooks } from './gloves/glove-looks.ts';
import { MADE_VIEWS, type MadeGlove } from './gloves/made-glove.ts';

const root = join(import.meta.dirname, '..');
const masters = process.argv[2] ?? join(tmpdir(), 'art-work/masters');
const target = join(root, 'public/pictures/gloves');
const manifest = join(import.meta.dirname, 'gloves/made.json');
const catalogue = join(root, 'content/catalogue/products');

const made: Record<string, MadeGlove> = existsSync(manifest)
	? JSON.parse(readFileSync(manifest, 'utf8'))
	: {};

/** The renderer's word for a three-quarter view is angle. */
function masterOf(part: string, view: string): string {
	return join(masters, `${part}-${view === 'three-quarter' ? 'angle' : view}.png`);
}

/** Writes one view's files unless they are there; the manifest's row of it. */
async function exportView(part: string, view: string) {
	const master = masterOf(part, view);
	if (!existsSync(master)) return made[part]?.views[view];
	const bytes = readFileSync(master);
	const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 8);
	const before = made[part]?.views[view];
	if (before?.stem.startsWith(`${view}-${hash}-`)) return before;
	const pixels = await readPicture(bytes, PICTURE_GROUND.glove);
	const { width, height } = pixels;
	const colour = await findAverageColour(pixels);
	const files = await encodePicture({ hash: `${view}-${hash}`, width, height, colour }, pixels);
	const folder = join(target, part);
	mkdirSync(folder, { recursive: true });
	for (const old of readdirSync(folder)) if (old.startsWith(`${view}-`)) rmSync(join(folder, old));
	let weight = 0;
	for (const { name, bytes } of files) {
		writeFileSync(join(folder, name), bytes);
		weight += bytes.length;
	}
	console.log(`${part} ${view}: ${Math.round(weight / 1024)} KB in ${files.length} files`);
	return { stem: `${view}-${hash}-${width}x${height}-${colour}`, width, height };
}

const parts = readdirSync(catalogue);
/** Views that every glove has: a half-drawn range would look like a broken one. */
const drawn = MADE_VIEWS.filter((view) =>
	parts.every(
		(file) =>
			existsSync(masterOf(basename(file, '.json'), view)) || made[basename(file, '.json')]?.views[view],
	),
);
console.log(`Views: ${drawn.join(', ') || 'none yet'}`);

for (const file of parts) {
	const path = join(catalogue, file);
	const text = readFileSync(path, 'utf8');
	const product = JSON.parse(text);
	const part = basename(file, '.json');
	const views: MadeGlove['views'] = {};
	for (const view of drawn) {
		const row = await exportView(part, view);
		if (row) views[view] = row;
	}
	if (Object.keys(views).length === 0) continue;
	made[part] = { looks: hashLooks(product), views };
	// A view not yet rendered keeps its placeholder.
	const standIns: string[] = product.pictures.filter((entry: string) => entry.startsWith('/pictures/drawn/'));
	const pictures = MADE_VIEWS.flatMap((view) => {
		const row = views[view];
		if (row) return [`/pictures/gloves/${part}/${row.stem}-${Math.min(row.width, WIDEST_SHOWN)}.webp`];
		return standIns.filter((entry) => entry.endsWith(`-${view}.svg`));
	});
	const list = `"pictures": [\n${pictures.map((address) => `\t\t${JSON.stringify(address)}`).join(',\n')}\n\t]`;
	writeFileSync(path, text.replace(/"pictures": \[[^\]]*\]/, list));
	writeFileSync(manifest, `${JSON.stringify(made, null, '\t')}\n`);
}
