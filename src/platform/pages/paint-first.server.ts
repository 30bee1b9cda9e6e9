/**
 * Puts what a page needs to be seen before what it needs to be worked: style sheets go first in the head, and
 * scripts are asked for once the first words are on the screen (docs/decisions/013-paint-first.md).
 * A page that the router writes otherwise than we know is left as it is: slower to paint, and as good.
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
	// The first link of the head is the first that the browser asks for.
	const firstLink = rest.includes('<link ') ? rest.indexOf('<link ') : rest.length;
	return [
		rest.slice(0, firstLink),
		sheets,
		rest.slice(firstLink),
		html.slice(headEnd, start),
		HELD_START,
		html.slice(start + START.length, end),
		`<script>${runWhenPainted(modules)}</script>`,
		html.slice(end),
	].join('');
}

/** The script with which the router starts itself: imports of the page's modules, then its entry. */
const START = '<script type="module" async="">';
const END = '</script>';
/** A block of text to the browser. Its hash is in the page's policy, so it may run when it comes back as a script. */
const HELD_START = '<script type="text/plain">';
const SHEETS = /<link rel="stylesheet"[^>]*>/g;
const MODULE_LINKS = /<link rel="modulepreload" href="([^"]+)"[^>]*>/g;

/** What starts the page: the list of routes and the router's entry. They run last, from the script that was held. */
const STARTERS = /\/(?:manifest|entry\.client)-[^/]+\.js$/;

/**
 * Runs at once where nothing will be painted, and does not wait for ever for a style sheet that hangs. The modules
 * are asked for together, as the head's links would have: an import finds those below it only when it is there.
 * Each runs in a task of its own, so that a slow phone answers a finger in between.
 */
const runWhenPainted = (modules: readonly (string | undefined)[]) => `{
const held = document.currentScript.previousElementSibling;
const add = (tag, facts) => document.head.append(Object.assign(document.createElement(tag), facts));
let run = async () => {
run = () => {};
for (const href of ${JSON.stringify(modules)}) add('link', { rel: 'modulepreload', href });
for (const href of ${JSON.stringify(modules.filter((href) => href && !STARTERS.test(href)))}) {
await import(href).catch(() => {});
await new Promise((next) => setTimeout(next));
}
add('script', { type: 'module', textContent: held.textContent });
};
if (document.hidden) run();
else new PerformanceObserver(() => run()).observe({ type: 'paint', buffered: true });
setTimeout(() => run(), 3000);
}`;
