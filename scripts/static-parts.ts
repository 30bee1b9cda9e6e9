import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { parseSync } from 'vite';

/**
 * A static part remains the server's HTML (`src/platform/ui/static-part.tsx`): a handler or state in it would do
 * nothing on the first page of a visit. Returns an error for each module that renders a static part, or something
 * within one, and contains either. Native links and forms are allowed.
 */

const STATIC_PART = /(?<!function )\bstaticPart(?:<[^()]*>)?\(/;
const CALLS = new RegExp(`${STATIC_PART.source}[^;]*?\\bimport\\(\\s*'(\\.[^']+)'\\s*\\)`, 'g');

const REFUSED: readonly [RegExp, string][] = [
	[/\son[A-Z]\w*=\{/, 'a handler'],
	[/\buse(?:State|Reducer|Optimistic|ActionState|FormStatus|SyncExternalStore|Hydrated)\b(?!')/, 'state'],
	[/\buse(?:Effect|LayoutEffect|InsertionEffect|EffectEvent|Fetcher|Submit|Navigate)\b(?!')/, 'an effect'],
];

/** A component or a hook. Constants, functions and types contain neither state nor handlers. */
const DRAWS = /^(?:[A-Z](?!_)(?:.*[a-z].*)?|use[A-Z]\w*)$/;

export function findWorkingStaticParts(root: string): { parts: number; broken: string[] } {
	const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
		(file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file),
	);
	const parts = new Set<string>();
	for (const file of files) {
		for (const [, path] of readFileSync(join(root, file), 'utf8').matchAll(CALLS))
			parts.add(resolve(root, file, '..', path as string));
	}
	const broken = new Set<string>();
	for (const part of parts) {
		for (const module of listDrawn(part)) {
			const text = readFileSync(module, 'utf8');
			const found = REFUSED.find(([pattern]) => pattern.test(text));
			if (found)
				broken.add(
					`${relative(root, module)} holds ${found[1]} and is drawn in the static part ${relative(root, part)}: make that a deferred part, or give the work to its owner.`,
				);
		}
	}
	return { parts: parts.size, broken: [...broken] };
}

/** A module and all from which it imports components or hooks. A nested static part is found by its own call. */
function listDrawn(start: string): Set<string> {
	const seen = new Set<string>();
	const walk = (path: string) => {
		if (seen.has(path)) return;
		seen.add(path);
		const text = readFileSync(path, 'utf8');
		for (const { moduleRequest, entries } of parseSync(path, text).module.staticImports) {
			if (!/^\..*\.tsx?$/.test(moduleRequest.value)) continue;
			if (
				entries.some(
					({ isType, importName, localName }) => !isType && DRAWS.test(importName.name ?? localName.value),
				)
			)
				walk(resolve(path, '..', moduleRequest.value));
		}
	};
	walk(start);
	return seen;
}
