import type { MouseEvent } from 'react';

/** Attribute of a button that collapses a section; `aria-controls` names the section. */
const FOLD = 'data-fold';

export const normalizeMark = { [FOLD]: '' };

/** Handles clicks on all collapse buttons inside an element, so the sections themselves need no code. */
export function toggleCollapsed(event: MouseEvent) {
	const button = (event.target as Element).closest(`[${FOLD}]`);
	if (button) setFolded(button, button.getAttribute('aria-expanded') === 'true');
}

/** Collapses every section inside an element. */
export function normalizeAll(element: Element) {
	for (const button of element.querySelectorAll(`[${FOLD}]`)) setFolded(button, true);
}

function setFolded(button: Element, folded: boolean) {
	button.setAttribute('aria-expanded', String(!folded));
	document.getElementById(button.getAttribute('aria-controls') ?? '')?.toggleAttribute('data-folded', folded);
}
