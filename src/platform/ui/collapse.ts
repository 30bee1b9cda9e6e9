import type { MouseEvent } from 'react';

/** Attribute of a button that collapses a section; `aria-controls` names the section. */
const COLLAPSE_ATTRIBUTE = 'data-fold';

export const collapseMark = { [COLLAPSE_ATTRIBUTE]: '' };

/** Handles clicks on all collapse buttons inside an element, so the sections themselves need no code. */
export function toggleCollapsed(event: MouseEvent) {
	const button = (event.target as Element).closest(`[${COLLAPSE_ATTRIBUTE}]`);
	if (button) setCollapsed(button, button.getAttribute('aria-expanded') === 'true');
}

/** Collapses every section inside an element. */
export function collapseAll(element: Element) {
	for (const button of element.querySelectorAll(`[${COLLAPSE_ATTRIBUTE}]`)) setCollapsed(button, true);
}

function setCollapsed(button: Element, collapsed: boolean) {
	button.setAttribute('aria-expanded', String(!collapsed));
	document
		.getElementById(button.getAttribute('aria-controls') ?? '')
		?.toggleAttribute('data-collapsed', collapsed);
}
