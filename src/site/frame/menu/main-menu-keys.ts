import type { KeyboardEvent } from 'react';

/**
 * Optional keys of disclosure navigation (https://www.w3.org/WAI/ARIA/apg/patterns/disclosure/): Left, Right, Home and
 * End move along the items; Down opens an item's panel and enters it; Up and Down move along the panel's links, and Up
 * from the first one returns to the panel's button.
 */
export function moveInMenu(event: KeyboardEvent<HTMLElement>): void {
	if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
	const { target, currentTarget: menu, key } = event;
	const item = [...menu.querySelectorAll('[data-item]')].find((each) => each.contains(target as Node));
	const panel = item?.querySelector('[data-panel]');
	const chevron = item?.querySelector<HTMLElement>('[aria-controls]');
	const moved = panel?.contains(target as Node)
		? moveInPanel(listLinks(panel), target as HTMLElement, key, chevron)
		: key === 'ArrowDown' && panel && chevron
			? enterPanel(panel, chevron)
			: moveAlong(menu, target as HTMLElement, key);
	if (moved) event.preventDefault();
}

function listLinks(panel: Element): HTMLElement[] {
	return [...panel.querySelectorAll<HTMLElement>('a')];
}

function moveInPanel(
	links: HTMLElement[],
	from: HTMLElement,
	key: string,
	chevron: HTMLElement | null | undefined,
) {
	const at = links.indexOf(from);
	const targets: Record<string, HTMLElement | null | undefined> = {
		ArrowDown: links[at + 1],
		ArrowUp: at === 0 ? chevron : links[at - 1],
		Home: links[0],
		End: links.at(-1),
	};
	if (!(key in targets)) return false;
	targets[key]?.focus();
	return true;
}

function enterPanel(panel: Element, chevron: HTMLElement) {
	if (chevron.hidden) return false;
	if (chevron.getAttribute('aria-expanded') === 'false') chevron.click();
	// The panel is only visible after the key event has been handled, and its links may still be loading.
	setTimeout(function enter() {
		const [first] = listLinks(panel);
		if (first) first.focus();
		else if (panel.parentElement?.contains(document.activeElement)) setTimeout(enter, 50);
	});
	return true;
}

function moveAlong(menu: HTMLElement, from: HTMLElement, key: string) {
	const stops = [...menu.querySelectorAll<HTMLElement>('[data-item] > :is(a, button:not([hidden]))')];
	const at = stops.indexOf(from);
	const targets: Record<string, HTMLElement | undefined> = {
		ArrowRight: stops[(at + 1) % stops.length],
		ArrowLeft: stops.at(at - 1),
		Home: stops[0],
		End: stops.at(-1),
	};
	if (!(key in targets)) return false;
	targets[key]?.focus();
	return true;
}
