import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import type { Plugin } from 'vite';

/**
 * Calls that create a part that the server renders and whose code the browser loads later. Parts of `lazyPart` are not
 * rendered on the server; a page with a part of `lazy` declares whose style it needs
 * (`src/platform/pages/page-styles.server.ts`).
 */
const LATER_PART = /(?<!function )\b(?:staticPart|deferredPart)(?:<[^()]*>)?\(/g;
const FETCH = /\bimport\(\s*'(\.[^']+)'\s*\)/g;
const IMPORT = /^\s*(?:import|export)\s(?!type\b)(?:[^'";]*?\bfrom\s*)?'(\.[^']+)';/gm;

/**
 * Links the style sheets of lazily loaded parts to the pages that show them. The server renders such a part into the
 * page, but the router links only the sheets of a route's static imports. Without this, a sheet that nothing else on
 * the page uses is missing until the part's code loads, which on most visits never happens.
 */
export function partStyles(): Plugin[] {
	return [linkStyles(), retainStyles()];
}

function linkStyles(): Plugin {
	return {
		name: 'part-styles',
		enforce: 'pre',
		transform(code, id) {
			const file = id.replace(/\?.*$/, '');
			if (!/\.tsx?$/.test(file) || file.includes('node_modules')) return null;
			const sheets = listLaterSheets(code, file);
			if (sheets.length === 0) return null;
			const imports = sheets.map((sheet) => `import '${toSpecifier(file, sheet)}';`);
			// At the end, so that these sheets come after those that the module itself imports.
			return { code: `${code}\n${imports.join('\n')}\n`, map: null };
		},
	};
}

/** Keeps the sheets linked in this way: the bundler drops CSS modules whose class names are unused. */
function retainStyles(): Plugin {
	return {
		name: 'keep-part-styles',
		apply: 'build',
		enforce: 'post',
		transform: (code, id) =>
			/\.module\.css$/.test(id) ? { code, map: null, moduleSideEffects: 'no-treeshake' } : null,
	};
}

/** The style sheet files of all lazily loaded parts of a module, including nested parts. */
export function listLaterSheets(code: string, file: string): string[] {
	const sheets = new Set<string>();
	const seen = new Set<string>();
	const walk = (path: string) => {
		if (seen.has(path)) return;
		seen.add(path);
		if (path.endsWith('.css')) return void sheets.add(path);
		if (!/\.tsx?$/.test(path) || !existsSync(path)) return;
		const source = readFileSync(path, 'utf8');
		for (const next of [...listMatches(source, IMPORT), ...listLaterParts(source)])
			walk(join(dirname(path), next));
	};
	for (const part of listLaterParts(code)) walk(join(dirname(file), part));
	return [...sheets];
}

/** The modules imported by the calls of `staticPart` and `deferredPart` in a module. */
function listLaterParts(source: string): string[] {
	return [...source.matchAll(LATER_PART)].flatMap((call) =>
		listMatches(readExpression(source, call.index + call[0].length), FETCH),
	);
}

/** The arguments of a call, up to its closing parenthesis. */
function readExpression(source: string, start: number): string {
	let depth = 1;
	let end = start;
	for (; end < source.length && depth > 0; end++) {
		if (source[end] === '(') depth++;
		else if (source[end] === ')') depth--;
	}
	return source.slice(start, end);
}

function listMatches(source: string, pattern: RegExp): string[] {
	return [...source.matchAll(pattern)].map(([, path]) => path as string);
}

function toSpecifier(from: string, to: string): string {
	const path = relative(dirname(from), to).replaceAll('\\', '/');
	return path.startsWith('.') ? path : `./${path}`;
}
