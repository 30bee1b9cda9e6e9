import { createHash } from 'node:crypto';
import { join, relative } from 'node:path';

const ROOT = join(import.meta.dirname, '..');
const given = new Map<string, string>();

/**
 * The name that a class of a CSS module gets in the build: short, since a page carries it three times (style, script
 * and HTML), and the same in the browser's build and the server's.
 */
export function nameClass(name: string, file: string): string {
	const place = `${relative(ROOT, file.replace(/\?.*$/, ''))} ${name}`;
	const hash = createHash('sha256').update(place).digest().readUIntBE(0, 6).toString(36);
	const short = `_${hash.slice(0, 5)}`;
	const other = given.get(short);
	if (other !== undefined && other !== place) {
		throw new Error(`${place} and ${other} get the same class name: rename one of them.`);
	}
	given.set(short, place);
	return short;
}
