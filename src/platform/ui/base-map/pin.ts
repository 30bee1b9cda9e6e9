import { type DivIcon, divIcon } from 'leaflet/dist/leaflet-src.esm.js';
import styles from './base-map.module.css';

/** The button of a pin, without its label. @param className adds to its look */
export function makePinButton(className = ''): HTMLButtonElement {
	const button = document.createElement('button');
	button.type = 'button';
	button.className = `${styles.pin} ${className}`;
	return button;
}

/** The icon of a pin, whose point stands on its place. */
export function pinIcon(button: HTMLButtonElement): DivIcon {
	return divIcon({
		html: button,
		className: styles.pinPlace ?? '',
		iconSize: [32, 44],
		iconAnchor: [16, 44],
	});
}
