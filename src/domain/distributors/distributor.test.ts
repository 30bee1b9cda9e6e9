import { expect, test } from 'vitest';
import { directionsHref, distanceKm, listDistributors, shownKm } from './distributor.ts';
import { readFirstDistributors } from './first-distributors.server.ts';

const distributors = readFirstDistributors();
const TORONTO = { latitude: 43.6532, longitude: -79.3832 };
const MONTREAL = { latitude: 45.5019, longitude: -73.5674 };

test('distances are great-circle: Toronto to Montréal is 504 km, a quarter of the globe 10,008', () => {
	expect(distanceKm(TORONTO, MONTREAL)).toBeCloseTo(504, -1);
	expect(distanceKm({ latitude: 0, longitude: 0 }, { latitude: 90, longitude: 0 })).toBeCloseTo(10_007.5, 0);
	expect(distanceKm(TORONTO, TORONTO)).toBe(0);
	expect([0, 0.4, 1.5, 17.5].map(shownKm)).toEqual([1, 1, 2, 18]);
});

test('the list has at least 30 distributors, and a place puts the nearest first with its distance', () => {
	expect(distributors.length).toBeGreaterThanOrEqual(30);
	const near = listDistributors(distributors, {}, MONTREAL, 'en');
	expect(near).toHaveLength(distributors.length);
	expect(near.slice(0, 2).map(({ city, number }) => [number, city])).toEqual([
		[1, 'Montréal'],
		[2, 'Laval'],
	]);
	const distances = near.map((one) => one.distanceKm as number);
	expect(distances).toEqual([...distances].sort((one, other) => one - other));
});

test('without a place the list is sorted by province and city, without distances', () => {
	const all = listDistributors(distributors, {}, undefined, 'en');
	expect(all[0]).toMatchObject({ province: 'ON', city: 'Barrie', distanceKm: undefined });
	expect(all.at(-1)?.province).toBe('BC');
});

test('cities are in the order of the language: É beside E', () => {
	const [first] = distributors;
	const named = ['Zurich', 'Épinal', 'Edson'].map((city) => ({ ...first!, id: city, city }));
	expect(listDistributors(named, {}, undefined, 'fr').map(({ city }) => city)).toEqual([
		'Edson',
		'Épinal',
		'Zurich',
	]);
});

test('filters keep those that match all of them', () => {
	const french = listDistributors(
		distributors,
		{ language: 'fr', counterSales: true, line: 'track-series' },
		undefined,
		'fr',
	);
	expect(french.length).toBeGreaterThan(3);
	for (const one of french) {
		expect(one.languages).toContain('fr');
		expect(one.lines).toContain('track-series');
		expect(one.counterSales).toBe(true);
	}
	expect(french.length).toBeLessThan(
		listDistributors(distributors, { language: 'fr' }, undefined, 'fr').length,
	);
});

test('directions name the destination and nothing about the visitor', () => {
	expect(directionsHref(TORONTO)).toBe('https://www.google.com/maps/dir/?api=1&destination=43.6532,-79.3832');
});
