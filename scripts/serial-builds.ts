import type { Plugin } from 'vite';

/**
 * Builds one environment at a time. The router's plugin builds all server bundles at once, and Vite's CSS plugins share
 * their state between them: a bundle that begins clears the class names that another has just read. The other bundle
 * then fails: its module exports nothing, or its manifest names a style sheet that is never written.
 */
export function serialBuilds(): Plugin {
	return {
		name: 'serial-builds',
		buildApp: {
			order: 'pre',
			async handler(builder) {
				const build = builder.build;
				let last: Promise<unknown> = Promise.resolve();
				builder.build = (environment) => {
					const output = last.then(() => build(environment));
					// A failed build fails for its caller, and the process ends.
					last = output.catch(() => undefined);
					return output;
				};
			},
		},
	};
}
