// Lists the source files of the build. Like run.mjs it runs on any Node before installation, so it imports
// no package.
import { createHash } from 'node:crypto';
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Folders and files, relative to the project. All of content and scripts, because what reads them changes often. */
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

/** Excludes tests, which are in no build, and dot files, which belong to editors or the system. */
const isLeftOut = (name) => name.startsWith('.') || /\.test\.tsx?$/.test(name);

/** Every file in `root` that the build may read, by its path in the project: sorted, with slashes. */
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
 * A stamp of all sources, by size and time: it detects a stale build within milliseconds. Paths are
 * relative to the project, so that a moved or copied folder is not stale.
 */
export function stampSources(root) {
	const hash = createHash('sha256');
	for (const path of listBuildSources(root)) {
		const { size, mtimeMs } = statSync(join(root, path));
		hash.update(`${path} ${size} ${mtimeMs}\n`);
	}
	return hash.digest('hex');
}
