import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { parseSync } from 'vite';

/**
 * The four import rules (docs/decisions/001-layout.md), and no cycles. Reads every file below `src/` and answers
 * a sentence for each arrow that breaks a rule, with what to do instead.
 */

/** The declared arrows: a feature may import from the features named here and from no other. */
const ARROWS: Record<string, readonly string[]> = {
	ratings: [],
	'postal-address': [],
	'contact-details': [],
	'calendar-date': [],
	catalogue: ['ratings'],
	search: ['catalogue', 'ratings'],
	// It reads words and typing slips as search does.
	fit: ['search', 'catalogue', 'ratings'],
	'fit-check': ['calendar-date', 'fit', 'staff', 'site', 'search', 'catalogue', 'ratings'],
	'catalogue-api': ['search', 'catalogue', 'ratings'],
	// One reader of files, one set of warnings: the command line's are the browser's.
	'catalogue-import': ['product-files', 'product-editing', 'catalogue', 'ratings'],
	'sample-box': ['catalogue', 'ratings'],
	site: ['sample-box', 'search', 'catalogue', 'ratings'],
	distributors: ['contact-details', 'site', 'catalogue'],
	'where-to-buy': ['postal-address', 'contact-details', 'site'],
	staff: ['site'],
	newsletter: ['staff', 'site', 'catalogue'],
	pictures: ['staff', 'catalogue'],
	'staff-mail': ['staff', 'site'],
	// Documents that cannot be read, of every feature: they are handed in (site-stored.server.ts).
	'stored-documents': ['staff', 'site'],
	backup: ['pictures', 'catalogue'],
	'sample-requests': [
		'contact-details',
		'site',
		'sample-box',
		'search',
		'catalogue',
		'ratings',
		'postal-address',
	],
	companies: ['contact-details', 'staff', 'site', 'catalogue', 'postal-address'],
	// What a printed label looks like knows nothing of how labels are stored.
	'label-sheet': [],
	labels: ['calendar-date', 'label-sheet', 'companies', 'staff', 'site', 'search', 'catalogue', 'ratings'],
	'category-editing': ['staff', 'site', 'search', 'catalogue'],
	// Its preview is the visitor's own page.
	'product-editing': ['product-page', 'pictures', 'staff', 'site', 'search', 'catalogue', 'ratings'],
	// Gloves in files: an importer in the browser, held to the rules of the form and of the command line.
	'product-files': ['product-editing', 'catalogue-import', 'staff', 'site', 'search', 'catalogue'],
	'sample-inbox': [
		'sample-requests',
		'calendar-date',
		'companies',
		'labels',
		'staff',
		'site',
		'search',
		'catalogue',
		'postal-address',
	],
	pricing: ['calendar-date', 'companies', 'staff', 'site', 'search', 'catalogue', 'ratings'],
	'spec-sheets': [
		'label-sheet',
		'pricing',
		'companies',
		'staff',
		'pictures',
		'search',
		'catalogue',
		'ratings',
		'calendar-date',
	],
	'distributor-portal': [
		'spec-sheets',
		'calendar-date',
		'companies',
		'labels',
		'pricing',
		'sample-inbox',
		'sample-requests',
		'sample-box',
		'staff',
		'site',
		'search',
		'catalogue',
	],
	// Pages are where features meet.
	listing: ['site', 'search', 'catalogue', 'ratings'],
	compare: ['fit', 'site', 'search', 'catalogue', 'ratings'],
	finder: ['fit-check', 'fit', 'compare', 'listing', 'site', 'search', 'catalogue', 'ratings'],
	guides: ['listing', 'site', 'search', 'catalogue', 'ratings'],
	'product-page': ['fit-check', 'compare', 'listing', 'site', 'sample-box', 'search', 'catalogue', 'ratings'],
	// It shows everybody's components.
	'dev-pages': ['product-page', 'guides', 'listing', 'site', 'search', 'catalogue', 'ratings'],
};

const FOUNDATION = ['ui', 'db', 'server', 'mail'];
const SQL_MODULES = /^(kysely|pg|node:sqlite)$/;
const IMPURE_MODULES =
	/^(node:|react$|react\/|react-dom|react-router|fastify|@fastify\/|kysely$|pg$|use-intl)/;

type Arrow = { from: string; to: string; typeOnly: boolean };

const isTest = (file: string) => /\.test\.tsx?$/.test(file) || file.startsWith('testing/');
const isServer = (file: string) => /\.server\.tsx?$/.test(file);
const folderOf = (file: string) => (file.includes('/') ? (file.split('/', 1)[0] as string) : '');
/** A page hands on its own loader; the framework leaves that half out of the browser. */
const isPage = (file: string) => /-(page|layout)\.tsx$|^entry\.server\.tsx$/.test(file);
/** The folders whose plain files are nouns and their rules; `.ts` files of the page folders may be hooks. */
const NOUN_FOLDERS = [
	'postal-address',
	'contact-details',
	'calendar-date',
	'ratings',
	'catalogue',
	'search',
	'fit',
	'catalogue-import',
];
const isNoun = (file: string) =>
	file.endsWith('.ts') && !isServer(file) && NOUN_FOLDERS.includes(folderOf(file));

export function listArrows(root: string): Arrow[] {
	const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) =>
		/\.tsx?$/.test(file),
	);
	return files.flatMap((file) => {
		const { module } = parseSync(file, readFileSync(join(root, file), 'utf8'));
		const imports = module.staticImports.map((entry) => ({
			to: entry.moduleRequest.value,
			typeOnly: entry.entries.length > 0 && entry.entries.every((name) => name.isType),
		}));
		const exports = module.staticExports.flatMap((entry) =>
			entry.entries.flatMap((name) =>
				name.moduleRequest ? [{ to: name.moduleRequest.value, typeOnly: name.isType }] : [],
			),
		);
		return [...imports, ...exports].map(({ to, typeOnly }) => ({
			from: file,
			to: locate(root, file, to),
			typeOnly,
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
		const say = (rule: string) => broken.push(`${from} → ${to}: ${rule}`);
		const inside = !to.startsWith('..') && existsSync(join(root, to));
		if (!typeOnly && inside && isServer(to) && !isServer(from) && !isPage(from)) {
			say(
				'a file without .server imports none with it; return it from the page’s .server file (types may cross).',
			);
		}
		if (
			!typeOnly &&
			isNoun(from) &&
			(IMPURE_MODULES.test(to) || ['db', 'server', 'ui'].includes(folderOf(to)))
		) {
			say('a noun is pure: it knows no clock, network, database or React; pass in what it needs.');
		}
		if (!typeOnly && SQL_MODULES.test(to) && folderOf(from) !== 'db' && !/-queries\.server\.ts$/.test(from)) {
			say('SQL is written in *-queries.server.ts and db/ only; add a query there and call it.');
		}
		if (!inside || !(folderOf(to) in ARROWS) || folderOf(from) === folderOf(to) || folderOf(from) === '')
			continue;
		if (FOUNDATION.includes(folderOf(from))) {
			say('ui/, db/, server/ and mail/ know no feature; hand the feature’s part in as a parameter.');
		} else if (!typeOnly && !ARROWS[folderOf(from)]?.includes(folderOf(to))) {
			say(
				`${folderOf(from)} may not lean on ${folderOf(to)}; let a page bring them together, or declare the arrow with a reason.`,
			);
		}
	}
	return [...broken, ...findCycles(arrows)];
}

function findCycles(arrows: readonly Arrow[]): string[] {
	const next = new Map<string, string[]>();
	for (const { from, to, typeOnly } of arrows) if (!typeOnly) next.set(from, [...(next.get(from) ?? []), to]);
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

if (import.meta.main) {
	const root = join(import.meta.dirname, '../src');
	const arrows = listArrows(root);
	const broken = findBrokenRules(root, arrows);
	for (const sentence of broken) console.error(sentence);
	console.log(`${arrows.length} imports read, ${broken.length} break a rule`);
	process.exit(broken.length === 0 ? 0 : 1);
}
