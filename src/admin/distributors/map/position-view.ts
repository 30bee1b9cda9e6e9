import 'leaflet/dist/leaflet.css';
import {
	control,
	Map as LeafletMap,
	type LeafletMouseEvent,
	type Marker,
	marker,
} from 'leaflet/dist/leaflet-src.esm.js';
import type { Position } from '../../../domain/distributors/distributor.ts';
import type { Locale } from '../../../platform/i18n/locale.ts';
import { addBaseMap, makePinButton, pinIcon } from '../../../platform/ui/base-map/base-map.ts';
import styles from './position-map.module.css';

type PositionViewOptions = {
	locale: Locale;
	messages: { map: string; pin: string; zoomIn: string; zoomOut: string };
	onPlace: (position: Position) => void;
};

/** Southern Ontario, where most of the stores are. */
const CENTRE: [number, number] = [43.9, -79.4];
const ZOOMS = { least: 2.5, far: 5, near: 9, most: 11 };
/** How far an arrow key moves the pin, in pixels; with Shift, ten times. */
const STEP = 2;
const ARROWS: Readonly<Record<string, [x: number, y: number]>> = {
	ArrowLeft: [-STEP, 0],
	ArrowRight: [STEP, 0],
	ArrowUp: [0, -STEP],
	ArrowDown: [0, STEP],
};

/** The map itself, outside React. */
export class PositionView {
	readonly #map: LeafletMap;
	readonly #pin: Marker;
	readonly #options: PositionViewOptions;
	/** The place that the pin was given here; showing it again does not move the map. */
	#own: Position | undefined;

	constructor(element: HTMLElement, options: PositionViewOptions) {
		this.#options = options;
		const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
		const isTouch = matchMedia('(pointer: coarse)').matches;
		const map = new LeafletMap(element, {
			center: CENTRE,
			zoom: ZOOMS.far,
			minZoom: ZOOMS.least,
			maxZoom: ZOOMS.most,
			zoomControl: false,
			attributionControl: false,
			scrollWheelZoom: false,
			// On touch screens one finger scrolls the page, and two move the map.
			dragging: !isTouch,
			zoomAnimation: !isCalm,
			fadeAnimation: !isCalm,
			inertia: !isCalm,
		});
		this.#map = map;
		const { messages, locale } = options;
		element.setAttribute('role', 'group');
		element.setAttribute('aria-label', messages.map);
		control
			.zoom({ position: 'topright', zoomInTitle: messages.zoomIn, zoomOutTitle: messages.zoomOut })
			.addTo(map);
		addBaseMap(map, locale);
		map.on('focus', () => map.scrollWheelZoom.enable());
		map.on('blur', () => map.scrollWheelZoom.disable());
		map.on('click', ({ latlng }: LeafletMouseEvent) => this.#place(latlng.lat, latlng.lng));
		const button = makePinButton(styles.pin);
		button.setAttribute('aria-label', messages.pin);
		button.addEventListener('keydown', (event) => this.#moveByKey(event));
		this.#pin = marker(CENTRE, { icon: pinIcon(button), draggable: true, keyboard: false, autoPan: true });
		this.#pin.on('dragend', () => {
			const { lat, lng } = this.#pin.getLatLng();
			this.#place(lat, lng);
		});
	}

	/** Shows a place, with the pin on it if it stands there. */
	show(place: Position | undefined, isPlaced: boolean): void {
		if (!place) {
			this.#pin.remove();
			return;
		}
		const at: [number, number] = [place.latitude, place.longitude];
		this.#pin.setLatLng(at);
		if (isPlaced) this.#pin.addTo(this.#map);
		else this.#pin.remove();
		const isOwn = this.#own?.latitude === place.latitude && this.#own.longitude === place.longitude;
		if (!isOwn) this.#map.setView(at, Math.max(this.#map.getZoom(), ZOOMS.near), { animate: false });
	}

	remove(): void {
		this.#map.remove();
	}

	#place(latitude: number, longitude: number): void {
		// As the form's text has it, so that the same place is recognized when it comes back.
		this.#own = { latitude: Number(latitude.toFixed(5)), longitude: Number(longitude.toFixed(5)) };
		this.#options.onPlace(this.#own);
	}

	#moveByKey(event: KeyboardEvent): void {
		const arrow = ARROWS[event.key];
		if (!arrow) return;
		event.preventDefault();
		event.stopPropagation();
		const [x, y] = arrow;
		const times = event.shiftKey ? 10 : 1;
		const point = this.#map.latLngToContainerPoint(this.#pin.getLatLng());
		const { lat, lng } = this.#map.containerPointToLatLng([point.x + x * times, point.y + y * times]);
		this.#place(lat, lng);
	}
}
