import type { MouseEvent } from 'react';

/** The button that folds a section carries this name; `aria-controls` says which element goes. */
const FOLD = 'data-fold';

export const normalizeMark = { [FOLD]: '' };

/** Hears the clicks of every fold button inside an element: the sections themselves need no code. */
export function toggleCollapsed(event: MouseEvent) {
	const button = (event.target as Element).closest(`[${FOLD}]`);
	if (button) setFolded(button, button.getAttribute('aria-expanded') === 'true');
}

/** Folds every section inside an element. */
export function normalizeAll(element: Element) {
	for (const button of element.querySelectorAll(`[${FOLD}]`)) setFolded(button, true);
}

function setFolded(button: Element, folded: boolean) {
	button.setAttribute('aria-expanded', String(!folded));
	document.getElementById(button.getAttribute('aria-controls') ?? '')?.toggleAttribute('data-folded', folded);
}
