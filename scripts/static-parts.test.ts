import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { findWorkingStaticParts } from './static-parts.ts';

const PAGE = "const Part = staticPart(() => import('./part.tsx').then((module) => module.Part));\n";

/** Creates a small site, and returns the modules that contain what a static part must not. */
function refusedIn(files: Record<string, string>): string[] {
	const folder = mkdtempSync(join(tmpdir(), 'static-parts-'));
	for (const [path, text] of Object.entries(files)) {
		mkdirSync(dirname(join(folder, path)), { recursive: true });
		writeFileSync(join(folder, path), text);
	}
	return findWorkingStaticParts(folder).broken.map((sentence) => sentence.replace(/ and is drawn.*/, ''));
}

test('no static part of the site holds state or a handler', () => {
	const { parts, broken } = findWorkingStaticParts(join(import.meta.dirname, '../src'));
	expect(parts).toBeGreaterThan(10);
	expect(broken).toEqual([]);
});

test('a handler, state and an effect are found, in the part and in what it draws', () => {
	expect(refusedIn({ 'page.tsx': PAGE, 'part.tsx': '<a onClick={open} />' })).toEqual([
		'part.tsx holds a handler',
	]);
	expect(
		refusedIn({
			'page.tsx': PAGE,
			'part.tsx': "import { Row } from './ui/row.tsx';\n",
			'ui/row.tsx': "import { useOpen } from './open.ts';\nexport const Row = () => <p />;\n",
			'ui/open.ts': 'export const useOpen = () => useState<boolean>(false);\n',
		}),
	).toEqual(['ui/open.ts holds state']);
	expect(refusedIn({ 'page.tsx': PAGE, 'part.tsx': 'useEffect(() => {}, []);' })).toEqual([
		'part.tsx holds an effect',
	]);
});

test('links, forms, constants and deferred parts are left alone', () => {
	expect(
		refusedIn({
			'page.tsx': `${PAGE}const Panel = deferredPart(() => import('./panel.tsx').then((module) => module.Panel));\n`,
			'part.tsx':
				'import { PANEL_ID } from \'./panel.tsx\';\nexport const Part = () => <form action="/products"><input name="q" /></form>;\n',
			'panel.tsx': "export const PANEL_ID = 'panel';\nexport const Panel = () => <b onClick={close} />;\n",
		}),
	).toEqual([]);
});
