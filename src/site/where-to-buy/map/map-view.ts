import 'leaflet/dist/leaflet.css';
import {
	control,
	divIcon,
	Map as LeafletMap,
	latLngBounds,
	layerGroup,
	type Marker,
	marker,
	type Popup,
	popup,
	tileLayer,
} from 'leaflet/dist/leaflet-src.esm.js';
import type { ListedDistributor, Position } from '../../../domain/distributors/distributor.ts';
import type { Locale } from '../../../platform/i18n/locale.ts';
import { addBaseMap, makePinButton, pinIcon } from '../../../platform/ui/base-map/base-map.ts';
import type { MapTiles } from '../where-to-buy.server.ts';
import styles from './distributor-map.module.css';
import { groupPins } from './pin-groups.ts';
import { makePopupContent, type PopupMessages } from './popup-content.ts';

type MapMessages = PopupMessages & {
	map: string;
	zoomIn: string;
	zoomOut: string;
	here: string;
	pin: (row: ListedDistributor) => string;
	/** The label of a pin for several distributors that are too close together. */
	group: (rows: readonly ListedDistributor[]) => string;
};

type MapViewOptions = {
	messages: MapMessages;
	locale: Locale;
	tiles: MapTiles | undefined;
	/** Called when a pin is pressed. */
	onPick: (id: string) => void;
};

/** Southern Ontario (docs/behaviour.md, "Where to buy"). */
const DEFAULT_CENTRE: [number, number] = [43.45, -79.38];
const DEFAULT_ZOOM = 8;
/** The zoom levels of our own base map; tiles go further. */
const ZOOMS = { least: 2.5, most: 11, mostWithTiles: 17 };
const POPUP_WIDTH = 200;
/** How many of the nearest distributors come into view together with the visitor's position. */
const NEAREST = 3;

/** The map itself, outside React. Pins are buttons; a popup takes the focus and returns it when it closes. */
export class MapView {
	readonly #map: LeafletMap;
	readonly #options: MapViewOptions;
	readonly #pins = layerGroup();
	readonly #here = layerGroup();
	readonly #byId = new Map<string, { row: ListedDistributor; pin: Marker; button: HTMLButtonElement }>();
	#rows: readonly ListedDistributor[] = [];
	#open: { id: string; popup: Popup } | undefined;
	#shownFrom: Position | undefined;
	readonly #calm = matchMedia('(prefers-reduced-motion: reduce)').matches;

	constructor(element: HTMLElement, options: MapViewOptions) {
		this.#options = options;
		const { messages, tiles } = options;
		const isTouch = matchMedia('(pointer: coarse)').matches;
		const map = new LeafletMap(element, {
			center: DEFAULT_CENTRE,
			zoom: DEFAULT_ZOOM,
			minZoom: ZOOMS.least,
			maxZoom: tiles ? ZOOMS.mostWithTiles : ZOOMS.most,
			zoomSnap: 0.5,
			zoomControl: false,
			attributionControl: false,
			// Scrolling the page must not zoom the map, and on touch screens only two fingers move it.
			scrollWheelZoom: false,
			dragging: !isTouch,
			zoomAnimation: !this.#calm,
			fadeAnimation: !this.#calm,
			markerZoomAnimation: !this.#calm,
			inertia: !this.#calm,
		});
		this.#map = map;
		element.setAttribute('role', 'group');
		element.setAttribute('aria-label', messages.map);
		control
			.zoom({ position: 'topright', zoomInTitle: messages.zoomIn, zoomOutTitle: messages.zoomOut })
			.addTo(map);
		addBaseMap(map, options.locale);
		if (tiles) {
			control.attribution({ prefix: false }).addTo(map);
			tileLayer(tiles.url, { attribution: escapeText(tiles.attribution) }).addTo(map);
		}
		this.#pins.addTo(map);
		this.#here.addTo(map);
		map.on('zoomend', () => this.#drawPins());
		map.on('focus', () => map.scrollWheelZoom.enable());
		map.on('blur', () => map.scrollWheelZoom.disable());
		element.addEventListener('keydown', (event) => {
			if (event.key !== 'Escape' || !this.#open) return;
			event.stopPropagation();
			this.#close();
		});
	}

	/** Redraws the pins for these rows, and moves to the visitor's position if it has changed. */
	show(rows: readonly ListedDistributor[], here: Position | undefined): void {
		this.#forgetPopup();
		this.#here.clearLayers();
		this.#rows = rows;
		if (here) {
			const dot = divIcon({ className: styles.here ?? '', iconSize: [24, 24] });
			const mark = marker([here.latitude, here.longitude], {
				icon: dot,
				keyboard: false,
				interactive: false,
			});
			mark.addTo(this.#here);
			mark.getElement()?.setAttribute('role', 'img');
			mark.getElement()?.setAttribute('aria-label', this.#options.messages.here);
		}
		if (here !== this.#shownFrom) {
			this.#shownFrom = here;
			if (here) this.#goTo([here, ...rows.slice(0, NEAREST)]);
			else this.#map.setView(DEFAULT_CENTRE, DEFAULT_ZOOM, { animate: false });
		}
		this.#drawPins();
	}

	/** Fits all pins into view. */
	fit(): void {
		if (this.#rows.length > 0) this.#goTo(this.#shownFrom ? [this.#shownFrom, ...this.#rows] : this.#rows);
	}

	/** Opens the popup of a distributor; does nothing if it is already open or not on the map. */
	pick(id: string): void {
		if (this.#open?.id !== id) this.#openPopup(id, false);
	}

	remove(): void {
		this.#map.remove();
	}

	#goTo(places: readonly Position[], maxZoom = 9): void {
		const bounds = latLngBounds(places.map(({ latitude, longitude }) => [latitude, longitude]));
		this.#map.fitBounds(bounds, {
			// A pin stands above its place; its head stays below the control at the upper left.
			paddingTopLeft: [40, 108],
			paddingBottomRight: [56, 40],
			maxZoom,
			animate: false,
		});
	}

	/** Draws the pins for the current zoom. Pins that would overlap are combined into one that zooms in on them. */
	#drawPins(): void {
		const focused = document.activeElement;
		const hadFocus = [...this.#byId].find(([, { button }]) => button === focused)?.[0];
		this.#pins.clearLayers();
		this.#byId.clear();
		const placed = this.#rows.map((row) => {
			const { x, y } = this.#map.project([row.latitude, row.longitude]);
			return { row, x, y };
		});
		const groups = groupPins(placed, ({ row }) => row.id === this.#open?.id);
		for (const group of groups) {
			const [{ row }] = group as [(typeof placed)[number]];
			if (group.length === 1) this.#addPin(row);
			else this.#addGroup(group.map((one) => one.row));
		}
		const opened = this.#open && this.#byId.get(this.#open.id);
		opened?.button.setAttribute('aria-expanded', 'true');
		opened?.pin.setZIndexOffset(5000);
		if (hadFocus !== undefined) this.#byId.get(hadFocus)?.button.focus();
	}

	#addGroup(rows: readonly ListedDistributor[]): void {
		const [first] = rows as [ListedDistributor];
		const button = document.createElement('button');
		button.type = 'button';
		button.className = styles.group ?? '';
		button.setAttribute('aria-label', this.#options.messages.group(rows));
		button.textContent = `+${rows.length}`;
		button.addEventListener('click', (event) => {
			event.stopPropagation();
			this.#goTo(rows, ZOOMS.most);
			// The pressed pin is gone, so focus moves to the first pin of its group.
			this.#byId.get(first.id)?.button.focus();
		});
		const icon = divIcon({
			html: button,
			className: styles.pinPlace ?? '',
			iconSize: [40, 40],
			iconAnchor: [20, 20],
		});
		marker([first.latitude, first.longitude], { icon, keyboard: false }).addTo(this.#pins);
	}

	#addPin(row: ListedDistributor): void {
		const button = makePinButton(styles.pin);
		button.setAttribute('aria-label', this.#options.messages.pin(row));
		button.setAttribute('aria-expanded', 'false');
		const number = document.createElement('span');
		number.textContent = String(row.number);
		button.append(number);
		button.addEventListener('click', (event) => {
			event.stopPropagation();
			this.#options.onPick(row.id);
			this.#openPopup(row.id, true);
		});
		const pin = marker([row.latitude, row.longitude], {
			icon: pinIcon(button),
			keyboard: false,
			// Lower numbers are drawn above higher ones where they overlap.
			zIndexOffset: 1000 - row.number * 10,
		}).addTo(this.#pins);
		this.#byId.set(row.id, { row, pin, button });
	}

	#openPopup(id: string, takesFocus: boolean): void {
		const row = this.#rows.find((one) => one.id === id);
		if (!row) return;
		this.#forgetPopup();
		const content = makePopupContent(row, this.#options.messages, () => this.#close());
		const opened = popup({
			maxWidth: POPUP_WIDTH,
			minWidth: POPUP_WIDTH - 40,
			offset: [0, -38],
			closeButton: false,
			autoPanPaddingTopLeft: [16, 72],
			autoPanPaddingBottomRight: [72, 24],
			className: styles.popup ?? '',
			autoClose: false,
			closeOnEscapeKey: false,
			closeOnClick: false,
		})
			.setLatLng([row.latitude, row.longitude])
			.setContent(content);
		this.#open = { id, popup: opened };
		if (!this.#map.getBounds().pad(-0.1).contains([row.latitude, row.longitude]))
			this.#map.setView([row.latitude, row.longitude], Math.max(this.#map.getZoom(), 7), { animate: false });
		this.#drawPins();
		opened.openOn(this.#map);
		if (takesFocus) content.focus();
	}

	/** Closes the popup; if it had focus, the focus returns to its pin. */
	#close(): void {
		const id = this.#open?.id;
		const hadFocus = this.#open?.popup.getElement()?.contains(document.activeElement) ?? false;
		this.#forgetPopup();
		if (id !== undefined && hadFocus) this.#byId.get(id)?.button.focus();
	}

	#forgetPopup(): void {
		if (!this.#open) return;
		const found = this.#byId.get(this.#open.id);
		found?.button.setAttribute('aria-expanded', 'false');
		found?.pin.setZIndexOffset(1000 - found.row.number * 10);
		this.#open.popup.remove();
		this.#open = undefined;
	}
}

/** Escapes text, because the map library takes attributions as HTML. */
function escapeText(text: string): string {
	const element = document.createElement('span');
	element.textContent = text;
	return element.innerHTML;
}
