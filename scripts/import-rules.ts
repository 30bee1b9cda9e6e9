import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { parseSync } from 'vite';

/**
 * The rules of docs/decisions/001-layout.md: eight rooms in one order, the allowed imports of each, no
 * cycles, and no folder with too many files. Reads every file below `src/` and returns a sentence for each
 * violation, with what to do instead.
 */

/** A room imports from rooms with a lower number, never from one with the same or a higher number. */
const ROOMS: Readonly<Record<string, number>> = {
	platform: 0,
	domain: 1,
	documents: 2,
	api: 3,
	site: 3,
	admin: 3,
	portal: 3,
	app: 4,
};

/** The router expects these at the top of `src`; they belong to `app`. */
const ROUTER_FILES = /^(?:root\.tsx|routes\.ts|entry\.(?:client|server)\.tsx)$/;

const MAX_FILES = 30;
const SQL_MODULES = /^(?:kysely|pg|node:sqlite)$/;
const IMPURE_MODULES =
	/^(?:node:|react$|react\/|react-dom|react-router|fastify|@fastify\/|kysely$|pg$|use-intl)/;
const HTTP_MODULES = /^(?:fastify|@fastify\/|fastify-type-provider-zod|react-router)/;

/** `later`: imported dynamically, so it creates no cycle at start. */
type Arrow = { from: string; to: string; typeOnly: boolean; later: boolean };

const isTest = (file: string) =>
	/\.test\.tsx?$|(?:^|\/)test-[^/]+$/.test(file) || file.startsWith('testing/');
const isServer = (file: string) => /\.server\.tsx?$/.test(file);
const roomOf = (file: string) => (ROUTER_FILES.test(file) ? 'app' : (file.split('/', 1)[0] as string));
/** A page re-exports its loader; the framework removes that part from the browser bundle. */
const isPage = (file: string) => /-(?:page|layout)\.tsx$|^entry\.server\.tsx$/.test(file);
/** Types and their rules. A `.tsx` file of the domain renders one: a rating's pictogram, a glove's picture. */
const isNoun = (file: string) => roomOf(file) === 'domain' && file.endsWith('.ts') && !isServer(file);

export function listArrows(root: string): Arrow[] {
	const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) =>
		/\.tsx?$/.test(file),
	);
	return files.flatMap((file) => {
		const text = readFileSync(join(root, file), 'utf8');
		const { module } = parseSync(file, text);
		const imports = module.staticImports.map((entry) => ({
			to: entry.moduleRequest.value,
			typeOnly: entry.entries.length > 0 && entry.entries.every((name) => name.isType),
			later: false,
		}));
		const laterImports = module.dynamicImports.flatMap(({ moduleRequest: { start, end } }) => {
			const named = /^['"](.+)['"]$/.exec(text.slice(start, end))?.[1];
			return named === undefined ? [] : [{ to: named, typeOnly: false, later: true }];
		});
		const exports = module.staticExports.flatMap((entry) =>
			entry.entries.flatMap((name) =>
				name.moduleRequest ? [{ to: name.moduleRequest.value, typeOnly: name.isType, later: false }] : [],
			),
		);
		return [...imports, ...laterImports, ...exports].map(({ to, typeOnly, later }) => ({
			from: file,
			to: locate(root, file, to),
			typeOnly,
			later,
		}));
	});
}

function locate(root: string, file: string, to: string): string {
	if (!to.startsWith('.')) return to;
	return relative(root, resolve(root, dirname(file), to.split('?', 1)[0] as string));
}

export function findBrokenRules(root: string, arrows = listArrows(root)): string[] {
	const broken: string[] = [];
	for (const { from, to, typeOnly } of arrows) {
		if (isTest(from)) continue;
		const report = (rule: string) => broken.push(`${from} → ${to}: ${rule}`);
		const inside = !to.startsWith('..') && existsSync(join(root, to));
		if (!typeOnly && inside && isServer(to) && !isServer(from) && !isPage(from)) {
			report(
				'a file without .server imports none with it; return it from the page’s .server file (types may cross).',
			);
		}
		if (!typeOnly && isNoun(from) && (IMPURE_MODULES.test(to) || /^platform\/(?:db|http|ui)\//.test(to))) {
			report('a noun is pure: it knows no clock, network, database or React; pass in what it needs.');
		}
		if (!typeOnly && roomOf(from) === 'domain' && HTTP_MODULES.test(to)) {
			report('the domain knows no HTTP and no router; a room above it answers requests.');
		}
		if (
			!typeOnly &&
			SQL_MODULES.test(to) &&
			!from.startsWith('platform/db/') &&
			!/-queries\.server\.ts$/.test(from)
		) {
			report('SQL is written in *-queries.server.ts and platform/db/ only; add a query there and call it.');
		}
		if (!inside || isTest(to)) continue;
		const [room, other] = [roomOf(from), roomOf(to)];
		if (room === other) continue;
		const [height, otherHeight] = [ROOMS[room], ROOMS[other]];
		if (height === undefined || otherHeight === undefined) {
			report(`a file of src stands in one of the rooms ${Object.keys(ROOMS).join(', ')}.`);
		} else if (otherHeight === height) {
			report(`${room} and ${other} are neighbours; what both need belongs in a room below them.`);
		} else if (otherHeight > height) {
			report(`${room} stands below ${other}; move the file down, or hand its part in from above.`);
		}
	}
	return [...broken, ...findCycles(arrows), ...findLargeFolders(root)];
}

function findCycles(arrows: readonly Arrow[]): string[] {
	const next = new Map<string, string[]>();
	for (const { from, to, typeOnly, later } of arrows)
		if (!typeOnly && !later) next.set(from, [...(next.get(from) ?? []), to]);
	const done = new Set<string>();
	const cycles: string[] = [];
	const visit = (file: string, path: string[]) => {
		if (path.includes(file)) {
			cycles.push(
				`${[...path.slice(path.indexOf(file)), file].join(' → ')}: two files that need each other are one file, or need a third.`,
			);
			return;
		}
		if (done.has(file)) return;
		for (const to of next.get(file) ?? []) visit(to, [...path, file]);
		done.add(file);
	};
	for (const file of next.keys()) visit(file, []);
	return cycles;
}

function findLargeFolders(root: string): string[] {
	const counts = new Map<string, number>();
	for (const entry of readdirSync(root, { recursive: true, withFileTypes: true })) {
		if (!entry.isFile()) continue;
		const folder = relative(root, entry.parentPath);
		counts.set(folder, (counts.get(folder) ?? 0) + 1);
	}
	return [...counts]
		.filter(([, count]) => count > MAX_FILES)
		.map(
			([folder, count]) => `${folder}: ${count} files; more than ${MAX_FILES} in a folder are split by noun.`,
		);
}

if (import.meta.main) {
	const root = join(import.meta.dirname, '../src');
	const arrows = listArrows(root);
	const broken = findBrokenRules(root, arrows);
	for (const sentence of broken) console.error(sentence);
	console.log(`${arrows.length} imports read, ${broken.length} rules broken`);
	process.exit(broken.length === 0 ? 0 : 1);
}
