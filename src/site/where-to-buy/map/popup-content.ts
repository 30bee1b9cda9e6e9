import { directionsHref, type ListedDistributor } from '../../../domain/distributors/distributor.ts';
import styles from './distributor-map.module.css';

export type PopupMessages = { close: string; website: string; directions: string };

/** What a pin's popup shows of a distributor, as the map library takes it; it can take the focus. */
export function makePopupContent(
	row: ListedDistributor,
	messages: PopupMessages,
	onClose: () => void,
): HTMLElement {
	const content = document.createElement('div');
	content.tabIndex = -1;
	content.setAttribute('role', 'group');
	content.setAttribute('aria-label', row.name);
	const name = document.createElement('p');
	name.className = styles.popupName ?? '';
	name.textContent = row.name;
	const address = document.createElement('p');
	address.textContent = `${row.street}, ${row.city}, ${row.province}`;
	const directions = document.createElement('p');
	directions.className = styles.popupWays ?? '';
	if (row.website) directions.append(makeLink(row.website, messages.website));
	directions.append(makeLink(directionsHref(row), messages.directions));
	const close = document.createElement('button');
	close.type = 'button';
	close.className = styles.close ?? '';
	close.setAttribute('aria-label', messages.close);
	close.textContent = '×';
	close.addEventListener('click', onClose);
	content.append(name, address, directions, close);
	return content;
}

function makeLink(href: string, text: string): HTMLAnchorElement {
	const link = document.createElement('a');
	link.href = href;
	link.rel = 'noopener noreferrer';
	link.textContent = text;
	return link;
}
