import type { Plugin, Rolldown } from 'vite';

/**
 * How the server's own code is written. Node keeps the text of every module it has loaded, at two bytes a character
 * if but one of them is beyond Latin-1: without comments and indents, and with such characters escaped, that is 6 MB
 * less. The names of functions stay: errors in the log tell where they come from.
 */
export const SMALL_SOURCE = {
	minify: {
		mangle: false,
		compress: { keepNames: { function: true, class: true } },
		codegen: { removeWhitespace: true },
	},
	charset: 'ascii',
} as const satisfies Rolldown.OutputOptions;

/** The same for the pages that the server renders. */
export function smallSource(): Plugin {
	return {
		name: 'small-source',
		apply: 'build',
		applyToEnvironment: (environment) => environment.config.consumer === 'server',
		outputOptions: (options) => ({ ...options, ...SMALL_SOURCE }),
	};
}
