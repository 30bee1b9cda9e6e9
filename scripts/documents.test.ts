import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');

const FOLDERS = ['art', 'bench', 'content', 'deploy', 'docs', 'e2e', 'faults', 'messages', 'scripts', 'src'];
const TEXT_FILE = /(?:\.(?:[cm]?[jt]sx?|css|html|json|md|py|sh|sql|toml|txt|ya?ml|env|service)|file)$/i;

/** Every text file; citations that a comment wraps over two lines are joined. */
const TEXTS = [
	...readdirSync(root, { withFileTypes: true }).filter((entry) => entry.isFile()),
	...FOLDERS.flatMap((folder) =>
		readdirSync(join(root, folder), { recursive: true, withFileTypes: true }).filter((entry) =>
			entry.isFile(),
		),
	),
]
	.map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1))
	.filter((file) => TEXT_FILE.test(file))
	.map((file) => ({ file, text: read(file).replace(/\s*\n\s*(?:\*(?!\/)|\/\/|#(?!#))?\s*/g, ' ') }));

/** The names in double quotes after a test's file, up to the next file or the end of the row. */
function listNamedTests(text: string): { file: string; name: string }[] {
	return [...text.matchAll(/`((?:src|e2e|scripts)\/[^`]+\.(?:test|spec)\.tsx?)`([^`\n]*)/g)].flatMap(
		([, file = '', rest = '']) => [...rest.matchAll(/"([^"]+)"/g)].map(([, name = '']) => ({ file, name })),
	);
}

/** Our files and folders that a document names in backticks, by their path from the root. */
function listNamedFiles(text: string): string[] {
	const inCode = [...text.matchAll(/`((?:src|e2e|scripts|docs|deploy|content|messages|bench)\/[\w./-]+)`/g)];
	return inCode.map(([, file = '']) => file);
}

/** Source files that a document names in backticks by their name alone. */
function listFileNames(text: string): string[] {
	return [...text.matchAll(/`([\w-]+(?:\.[\w-]+)*\.(?:tsx?|mjs|css))`/g)].map(([, file = '']) => file);
}

/** Names of our code in backticks: of a component, a function, a table. */
function listCodeNames(text: string): string[] {
	return [...text.matchAll(/`([A-Za-z]+(?:[A-Z][a-z]+)+|[A-Z]+(?:_[A-Z]+)+)(?:\(\))?`/g)].map(
		([, name = '']) => name,
	);
}

const DOCUMENTS = [
	'README.md',
	'CONTRIBUTING.md',
	'SECURITY.md',
	'docs/security.md',
	'docs/architecture.md',
	'docs/behaviour.md',
	'docs/operations.md',
	'docs/settings.md',
	...['trade', 'decisions'].flatMap((folder) =>
		readdirSync(join(root, 'docs', folder)).map((file) => `docs/${folder}/${file}`),
	),
];

describe.each(DOCUMENTS)('%s', (document) => {
	const text = read(document);

	test('names files that exist', () => {
		const links = [...text.matchAll(/\]\((?!https?:|#)([^)#]+)/g)].map(([, to = '']) =>
			join(document, '..', to),
		);
		const missing = [...listNamedFiles(text), ...links].filter((file) => !existsSync(join(root, file)));
		expect(missing).toEqual([]);
		const names = new Set(TEXTS.map(({ file }) => basename(file)));
		expect(listFileNames(text).filter((name) => !names.has(name))).toEqual([]);
	});

	test('names tests that exist', () => {
		const missing = listNamedTests(text).filter(
			({ file, name }) => !existsSync(join(root, file)) || !read(file).includes(name),
		);
		expect(missing).toEqual([]);
	});
});

test('CONTRIBUTING.md and the architecture name code that exists', () => {
	const code = TEXTS.filter(({ file }) => /\.(?:[cm]?[jt]sx?|json|css)$/.test(file))
		.map(({ text }) => text)
		.join('\n');
	for (const document of ['CONTRIBUTING.md', 'docs/architecture.md', 'README.md']) {
		const missing = listCodeNames(read(document)).filter((name) => !new RegExp(`\\b${name}\\b`).test(code));
		expect(missing, document).toEqual([]);
	}
});

test('docs/security.md names a test in most of its rows', () => {
	expect(listNamedTests(read('docs/security.md')).length).toBeGreaterThan(80);
});

/**
 * A document by its path from the root, or next to the file that names it. Addresses of other sites are
 * ignored.
 */
const NAMED_DOCUMENT = /(?<![\w:/.-])(?!https?:)((?:\.{1,2}\/|\/)?(?:[\w-]+\/)*[\w-]+\.md)\b/g;
/** A citation of headings: the document, optionally in backticks, a comma, and one or two headings in quotes. */
const CITED_HEADINGS = /([\w./-]+\.md)`?, ("[^"]+"(?: and "[^"]+")*)/g;

const findDocument = (from: string, name: string): string | undefined =>
	[join(name), join(dirname(from), name)].find((path) => existsSync(join(root, path)));

/** Citations of documents or headings that do not exist. */
function listMissingCitations(file: string, text: string): string[] {
	const documents = [...text.matchAll(NAMED_DOCUMENT)]
		.map(([, name = '']) => name)
		.filter((name) => findDocument(file, name) === undefined);
	const headings = [...text.matchAll(CITED_HEADINGS)].flatMap(([, name = '', quoted = '']) => {
		const path = findDocument(file, name);
		if (path === undefined) return [];
		const there = new Set([...read(path).matchAll(/^#+ (.+)$/gm)].map(([, heading]) => heading));
		return [...quoted.matchAll(/"([^"]+)"/g)]
			.filter(([, heading]) => !there.has(heading))
			.map(([, heading]) => `${name}, "${heading}"`);
	});
	return [...documents, ...headings].map((citation) => `${file}: ${citation}`);
}

describe('citations', () => {
	test('name documents and headings that exist', () => {
		expect(TEXTS.length).toBeGreaterThan(1500);
		expect(TEXTS.flatMap(({ file, text }) => listMissingCitations(file, text))).toEqual([]);
		const cited = TEXTS.flatMap(({ text }) => [...text.matchAll(CITED_HEADINGS)]);
		expect(cited.length).toBeGreaterThan(60);
	});

	test('of documents or headings that do not exist are found', () => {
		const list = (text: string) => listMissingCitations('src/routes.ts', text);
		expect(list(`the order (${'plan'}.md section 2)`)).toHaveLength(1);
		expect(list(`the order (docs/${'plan'}.md)`)).toHaveLength(1);
		expect(list(`the order (docs/${'behaviour'}.md, "No such heading")`)).toHaveLength(1);
		expect(
			list('the order (docs/behaviour.md, "Search" and "Filters"; https://example.org/plan.md)'),
		).toEqual([]);
	});
});

/** Every setting that the program reads. */
const SETTINGS = [
	...read('src/platform/process/config.server.ts').matchAll(/^\t([A-Z][A-Z0-9_]+): optional\(/gm),
].map(([, name = '']) => name);
const SCRIPTS = Object.keys(JSON.parse(read('package.json')).scripts);
const DEPLOY = readdirSync(join(root, 'deploy')).map((file) => ({ file, text: read(`deploy/${file}`) }));

describe('settings', () => {
	test('are in docs/settings.md and in .env.example, all of them and no others', () => {
		expect(SETTINGS.length).toBeGreaterThan(20);
		const [, table = ''] = /^# Settings([\s\S]*?)\n## /.exec(read('docs/settings.md')) ?? [];
		const rows = table.split('\n').filter((line) => line.startsWith('| `'));
		const named = rows.flatMap((row) =>
			[...row.matchAll(/`([A-Z][A-Z0-9_]+)`/g)].map(([, name = '']) => name),
		);
		const missing = SETTINGS.filter((name) => !named.includes(name));
		expect(missing).toEqual([]);
		const examples = [...read('.env.example').matchAll(/^#([A-Z0-9_]+)=/gm)].map(([, name = '']) => name);
		expect(examples.filter((name) => !SETTINGS.includes(name))).toEqual([]);
	});

	test('in the examples are read by the program', () => {
		const env = DEPLOY.find(({ file }) => file === 'emberhide.env')?.text ?? '';
		const set = [...env.matchAll(/^#?([A-Z0-9_]+)=/gm)].map(([, name = '']) => name);
		expect(set.length).toBeGreaterThan(10);
		expect(set.filter((name) => !SETTINGS.includes(name))).toEqual([]);
	});
});

describe('docs/operations.md', () => {
	const text = read('docs/operations.md');

	test('names settings that exist', () => {
		const named = [...text.matchAll(/`([A-Z][A-Z0-9]*_[A-Z0-9_]+)(?:=[^`]*)?`|\b([A-Z]+_[A-Z_]+)=/g)];
		const names = new Set(named.map(([, inCode, set]) => inCode ?? set ?? ''));
		expect(names.size).toBeGreaterThan(8);
		expect([...names].filter((name) => !SETTINGS.includes(name))).toEqual([]);
	});

	test('names commands that exist', () => {
		const named = [
			...[...text.matchAll(/npm run (?:--silent )?([a-z]+)/g)].map(([, name]) => name),
			...[...text.matchAll(/(?:^ {4}|`|= )emberhide ([a-z]+)/gm)].map(([, name]) => name),
		];
		expect(named.length).toBeGreaterThan(8);
		expect(named.filter((name) => !SCRIPTS.includes(name as string))).toEqual([]);
	});

	test('names existing metrics, and so do the alerts', () => {
		const sources = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
			.filter((file) => /metric.*\.ts$/.test(file))
			.map((file) => read(join('src', file)))
			.join('\n');
		const alerts = DEPLOY.find(({ file }) => file === 'alerts.yml')?.text ?? '';
		for (const from of [text, alerts]) {
			const named = [...from.matchAll(/\b(?:emberhide|process|nodejs|http)_[a-z0-9_]+\b/g)].map(([name]) =>
				name.replace(/_bucket$/, ''),
			);
			expect(named.length).toBeGreaterThan(8);
			expect(named.filter((name) => !sources.includes(`'${name}'`))).toEqual([]);
		}
	});
});

describe('the examples', () => {
	test('start the site as npm start does', () => {
		const { flags, environment } = JSON.parse(read('scripts/site-process.json'));
		const unit = DEPLOY.find(({ file }) => file === 'emberhide@.service')?.text ?? '';
		const image = DEPLOY.find(({ file }) => file === 'Dockerfile')?.text ?? '';
		expect(unit).toContain(`node_modules/node/bin/node ${flags.join(' ')} build/site/main.server.js`);
		expect(image).toContain(
			JSON.stringify(['node_modules/node/bin/node', ...flags, 'build/site/main.server.js']).replaceAll(
				',',
				', ',
			),
		);
		for (const [name, value] of Object.entries(environment)) {
			for (const example of [unit, image]) expect(example).toContain(`${name}=${value}`);
		}
	});

	test('name files that exist', () => {
		for (const { file, text } of DEPLOY) {
			const named = [...text.matchAll(/(?:src|scripts|docs|deploy)\/[\w./@-]+\.(?:ts|mjs|md|env)/g)].map(
				([path]) => path,
			);
			expect(
				named.filter((path) => !existsSync(join(root, path))),
				file,
			).toEqual([]);
		}
		const image = DEPLOY.find(({ file }) => file === 'Dockerfile')?.text ?? '';
		const copied = [...image.matchAll(/^COPY --from=build \/app\/(\S+)/gm)].map(([, path = '']) => path);
		expect(copied).toContain('content');
		// Created by the earlier build steps.
		const own = copied.filter((path) => !['node_modules', 'build'].includes(path));
		expect(own.filter((path) => !existsSync(join(root, path)))).toEqual([]);
	});
});
