/**
 * Moves what a page needs for painting before what it needs for interaction: style sheets go first in the head, and
 * scripts load after the first paint (docs/decisions/013-paint-first.md). If the router's markup is not as expected,
 * the page is left unchanged: slower to paint, but working.
 * @param html a whole page as the router renders it
 */
export function paintFirst(html: string): string {
	const headEnd = html.indexOf('</head>');
	const start = html.lastIndexOf(START);
	const end = html.indexOf(END, start) + END.length;
	if (headEnd < 0 || start < headEnd || end < END.length) return html;
	const head = html.slice(0, headEnd);
	const modules = [...head.matchAll(MODULE_LINKS)].map(([, href]) => href);
	const sheets = head.match(SHEETS)?.join('') ?? '';
	const rest = head.replaceAll(MODULE_LINKS, '').replaceAll(SHEETS, '');
	// The first link of the head is the first that the browser requests.
	const firstLink = rest.includes('<link ') ? rest.indexOf('<link ') : rest.length;
	return [
		rest.slice(0, firstLink),
		sheets,
		rest.slice(firstLink),
		html.slice(headEnd, start),
		INERT_START,
		html.slice(start + START.length, end).replaceAll(INDENT, ''),
		`<script>${runWhenPainted(modules)}</script>`,
		html.slice(end),
	].join('');
}

/** The router's bootstrap script: imports of the page's modules, then its entry. */
const START = '<script type="module" async="">';
const END = '</script>';
/** Inert text to the browser. Its hash is in the page's policy, so it can later run as a script. */
const INERT_START = '<script type="text/plain">';
const SHEETS = /<link rel="stylesheet"[^>]*>/g;
const MODULE_LINKS = /<link rel="modulepreload" href="([^"]+)"[^>]*>/g;

/** The router indents its manifest; no string in JSON contains a line break. */
const INDENT = /\n +/g;

/** The route manifest and the router's entry. They run last, from the held script. */
const STARTERS = /\/(?:manifest|entry\.client)-[^/]+\.js$/;

/**
 * Runs at once if nothing will be painted, and does not wait forever for a style sheet that hangs. All modules are
 * preloaded together, as the head's links would have done, since an import discovers its dependencies only once it has
 * loaded. They are requested a few at a time, since each request takes a slow phone two milliseconds, and each runs in a
 * task of its own, so that the phone can respond to input in between.
 */
const runWhenPainted = (modules: readonly (string | undefined)[]) => `{
const modules = ${JSON.stringify(modules)};
const held = document.currentScript.previousElementSibling;
const add = (tag, facts) => document.head.append(Object.assign(document.createElement(tag), facts));
const nextTask = () => new Promise((next) => setTimeout(next));
let run = async () => {
run = () => {};
for (const [i, href] of modules.entries()) {
if (i % 6 === 5) await nextTask();
add('link', { rel: 'modulepreload', href });
}
for (const href of modules) {
if (${STARTERS}.test(href)) continue;
await import(href).catch(() => {});
await nextTask();
}
add('script', { type: 'module', textContent: held.textContent });
};
if (document.hidden) run();
else new PerformanceObserver(() => run()).observe({ type: 'paint', buffered: true });
setTimeout(() => run(), 3000);
}`;
