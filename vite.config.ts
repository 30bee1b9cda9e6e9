import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { classLiterals, keepStyles } from './scripts/class-literals.ts';
import { nameClass } from './scripts/class-name.ts';

import { heldStyles } from './scripts/held-styles.ts';
import { pageMessages } from './scripts/page-messages.ts';
import { smallSource } from './scripts/small-source.ts';

/** What every page runs on, and the bundler's own few lines. */
const FRAMEWORK =
	/node_modules[\\/](react|react-dom|react-router|scheduler|use-intl|@formatjs[\\/]fast-memoize)[\\/]|rolldown[\\/]runtime|vite[\\/]preload/;

/** Scripts that a public page has loaded before any part of it comes later. */
const EVERYWHERE = /assets\/(framework|frame|rolldown-runtime)-[^/]+\.js$/;

const UNKNOWN_GLOVE = /assets\/unknown-glove-[^/]+\.js$/;

/** What stands round every page, with all that it imports, and the picture that every kind of page shows. */
const FRAME =
	/src[\\/](root|site[\\/]frame[\\/]site-layout|platform[\\/](ui[\\/]page-head|i18n[\\/]page-messages)|domain[\\/]catalogue[\\/]sourced-picture)\.tsx/;

/**
 * The sheet of every public page: what most visits see comes at once and is kept, so that no page of it waits or
 * jumps. Forms, guides and the back-office bring their own (docs/decisions/007-weight.md).
 */
const FRAME_STYLES =
	/src[\\/](site[\\/]frame[\\/](?!home[\\/](lit-head|home-))|site[\\/]listing[\\/](?!stick-guide)|domain[\\/]ratings|platform[\\/]ui[\\/]([a-z]+[\\/])?(brand-mark|button|drawer|collapse-section|loading-overlay|option-picker|pager|section-divider|tabs))[^?]*\.css/;

/** What held parts and answers share and no first page needs: one file, so that whoever asks for it names one. */
const READING =
	/src[\\/](site[\\/]listing[\\/]cards[\\/](glove-card|card-details|card-picture|ansi-strip)|domain[\\/](ratings[\\/](performance|performance-mark|process-icon|rating-pictogram)|catalogue[\\/]glove-picture|fit[\\/]reading[\\/]task-text)|platform[\\/]ui[\\/]([a-z]+[\\/])?(marked|spinner)|site[\\/]fit-check[\\/]sheet-row)\.tsx?/;

/** What opens over a page: side menu, sample box and filters share most of it. */
const DRAWERS =
	/src[\\/](platform[\\/]ui[\\/]([a-z]+[\\/])?(drawer|modal|brand-mark)|site[\\/]frame[\\/][a-z]+[\\/](navigation-categories|best-seller-panel))\.tsx?/;

/** What the controls of the public forms look like. */
const FORM_STYLES = /src[\\/]platform[\\/]ui[\\/]([a-z]+[\\/])?(control|field|radio-group)[^?]*\.css/;

/** The controls of the public forms: the portal's pages use them too, and one file takes fewer bytes than five. */
const FORM_CONTROLS =
	/src[\\/]platform[\\/]ui[\\/]([a-z]+[\\/])?(button|error-summary|field|field-notes|notice|select|text-area|text-input)\.tsx/;

export default defineConfig(({ command }) => ({
	plugins: [pageMessages(), heldStyles(), classLiterals(), reactRouter(), keepStyles(), smallSource()],
	// Both builds leave React's development half out.
	define: command === 'build' ? { 'process.env.NODE_ENV': JSON.stringify('production') } : {},
	build: {
		assetsInlineLimit: 0,
		cssMinify: true,
		reportCompressedSize: false,
		// What every page has anyway is not named again by each part that comes later.
		modulePreload: {
			resolveDependencies: (name, files) =>
				// A glove that is not there is met by following no link of ours.
				UNKNOWN_GLOVE.test(name) ? [] : files.filter((file) => !EVERYWHERE.test(file)),
		},
	},
	css: { modules: command === 'build' ? { generateScopedName: nameClass } : {} },
	environments: {
		// One file of server code starts in a third of the time of a thousand small ones.
		ssr: { resolve: { noExternal: command === 'build' ? true : [] } },
		client: {
			build: {
				rolldownOptions: {
					output: {
						// Two files instead of twenty compress better: the frameworks, which a new version of the site mostly
						// leaves as they are, and what stands round every page.
						codeSplitting: {
							groups: [
								{ name: 'framework', test: FRAMEWORK, priority: 2 },
								{ name: 'frame', test: (id) => FRAME.test(id) || FRAME_STYLES.test(id), priority: 1 },
								{ name: 'reading', test: READING },
								{ name: 'drawers', test: DRAWERS },
								{
									name: 'compare',
									test: /src[\\/]site[\\/]compare[\\/](compare-bar|compare-choice|comparison)\.tsx?/,
								},
								{ name: 'product', test: /src[\\/]site[\\/]product-page[\\/]product-page\.tsx/ },
								// Small sheets that forms share: one file takes fewer bytes than six.
								{ name: 'forms', test: FORM_STYLES },
								{ name: 'controls', test: FORM_CONTROLS },
								{
									name: 'where-to-buy',
									test: /src[\\/]site[\\/]where-to-buy[\\/](?!map[\\/]distributor-map)[^?]*\.css/,
								},
								{
									name: 'request',
									test: /src[\\/]site[\\/]sample-requests[\\/](wizard[\\/])?(sample-request-form|wizard-markers)[^?]*\.css/,
								},
							],
						},
					},
				},
			},
		},
	},
	server: { host: '127.0.0.1' },
	// Found before the first page, so that none loads twice.
	optimizeDeps: {
		// Its formatter is chosen by a plugin.
		exclude: ['use-intl'],
		include: [
			'react',
			'react-dom/client',
			'react-router',
			'react-router/dom',
			'@mantine/core',
			'@mantine/form',
			'@mantine/hooks',
			'@mantine/modals',
			'@mantine/notifications',
			'@mantine/spotlight',
		],
	},
}));
