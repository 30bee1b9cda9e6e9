import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { parseSync } from 'vite';

/**
 * Checks that every message a page shows is among those it loads: its own `messages:` imports, those of its layouts,
 * and those of its components. Follows the components from each route by name, through static and dynamic imports, and
 * returns an error for each missing message.
 */

/** A page or layout and its children, as listed in `src/routes.ts`. */
export type PageRoute = { file: string; children?: readonly PageRoute[] };

/** A top-level declaration: the names it uses, the messages it shows, and those it provides. */
type Declaration = { names: Set<string>; shows: Use[]; brings: string[] };
/** A message by its path; `isWhole` is false if the rest of the path is only known at run time. */
type Use = { path: string; isWhole: boolean };
type Import = { file: string; name: string };
type Module = {
	declarations: Map<string, Declaration>;
	/** The exported names. */
	exports: Set<string>;
	imports: Map<string, Import>;
	/** The contents of each `messages:` import, by its local name. */
	parts: Map<string, string[]>;
};

type Node = { type: string; [key: string]: unknown };

const PARTS = 'messages:';
/** The exports of a page's module that the router renders. */
const PAGE_EXPORTS = ['default', 'ErrorBoundary', 'Layout'];
const WITH_KEY = new Set(['rich', 'has', 'raw', 'markup']);

export function findMissingMessages(root: string, routes: readonly PageRoute[]): string[] {
	const modules = new Map<string, Module | undefined>();
	const missing = new Set<string>();
	const seen = new Set<string>();

	const read = (file: string) => {
		if (!modules.has(file))
			modules.set(file, existsSync(join(root, file)) ? readModule(root, file) : undefined);
		return modules.get(file);
	};

	/** Follows one name of a module; `imported` is what the surrounding layouts provide. */
	const follow = (file: string, name: string, imported: readonly string[], page: string) => {
		const visit = `${file} ${name} ${imported.join()}`;
		if (seen.has(visit)) return;
		seen.add(visit);
		const found = read(file);
		if (!found) return;
		const names = name === '*' ? [...found.exports] : [name];
		for (const one of names) {
			const declaration = found.declarations.get(one);
			if (!declaration) {
				const source = found.imports.get(one);
				if (source) follow(source.file, source.name, imported, page);
				continue;
			}
			const here = [...new Set([...imported, ...declaration.brings])].sort();
			for (const use of declaration.shows) {
				if (!isImported(use, here))
					missing.add(`${page} shows “${use.path}” (${file}) and does not bring it.`);
			}
			for (const used of declaration.names) {
				if (used === one) continue;
				const imported = found.imports.get(used);
				if (imported) follow(imported.file, imported.name, here, page);
				else if (found.declarations.has(used)) follow(file, used, here, page);
			}
		}
	};

	/** The messages of a page or layout: those its default export is wrapped with. */
	const bringsOf = (file: string) => read(file)?.declarations.get('default')?.brings ?? [];

	const visitRoutes = (list: readonly PageRoute[], around: readonly string[]) => {
		for (const { file, children = [] } of list) {
			for (const name of PAGE_EXPORTS) if (read(file)?.exports.has(name)) follow(file, name, around, file);
			visitRoutes(children, [...around, ...bringsOf(file)]);
		}
	};
	const frame = read('root.tsx');
	const shared = [...(frame?.parts.values() ?? [])].flat();
	visitRoutes([{ file: 'root.tsx', children: routes }], shared);
	return [...missing].sort();
}

function isImported({ path, isWhole }: Use, parts: readonly string[]): boolean {
	return parts.some(
		(part) => path === part || path.startsWith(`${part}.`) || (!isWhole && part.startsWith(`${path}.`)),
	);
}

function readModule(root: string, file: string): Module {
	const text = readFileSync(join(root, file), 'utf8');
	const { program } = parseSync(file, text);
	const module: Module = {
		declarations: new Map(),
		exports: new Set(),
		imports: new Map(),
		parts: new Map(),
	};
	const locate = (to: string) => relative(root, resolve(root, dirname(file), to));
	const declare = (name: string, node: Node, isExported: boolean) => {
		if (isExported) module.exports.add(name);
		module.declarations.set(name, readDeclaration(node, module, locate));
	};
	const statements = (program as unknown as { body: Node[] }).body;
	for (const statement of statements) {
		if (statement.type === 'ImportDeclaration') readImport(statement, module, locate);
	}
	for (const statement of statements) {
		if (statement.type === 'ExportDefaultDeclaration')
			declare('default', statement.declaration as Node, true);
		else if (statement.type === 'ExportNamedDeclaration' && statement.source) {
			const to = locate((statement.source as { value: string }).value);
			for (const { local, exported } of statement.specifiers as Record<
				'local' | 'exported',
				{ name: string }
			>[]) {
				module.exports.add(exported.name);
				module.imports.set(exported.name, { file: to, name: local.name });
			}
		} else {
			const inner =
				statement.type === 'ExportNamedDeclaration' ? (statement.declaration as Node | null) : statement;
			if (!inner) continue;
			if (inner.type === 'VariableDeclaration') {
				for (const one of inner.declarations as { id: Node; init: Node | null }[])
					if (one.id.type === 'Identifier' && one.init)
						declare(one.id.name as string, one.init, inner !== statement);
			} else if (/^(?:Function|Class)Declaration$/.test(inner.type)) {
				declare((inner.id as { name: string }).name, inner, inner !== statement);
			}
		}
	}
	return module;
}

function readImport(statement: Node, module: Module, locate: (to: string) => string): void {
	if (statement.importKind === 'type') return;
	const from = (statement.source as { value: string }).value;
	for (const specifier of statement.specifiers as Node[]) {
		if (specifier.importKind === 'type') continue;
		const local = (specifier.local as { name: string }).name;
		if (from.startsWith(PARTS)) module.parts.set(local, from.slice(PARTS.length).split(','));
		if (!from.startsWith('.') || !/\.tsx?$/.test(from) || /\.server\.tsx?$/.test(from)) continue;
		const name =
			specifier.type === 'ImportDefaultSpecifier'
				? 'default'
				: specifier.type === 'ImportNamespaceSpecifier'
					? '*'
					: (specifier.imported as { name: string }).name;
		module.imports.set(local, { file: locate(from), name });
	}
}

function readDeclaration(node: Node, module: Module, locate: (to: string) => string): Declaration {
	const declaration: Declaration = { names: new Set(), shows: [], brings: [] };
	/** The namespace of each translator, by its name. */
	const translators = new Map<string, Use>();
	walk(node, (one) => {
		if (one.type !== 'VariableDeclarator') return;
		const namespace = namespaceOf(one.init as Node | null);
		const { type, name } = one.id as Node;
		if (!namespace || type !== 'Identifier') return;
		translators.set(name as string, namespace);
		// The translator may be passed to a function, whose keys are not visible here.
		if (namespace.path !== '') declaration.shows.push({ ...namespace, isWhole: false });
	});
	walk(node, (one) => {
		if (one.type === 'Identifier' || one.type === 'JSXIdentifier') {
			const name = one.name as string;
			declaration.names.add(name);
			declaration.brings.push(...(module.parts.get(name) ?? []));
		}
		if (one.type === 'ImportExpression') {
			const to = (one.source as { value?: unknown }).value;
			if (typeof to === 'string' && to.startsWith(PARTS))
				declaration.brings.push(...to.slice(PARTS.length).split(','));
			if (typeof to !== 'string' || !/^\..*\.tsx?$/.test(to) || /\.server\.tsx?$/.test(to)) return;
			const name = `import ${to}`;
			module.imports.set(name, { file: locate(to), name: '*' });
			declaration.names.add(name);
		}
		if (one.type !== 'CallExpression') return;
		const use = readUse(one, translators);
		if (use) declaration.shows.push(use);
	});
	return declaration;
}

/** `useTranslations('listing.card')` */
function namespaceOf(node: Node | null): Use | undefined {
	if (node?.type !== 'CallExpression' || (node.callee as Node).name !== 'useTranslations') return undefined;
	const [first] = node.arguments as Node[];
	return first ? readPath(first) : { path: '', isWhole: true };
}

/** The literal part of a path: of a template, the text before the first value. */
function readPath(node: Node): Use {
	if (typeof node.value === 'string') return { path: node.value, isWhole: true };
	if (node.type !== 'TemplateLiteral') return { path: '', isWhole: false };
	const start = (node.quasis as { value: { cooked: string } }[])[0]?.value.cooked ?? '';
	return { path: start.slice(0, Math.max(0, start.lastIndexOf('.'))), isWhole: false };
}

/** Reads `t('title')`, `t.rich('lead', …)`, `useTranslations('listing')('title')`, or a key whose end is only known at run time. */
function readUse(node: Node, translators: ReadonlyMap<string, Use>): Use | undefined {
	const callee = node.callee as Node;
	const isMember =
		callee.type === 'MemberExpression' && WITH_KEY.has((callee.property as Node).name as string);
	const translator = isMember ? (callee.object as Node) : callee;
	const namespace = namespaceOf(translator) ?? translators.get(translator.name as string);
	const [first] = node.arguments as Node[];
	if (!namespace || !first) return undefined;
	if (!namespace.isWhole) return namespace;
	const key = readPath(first);
	return { path: [namespace.path, key.path].filter((part) => part !== '').join('.'), isWhole: key.isWhole };
}

function walk(node: unknown, visit: (node: Node) => void): void {
	if (Array.isArray(node)) for (const one of node) walk(one, visit);
	else if (typeof node === 'object' && node !== null) {
		if (typeof (node as Node).type === 'string') visit(node as Node);
		for (const value of Object.values(node)) if (typeof value === 'object') walk(value, visit);
	}
}

if (import.meta.filename === process.argv[1]) {
	const { default: routes } = await import('../src/routes.ts');
	const missing = findMissingMessages(join(import.meta.dirname, '../src'), (await routes) as PageRoute[]);
	for (const sentence of missing) console.error(sentence);
	console.log(`${missing.length} messages missing`);
	if (missing.length > 0) process.exitCode = 1;
}
