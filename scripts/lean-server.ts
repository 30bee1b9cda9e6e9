import type { Plugin } from 'vite';

/** Parts of libraries that load at once and that this server never calls. Who calls one after all meets `undefined`. */
const LEFT_OUT = [
	// renderToString and its kind: pages are rendered whole by renderToPipeableStream (src/entry.server.tsx).
	/[\\/]react-dom[\\/]cjs[\\/]react-dom-server-legacy\.node\.production\.js$/,
	// @fastify/static lists folders with it when it makes routes itself; ours are in src/platform/http/static-files.server.ts.
	/[\\/]glob[\\/]dist[\\/]commonjs[\\/]index\.(min\.)?js$/,
];

/** Leaves them out of the server's files: 2 MB of memory (docs/decisions/016-server-in-one-file.md). */
export function leanServer(): Plugin {
	return {
		name: 'lean-server',
		apply: 'build',
		applyToEnvironment: (environment) => environment.config.consumer === 'server',
		load: (id) => (LEFT_OUT.some((part) => part.test(id)) ? 'module.exports = {};' : null),
	};
}
