import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { createBuilder, type Plugin } from 'vite';
import { expect, test } from 'vitest';
import { serialBuilds } from './serial-builds.ts';

/**
 * Builds two pages, each with a CSS module, as two server bundles, and returns their code. The second begins at the
 * worst moment: between the two halves of Vite's CSS for the first.
 */
async function buildTwoBundles(plugins: Plugin[]): Promise<string[]> {
	const root = mkdtempSync(join(tmpdir(), 'serial-builds-'));
	const environment = (name: string) => {
		const page = `import styles from './${name}.module.css';\nexport const name = styles.panel;\n`;
		writeFileSync(join(root, `${name}.js`), page);
		writeFileSync(join(root, `${name}.module.css`), '.panel { color: red; }');
		return {
			consumer: 'server' as const,
			build: {
				outDir: name,
				rolldownOptions: {
					input: join(root, `${name}.js`),
					preserveEntrySignatures: 'strict' as const,
					output: { entryFileNames: 'page.js' },
				},
			},
		};
	};
	const styling = Promise.withResolvers<void>();
	const begun = Promise.withResolvers<void>();
	const builder = await createBuilder({
		root,
		configFile: false,
		logLevel: 'silent',
		css: { modules: { generateScopedName: '[local]-of-page' } },
		environments: { first: environment('first'), second: environment('second') },
		builder: {
			sharedConfigBuild: true,
			sharedPlugins: true,
			async buildApp({ environments, build }) {
				const { first, second } = environments;
				if (!first || !second) throw new Error('Both bundles are configured above.');
				await Promise.all([build(first), styling.promise.then(() => build(second))]);
			},
		},
		plugins: [
			...plugins,
			{
				name: 'slow-style',
				async transform(_code, id) {
					if (this.environment.name === 'second') begun.resolve();
					else if (id.endsWith('.css')) {
						styling.resolve();
						await Promise.race([begun.promise, setTimeout(500)]);
					}
				},
			},
		],
	});
	await builder.buildApp();
	return ['first', 'second'].map((name) => readFileSync(join(root, name, 'page.js'), 'utf8'));
}

test('bundles that are asked for at once keep the class names of both', async () => {
	for (const code of await buildTwoBundles([serialBuilds()])) expect(code).toContain('panel-of-page');
});

test('without the plugin, the first bundle loses them: once this fails, the plugin can go', async () => {
	await expect(buildTwoBundles([])).rejects.toThrow('"default" is not exported by');
});
