import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { pageMessages } from './scripts/page-messages.ts';
import { partStyles } from './scripts/part-styles.ts';
import { serialBuilds } from './scripts/serial-builds.ts';

/** What every page runs on, and the bundler's own few lines. */
const FRAMEWORK =
	/node_modules[\\/](react|react-dom|react-router|scheduler|use-intl|@formatjs[\\/]fast-memoize)[\\/]|rolldown[\\/]runtime|vite[\\/]preload/;

/**
 * What stands round every public page, with all that it imports, and small sheets that most pages need: one file instead
 * of thirty, and one request before the first paint.
 */
const FRAME =
	/src[\\/](root|site[\\/]frame[\\/]site-layout|platform[\\/]ui[\\/]page-head)\.tsx|[\\/](drawer|lit-head)\.module\.css/;

/**
 * The fields of public forms, and what checks typed characters: a form needs most of them, and one file of a few
 * kilobytes compresses better than ten.
 */
const FIELDS =
	/src[\\/]platform[\\/](ui[\\/]fields[\\/](checkbox|control|error-summary|field|radio-group|select|text-area|text-input)|text[\\/]broken-character|mail[\\/]email-address)/;

/** A glove's picture: three small modules, on nearly every page. */
const PICTURE =
	/src[\\/](domain[\\/]catalogue[\\/]pictures[\\/](glove-|sourced-)?picture|platform[\\/]storage[\\/]picture-sources)\.tsx?/;

/** Style of a glove's card, and of what its page shares with it: one sheet before the first paint instead of four. */
const CARDS =
	/src[\\/](site[\\/]listing[\\/]cards|domain[\\/]ratings[\\/]drawings|platform[\\/]ui)[\\/](glove-card|glove-row|card-[a-z]+|ansi-strip|performance-mark|collapse-section)\.module\.css/;

/** Style of a listing without its cards: one sheet instead of six. The ratings are those of the advanced search, too. */
const LISTING = /src[\\/]site[\\/]listing[\\/](?!cards)(?:.*[\\/])?(?!rating-)[a-z-]+\.module\.css/;
const RATINGS = /src[\\/]site[\\/]listing[\\/]filters[\\/]rating-[a-z]+\.module\.css/;

export default defineConfig(({ command }) => ({
	plugins: [serialBuilds(), pageMessages(), partStyles(), reactRouter()],
	// Both builds leave React's development half out.
	define: command === 'build' ? { 'process.env.NODE_ENV': JSON.stringify('production') } : {},
	build: {
		assetsInlineLimit: 0,
		cssMinify: true,
		reportCompressedSize: false,
	},
	css: { modules: command === 'build' ? { generateScopedName: '[hash:base64:5]' } : {} },
	environments: {
		// One file of server code starts in a third of the time of a thousand small ones.
		ssr: { resolve: { noExternal: command === 'build' ? true : [] } },
		client: {
			build: {
				rolldownOptions: {
					output: {
						codeSplitting: {
							groups: [
								// A new version of the site mostly leaves it as it is: browsers keep it.
								{ name: 'framework', test: FRAMEWORK, priority: 1 },
								{ name: 'frame', test: FRAME },
								{ name: 'fields', test: FIELDS },
								{ name: 'picture', test: PICTURE },
								{ name: 'cards', test: CARDS },
								{ name: 'listing', test: LISTING },
								{ name: 'ratings', test: RATINGS },
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
