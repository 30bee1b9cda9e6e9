import type { Plugin } from 'vite';

/**
 * Two parts of the router that this site never calls, and what stands for them in the browser's build: looking up
 * routes while visitors browse (react-router.config.ts: all are known from the start) and hooks for measuring.
 * A new version of the router that asks them for more than this fails the build by the missing name.
 */
const LEFT_OUT: Record<string, string> = {
	'lib/dom/ssr/fog-of-war.js': `
		export const isFogOfWarEnabled = () => false;
		export const getPatchRoutesOnNavigationFunction = () => undefined;
		export const useFogOFWarDiscovery = () => {};
		export const getPartialManifest = (manifest) => manifest;
		export const getPathsWithAncestors = (paths) => paths;
		export const handleClientVersionMismatch = () => {};
		export const getManifestPath = () => '/__manifest';`,
	'lib/router/instrumentation.js': `
		export const consumeInstrumentationClientResultMetaReceiver = () => undefined;
		export const getRouteInstrumentationUpdates = () => ({});
		export const instrumentClientSideRouter = (router) => router;
		export const instrumentHandler = (handler) => handler;
		export const instrumentationResultMetaContext = undefined;`,
};

/** Leaves those parts out: 2.4 kB of every page's script (docs/decisions/007-weight.md). */
export function leanRouter(): Plugin {
	return {
		name: 'lean-router',
		apply: 'build',
		applyToEnvironment: ({ name }) => name === 'client',
		load(id) {
			const [, part] = /[\\/]react-router[\\/]dist[\\/]production[\\/](.+)$/.exec(id) ?? [];
			return (part && LEFT_OUT[part.replaceAll('\\', '/')]) || null;
		},
	};
}
