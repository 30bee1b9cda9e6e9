/**
 * A page whose style attributes the policy need not allow: each is carried as data, and set by the page's own script
 * before anything else runs. What a script sets on an element's style through the CSSOM is no style attribute to the policy.
 * For the back-office, whose components write their sizes so; without scripts it does not work anyway.
 * @param html a whole page as React renders it: a raw quote ends an attribute there and stands nowhere else, since
 *   words have it as an entity and scripts behind a backslash
 */
export function carryStyles(html: string): string {
	const end = html.indexOf('<script', html.indexOf('</head>'));
	if (end < 0) return html;
	const carried = html.slice(0, end).replaceAll(STYLE, ' data-style="$1"');
	return `${carried}<script>${SET_STYLES}</script>${html.slice(end)}`;
}

const STYLE = / style="([^"]*)"/g;
/** It takes itself away too, so that the page is the one that React rendered. */
const SET_STYLES = `for (const element of document.querySelectorAll('[data-style]')) {
element.style.cssText = element.dataset.style;
element.removeAttribute('data-style');
}
document.currentScript.remove();`;
