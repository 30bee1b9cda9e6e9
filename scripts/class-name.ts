import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

const ROOT = join(import.meta.dirname, '..');
/** A digit in it keeps it apart from the classes that have no module; rules of ad blockers hide what begins with ad. */
const GOOD = /^(?!ad).*\d/;

let names: Map<string, string> | undefined;

/**
 * The name that a class or an animation of a CSS module gets in the build: four letters and digits, since a page carries it three times
 * (style, script and HTML), and the same in the browser's build and the server's. No two classes share one.
 */
export function nameClass(name: string, file: string): string {
	names ??= nameAll(listPlaces());
	const place = placeOf(name, relative(ROOT, file.replace(/\?.*$/, '')));
	const short = names.get(place);
	if (short === undefined) throw new Error(`There is no class ${place}.`);
	return short;
}

/** A name for each place, the same whatever order they come in. */
export function nameAll(places: readonly string[]): Map<string, string> {
	const taken = new Set<string>();
	return new Map(
		[...places].sort().map((place) => {
			let short = '';
			for (let tries = 0; taken.has(short) || !GOOD.test(short); tries++)
				short = shorten(`${place}${'*'.repeat(tries)}`);
			taken.add(short);
			return [place, short];
		}),
	);
}

/** A letter, as a class must begin, and three letters or digits. */
function shorten(text: string): string {
	const number = createHash('sha256').update(text).digest().readUIntBE(0, 6);
	const letter = String.fromCharCode('a'.charCodeAt(0) + (number % 26));
	return (
		letter +
		Math.floor(number / 26)
			.toString(36)
			.slice(-3)
	);
}

/** Every class and every animation of every CSS module, and more that look like one. */
function listPlaces(): string[] {
	const places = new Set<string>();
	for (const path of globSync('src/**/*.module.css', { cwd: ROOT })) {
		const css = readFileSync(join(ROOT, path), 'utf8');
		for (const [, name] of css.matchAll(/(?:\.|@keyframes\s+)([a-zA-Z_][\w-]*)/g))
			places.add(placeOf(name as string, path));
	}
	return [...places];
}

const placeOf = (name: string, path: string) => `${path.replaceAll('\\', '/')} ${name}`;
