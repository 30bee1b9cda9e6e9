import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import zipcodes from 'zipcodes/lib/codesCanada.js';
import { CANADIAN_CITIES } from './canadian-cities.ts';

/**
 * Generates content/places.json: locations of the first three characters of each Canadian postal code, and
 * the places that people type, from the table of the package `zipcodes`. Run with `node
 * scripts/place-table.ts`.
 */

const PROVINCES: Record<string, string> = {
	Alberta: 'AB',
	'British Columbia': 'BC',
	Manitoba: 'MB',
	'New Brunswick': 'NB',
	'Newfoundland and Labrador': 'NL',
	'Nova Scotia': 'NS',
	'Northwest Territory': 'NT',
	'Nunavut Territory': 'NU',
	Nunavut: 'NU',
	Ontario: 'ON',
	'Prince Edward Island': 'PE',
	Quebec: 'QC',
	Saskatchewan: 'SK',
	Yukon: 'YT',
};

/** The table has no accents; this restores accented letters other than é. */
const LOST: readonly (readonly [RegExp, string])[] = [
	[/\bC\uFFFDte/gi, 'Côte'],
	[/(^|[\s'-])\uFFFDle/gi, '$1Île'],
	[/\uFFFDme\b/g, 'ôme'],
	[/gr\uFFFDce/g, 'grâce'],
	[/Ch\uFFFDteau/g, 'Château'],
	[/i\uFFFDre/g, 'ière'],
	[/m\uFFFDre/g, 'mère'],
	[/(th)\uFFFD(r)\uFFFD(se)/g, '$1é$2è$3'],
	[/ad\uFFFDle/g, 'adèle'],
	[/evi\uFFFDve/g, 'eviève'],
	[/Lam\uFFFDque/g, 'Lamèque'],
	[/(^|-)\uFFFD/g, '$1É'],
	[/\uFFFD/g, 'é'],
];

const SIDES =
	/\s+(?:(?:inner|outer|upper|lower|far)\s+)?(?:north|south|east|west|northeast|northwest|southeast|southwest|central|downtown|outskirts|(?:north|south|east|west)\s+(?:central|end))(?:\s+(?:and|&)\s+\w+)?$/i;
const NO_TOWN =
	/\b(region|région|county|counties|government|offices?|northern|southern|eastern|western|central|reserved|shore|area|extremities|upper|lower|mainland|subdivisions|provincial|downtown|old)\b|\/|\d/i;
const SMALL = new Set(['de', 'des', 'du', 'la', 'le', 'les', 'sur', 'et', 'of', 'the', 'and', 'aux', 'sous']);

function nameOf(city: string, isRural: boolean): string | undefined {
	const mended = LOST.reduce((text, [broken, whole]) => text.replace(broken, whole), city);
	const town = isRural ? /\(([^)]*)/.exec(mended)?.[1] : undefined;
	let name = (town ?? mended.replace(/\s*\(.*/, '')).replace(/\s*-\s*/g, '-').trim();
	for (let before = ''; before !== name; ) {
		before = name;
		name = name.replace(SIDES, '');
	}
	if (NO_TOWN.test(name) || name.length < 3) return undefined;
	return name
		.split(/(?<=[\s-])/)
		.map((word, at) => {
			const bare = word.replace(/[\s-]$/, '');
			if (at > 0 && SMALL.has(bare.toLowerCase()) && word.endsWith('-')) return word.toLowerCase();
			return word.charAt(0).toUpperCase() + word.slice(1);
		})
		.join('');
}

const round = (degrees: number) => Math.round(degrees * 1000) / 1000;
const keyOf = (name: string, province: string) =>
	`${name
		.normalize('NFD')
		.replace(/\p{M}/gu, '')
		.toLowerCase()
		.replace(/[^a-z]/g, '')} ${province}`;

const codes: Record<string, [number, number]> = {};
const found = new Map<string, { name: string; province: string; points: [number, number][] }>();
for (const { zip, latitude, longitude, city, state } of Object.values(zipcodes.codes)) {
	const province = PROVINCES[state] ?? '';
	// One code belongs to Santa Claus.
	if (!/^[A-Z]\d[A-Z]$/.test(zip) || latitude > 84) continue;
	codes[zip] = [round(latitude), round(longitude)];
	const name = nameOf(city, zip[1] === '0');
	if (name === undefined || province === '') continue;
	const key = keyOf(name, province);
	const place = found.get(key) ?? { name, province, points: [] };
	place.points.push([latitude, longitude]);
	found.set(key, place);
}
const places = new Map<string, [string, string, number, number]>();
for (const [key, { name, province, points }] of found) {
	const mean = (at: 0 | 1) => round(points.reduce((sum, point) => sum + point[at], 0) / points.length);
	places.set(key, [name, province, mean(0), mean(1)]);
}
for (const [name, province, latitude, longitude] of CANADIAN_CITIES)
	places.set(keyOf(name, province), [name, province, latitude, longitude]);

const rows = [...places.values()].toSorted((one, other) => (one.join() < other.join() ? -1 : 1));
const codeRows = Object.entries(codes).toSorted(([one], [other]) => (one < other ? -1 : 1));
const lines = (list: readonly string[]) => list.join(',\n');
writeFileSync(
	join(import.meta.dirname, '../content/places.json'),
	`{\n"codes": {\n${lines(codeRows.map(([code, point]) => `${JSON.stringify(code)}: ${JSON.stringify(point)}`))}\n},\n"places": [\n${lines(rows.map((row) => JSON.stringify(row)))}\n]\n}\n`,
);
console.log(`${codeRows.length} codes, ${rows.length} places`);
