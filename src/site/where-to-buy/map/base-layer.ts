import {
	divIcon,
	type Map as LeafletMap,
	layerGroup,
	marker,
	polygon,
	polyline,
	svg,
} from 'leaflet/dist/leaflet-src.esm.js';
import baseMap from '../../../../content/map/base-map.json';
import styles from './distributor-map.module.css';

type Line = [latitude: number, longitude: number][];

/**
 * Draws our own map under everything: land, lakes, borders, main roads and names, from data that come with the page.
 * Where no tiles are set or none can be had, this is the map. Made by `scripts/base-map.ts`.
 */
export function addBaseMap(map: LeafletMap): void {
	const pane = map.createPane('base');
	// Below the pane of tiles.
	pane.style.zIndex = '150';
	pane.style.pointerEvents = 'none';
	const renderer = svg({ pane: 'base', padding: 0.5 });
	const shared = { renderer, pane: 'base', interactive: false };
	const { land, lakes, borders, roads, cities } = baseMap;
	// Islands in lakes are rings of their own.
	const rings = (list: readonly number[][], className: string | undefined) =>
		polygon(list.map(readLine), { ...shared, className, smoothFactor: 1.2 }).addTo(map);
	rings(land, styles.land);
	const lines = (list: readonly number[][], className: string | undefined) =>
		polyline(list.map(readLine), { ...shared, className, smoothFactor: 1.2 }).addTo(map);
	lines(borders, styles.border);
	rings(lakes, styles.lake);
	lines(roads, styles.road);
	const names = layerGroup().addTo(map);
	const drawNames = () => {
		names.clearLayers();
		const view = map.getBounds().pad(0.3);
		for (const [name, latitude, longitude, zoom] of cities as [string, number, number, number][]) {
			if (zoom > map.getZoom() || !view.contains([latitude, longitude])) continue;
			const text = document.createElement('span');
			text.textContent = name;
			marker([latitude, longitude], {
				pane: 'base',
				interactive: false,
				keyboard: false,
				icon: divIcon({ html: text, className: `${styles.city}`, iconSize: [0, 0] }),
			}).addTo(names);
		}
	};
	map.on('moveend', drawNames);
	drawNames();
}

/** A line of the file: its first point, then the steps to each next one, in parts of a degree. */
function readLine(numbers: readonly number[]): Line {
	const line: Line = [];
	let [latitude, longitude] = [0, 0];
	for (let at = 0; at + 1 < numbers.length; at += 2) {
		latitude += numbers[at] as number;
		longitude += numbers[at + 1] as number;
		line.push([latitude * baseMap.step, longitude * baseMap.step]);
	}
	return line;
}
