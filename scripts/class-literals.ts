import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';
import { nameClass } from './class-name.ts';

const IMPORT = /^import (\w+) from '(\.[^']+\.module\.css)';$/gm;

/**
 * Writes the classes of CSS modules into the code that uses them: `styles.card` becomes its name, and the table of
 * names goes. A style sheet whose table is still asked for by a name that is known only later keeps it.
 */
export function classLiterals(): Plugin {
	return {
		name: 'class-literals',
		apply: 'build',
		enforce: 'pre',
		transform(code, id) {
			if (!/\.tsx?$/.test(id) || !code.includes('.module.css')) return null;
			let written = code;
			for (const [line, variable, path] of code.matchAll(IMPORT)) {
				const file = join(dirname(id), path as string);
				const css = readFileSync(file, 'utf8');
				written = written.replace(new RegExp(`\\b${variable}\\.(\\w+)\\b`, 'g'), (use, name: string) =>
					css.includes(`.${name}`) ? JSON.stringify(nameClass(name, file)) : use,
				);
				const isUsed = new RegExp(`\\b${variable}\\b`).test(written.replace(line, ''));
				if (!isUsed) written = written.replace(line, `import '${path}';`);
			}
			return { code: written, map: null };
		},
	};
}

/** Keeps the style sheet of a module whose names nobody asks for at run time. */
export function keepStyles(): Plugin {
	return {
		name: 'keep-styles',
		apply: 'build',
		enforce: 'post',
		transform: (code, id) =>
			/\.module\.css$/.test(id) ? { code, map: null, moduleSideEffects: 'no-treeshake' } : null,
	};
}
