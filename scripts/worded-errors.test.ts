import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'vite';
import { expect, test } from 'vitest';

/** The rooms whose errors users read; the platform's errors are for operators, in the log. */
const ROOMS = ['domain', 'site', 'portal', 'admin'];
const SRC = join(import.meta.dirname, '../src');

/** Files that may contain such texts, with the reason. */
const EXCEPTIONS = new Map([
	[
		'domain/fit/labelled-job.ts',
		'a file of the repository that its tests read, whose errors its authors read',
	],
	['site/dev-pages/form-specimens.tsx', 'a page for developers alone'],
	['admin/applications/test-applications.server.ts', 'an application of the tests, with its message'],
]);

type Node = { type: string; start: number; [key: string]: unknown };

/** Zod methods that take an error message. */
const CHECKS =
	/^(?:addIssue|array|boolean|check|date|email|enum|gte?|includes|int|length|literal|lte?|max|min|multipleOf|negative|nonempty|nonnegative|number|object|positive|record|refine|regex|strictObject|string|transform|url)$/;
const SAYS = new Set(['error', 'message', 'reason', 'required', 'wrong']);

/** At least two words: ids, field names and part numbers contain no space. */
const isSentence = (text: string) => /\p{L}.* .*\p{L}/su.test(text);

/** The lines of a file with a literal error text: in a zod call, or as the `message` or `reason` of an issue. */
function findWordedErrors(file: string, text: string): string[] {
	const lines: string[] = [];
	const usesZod = /from 'zod'|[sS]chema\b/.test(text);
	const report = (node: Node | null | undefined) => {
		for (const one of listTexts(node)) {
			if (!isSentence(one.text)) continue;
			lines.push(`${file}:${text.slice(0, one.start).split('\n').length} ${one.text}`);
		}
	};
	walk(parseSync(file, text).program, (node) => {
		if (node.type === 'Property' && SAYS.has(nameOf(node.key as Node))) report(node.value as Node);
		if (node.type === 'VariableDeclarator' && SAYS.has(nameOf(node.id as Node))) report(node.init as Node);
		if (node.type !== 'CallExpression') return;
		const callee = node.callee as Node;
		if (!usesZod || callee.type !== 'MemberExpression' || !CHECKS.test(nameOf(callee.property as Node)))
			return;
		for (const argument of node.arguments as Node[]) report(argument);
	});
	return lines;
}

const nameOf = ({ name, value }: Node) => String(name ?? value ?? '');

/** The texts that an expression may evaluate to: each branch of a condition, and the result of a function. */
function listTexts(node: Node | null | undefined): { text: string; start: number }[] {
	switch (node?.type) {
		case 'Literal':
			return typeof node.value === 'string' ? [{ text: node.value, start: node.start }] : [];
		case 'TemplateLiteral': {
			const parts = (node.quasis as { value: { cooked: string } }[]).map(({ value }) => value.cooked);
			return [{ text: parts.join('x'), start: node.start }];
		}
		case 'ConditionalExpression':
			return [...listTexts(node.consequent as Node), ...listTexts(node.alternate as Node)];
		case 'LogicalExpression':
			return [...listTexts(node.left as Node), ...listTexts(node.right as Node)];
		case 'ParenthesizedExpression':
			return listTexts(node.expression as Node);
		case 'ArrowFunctionExpression':
			return listTexts(node.body as Node);
		default:
			return [];
	}
}

function walk(node: unknown, visit: (node: Node) => void): void {
	if (Array.isArray(node)) for (const one of node) walk(one, visit);
	else if (typeof node === 'object' && node !== null) {
		if (typeof (node as Node).type === 'string') visit(node as Node);
		for (const value of Object.values(node)) if (typeof value === 'object') walk(value, visit);
	}
}

test('errors are said by the id of a message, not in English', () => {
	const files = ROOMS.flatMap((room) =>
		readdirSync(join(SRC, room), { recursive: true, encoding: 'utf8' }).map((file) => `${room}/${file}`),
	).filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file));
	expect(files.length).toBeGreaterThan(500);
	const found = files.flatMap((file) => findWordedErrors(file, readFileSync(join(SRC, file), 'utf8')));
	const isExcepted = (line: string) => EXCEPTIONS.has(line.split(':', 1)[0] ?? '');
	expect(found.filter((line) => !isExcepted(line))).toEqual([]);
	const needed = new Set(found.map((line) => line.split(':', 1)[0]));
	expect([...EXCEPTIONS.keys()].filter((file) => !needed.has(file))).toEqual([]);
});

test('the check sees a sentence wherever zod or an issue takes one', () => {
	const seen = (line: string) => findWordedErrors('x.ts', `import { z } from 'zod';\n${line}`).length;
	for (const line of [
		`z.string('must be text')`,
		`z.string().min(1, 'Give a name')`,
		`z.number({ error: \`At most \${most} pairs\` })`,
		`z.string({ error: (issue) => (issue.input ? issueOf('validation.text') : 'is missing') })`,
		`context.addIssue('must be one of these')`,
		`errors.push({ path: 'name', message: 'Give a name' })`,
		`const message = \`"\${text}" is given twice\``,
		`return { ok: false, reason: 'has no rows' }`,
	]) {
		expect(seen(line), line).toBe(1);
	}
	expect(seen(`z.string(issueOf('validation.text')).max(3, issueOf('validation.tooLong'))`)).toBe(0);
	expect(seen(`errors.push({ path: 'name', message: say('validation.giveName') })`)).toBe(0);
});
