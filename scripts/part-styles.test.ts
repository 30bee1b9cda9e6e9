import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { listLaterSheets } from './part-styles.ts';

/** Creates a small site, and returns the sheets that its page needs for lazily loaded parts. */
function sheetsOf(page: string, files: Record<string, string>): string[] {
	const folder = mkdtempSync(join(tmpdir(), 'part-styles-'));
	for (const [path, text] of Object.entries(files)) {
		mkdirSync(dirname(join(folder, path)), { recursive: true });
		writeFileSync(join(folder, path), text);
	}
	return listLaterSheets(page, join(folder, 'page.tsx')).map((sheet) => sheet.slice(folder.length + 1));
}

test('a sheet is found through every module between the page and it', () => {
	expect(
		sheetsOf("const Part = staticPart(() => import('./part.tsx').then((module) => module.Part));", {
			'part.tsx': "import { Panel } from './ui/panel.tsx';\nimport './part.css';\n",
			'ui/panel.tsx':
				"import {\n\ttype A,\n\tb,\n} from './icon.tsx';\nimport styles from './panel.module.css';\n",
			'ui/icon.tsx': "export { c } from './again.ts';\n",
			'ui/again.ts': "import './again.css';\nimport '../part.tsx';\n",
			'ui/panel.module.css': '',
			'ui/again.css': '',
			'part.css': '',
		}).sort(),
	).toEqual(['part.css', 'ui/again.css', 'ui/panel.module.css']);
});

test('parts within parts count, and every module that one part fetches', () => {
	expect(
		sheetsOf(
			"const A = staticPart(() => import('./a.tsx'));\nexport const make = (load) =>\n\tdeferredPart(async () => {\n\t\tawait Promise.all([import('./b.tsx'), load(), import('./c.tsx')]);\n\t});",
			{
				'a.tsx': "const Inner = staticPart<Props>(() => import('./inner.tsx'));\n",
				'inner.tsx': "import './inner.css';\n",
				'b.tsx': "import './b.css';\n",
				'c.tsx': "import './c.css';\n",
			},
		).sort(),
	).toEqual(['b.css', 'c.css', 'inner.css']);
});

test('types bring no sheet, nor does what is fetched only when somebody asks for it', () => {
	expect(
		sheetsOf(
			"const Part = staticPart(() => import('./part.tsx'));\nconst open = () => import('./dialog.tsx');\nconst Rare = lazy(() => import('./dialog.tsx'));",
			{
				'part.tsx': "import type { Props } from './props.tsx';\n",
				'props.tsx': "import './props.css';\n",
				'dialog.tsx': "import './dialog.css';\n",
			},
		),
	).toEqual([]);
});
