import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { findMissingMessages, type PageRoute } from './message-rules.ts';

const folders: string[] = [];
afterEach(() => {
	for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

/** The errors of a site whose root provides `site` and whose page is below a layout that provides `frame`. */
function check(files: Record<string, string>): string[] {
	const root = mkdtempSync(join(tmpdir(), 'messages-'));
	folders.push(root);
	const all = {
		'root.tsx': `import messages from 'messages:site';
			export default function Root() { const t = useTranslations('site'); return t('skip') }`,
		'layout.tsx': `import messages from 'messages:frame';
			export default withMessages(messages, Layout);
			function Layout() { const t = useTranslations('frame'); return t('title') }`,
		...files,
	};
	for (const [file, text] of Object.entries(all)) {
		mkdirSync(dirname(join(root, file)), { recursive: true });
		writeFileSync(join(root, file), text);
	}
	const routes: PageRoute[] = [{ file: 'layout.tsx', children: [{ file: 'page.tsx' }] }];
	return findMissingMessages(root, routes);
}

const page = (parts: string, body: string) => `import messages from 'messages:${parts}';
	import { Part } from './part.tsx';
	export default withMessages(messages, Page);
	function Page() { ${body} }`;

test('a page shows its own messages, its layout’s and the root’s', () => {
	const shown = `const t = useTranslations('page'); const a = useTranslations('frame'); const b = useTranslations('site');
		return t('title') + a('title') + b('skip')`;
	expect(check({ 'page.tsx': page('page.title', shown) })).toEqual([]);
});

test.each([
	['a key', `const t = useTranslations('page'); return t('lead')`, 'page.lead'],
	['a key of a namespace named with it', `return useTranslations('page')('lead')`, 'page.lead'],
	['a rich key', `const t = useTranslations('page'); return t.rich('lead', {})`, 'page.lead'],
	['a namespace', `const t = useTranslations('other'); return describe(t)`, 'other'],
	['a key put together', `const t = useTranslations('page'); return t(\`kinds.\${kind}\`)`, 'page.kinds'],
	['a namespace put together', `const t = useTranslations(\`other.\${kind}\`); return t('a')`, 'other'],
])('%s that the page does not bring is named', (_, body, path) => {
	expect(check({ 'page.tsx': page('page.title', body) })).toContain(
		`page.tsx shows “${path}” (page.tsx) and does not bring it.`,
	);
});

test('a part is followed by its name, also where its code comes later', () => {
	const part = `export function Part() { const t = useTranslations('part'); return t('title') }
		export function Other() { const t = useTranslations('other'); return t('title') }`;
	const now = 'return <Part />';
	const sentence = 'page.tsx shows “part.title” (part.tsx) and does not bring it.';
	expect(check({ 'part.tsx': part, 'page.tsx': page('page', now) })).toContain(sentence);
	expect(check({ 'part.tsx': part, 'page.tsx': page('page,part', now) })).toEqual([]);
	const later = `return held(() => import('./part.tsx'))`;
	expect(check({ 'part.tsx': part, 'page.tsx': page('page,other', later) })).toContain(sentence);
});

test('messages that come later, with a part, are brought', () => {
	const part = `export function Part() { const t = useTranslations('part'); return t('title') }`;
	const body = `const Body = later(() => import('messages:part'), Part); return <Body />`;
	expect(check({ 'part.tsx': part, 'page.tsx': page('page', body) })).toEqual([]);
});

test('a part that brings its own messages needs none of its page’s', () => {
	const part = `import messages from 'messages:part';
		export const Part = withMessages(messages, Bare);
		function Bare() { const t = useTranslations('part'); return t('title') }`;
	expect(check({ 'part.tsx': part, 'page.tsx': page('page', 'return <Part />') })).toEqual([]);
});
