// Which files the build is made of. Like run.mjs it runs on any Node before anything is installed: no package is imported.
import { createHash } from 'node:crypto';
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Whole folders and files, under the project's folder. Content and scripts too: what reads which of them changes often. */
const SOURCES = [
	'content',
	'messages',
	'public',
	'scripts',
	'src',
	'package.json',
	'package-lock.json',
	'react-router.config.ts',
	'tsconfig.json',
	'vite.config.ts',
];

/** Tests are in no build, and what begins with a dot is an editor's or the system's. */
const isLeftOut = (name) => name.startsWith('.') || /\.test\.tsx?$/.test(name);

/** Every file of `root` that the build may read, by its path in the project: sorted, with slashes. */
export function listBuildSources(root) {
	const paths = [];
	const visit = (path) => {
		const stat = statSync(join(root, path), { throwIfNoEntry: false });
		if (stat?.isFile()) paths.push(path);
		if (!stat?.isDirectory()) return;
		for (const name of readdirSync(join(root, path))) if (!isLeftOut(name)) visit(`${path}/${name}`);
	};
	for (const source of SOURCES) visit(source);
	return paths.sort();
}

/**
 * Stands for all of them, by size and time: a stale build shows at once, a fresh one costs some milliseconds.
 * Paths are those in the project, so that a folder that is moved or copied is not stale.
 */
export function stampSources(root) {
	const hash = createHash('sha256');
	for (const path of listBuildSources(root)) {
		const { size, mtimeMs } = statSync(join(root, path));
		hash.update(`${path} ${size} ${mtimeMs}\n`);
	}
	return hash.digest('hex');
}
