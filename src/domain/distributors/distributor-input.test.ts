import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatHours, formatPosition, isInCanada, parseHours, parsePosition } from './distributor-input.ts';

test.each([
	['43.6716, -79.4034', 43.6716, -79.4034],
	['43.6716,-79.4034', 43.6716, -79.4034],
	['43.6716 -79.4034', 43.6716, -79.4034],
	['43,6716; -79,4034', 43.6716, -79.4034],
	['43.6716° N, 79.4034° W', 43.6716, -79.4034],
	['45,5019° N; 73,5674° O', 45.5019, -73.5674],
	['43.6716N 79.4034W', 43.6716, -79.4034],
	['−43.5, 79.25', -43.5, 79.25],
	['  60, -135  ', 60, -135],
])('%s is a position', (text, latitude, longitude) => {
	expect(parsePosition(text)).toEqual({ latitude, longitude });
});

test.each([
	'',
	'43.6716',
	'Toronto',
	'43.6716, -79.4034, 12',
	'43°40′18″ N, 79°24′12″ W',
	'43,6716, -79,4034, 0',
	'1e3, 2e3',
	'4367165 -7940345',
	'43..6 -79',
])('%s is no position', (text) => {
	expect(parsePosition(text)).toBeUndefined();
});

test('every position in Canada reads back as it was written, to the metre', () => {
	const places = fc.record({
		latitude: fc.double({ min: 41, max: 84, noNaN: true }),
		longitude: fc.double({ min: -142, max: -52, noNaN: true }),
	});
	fc.assert(
		fc.property(places, (place) => {
			const read = parsePosition(formatPosition(place));
			expect(read?.latitude).toBeCloseTo(place.latitude, 4);
			expect(read?.longitude).toBeCloseTo(place.longitude, 4);
			expect(formatPosition(read!)).toBe(formatPosition(place));
		}),
	);
});

test('a missing minus puts a Canadian store in Asia, which is not Canada', () => {
	expect(isInCanada({ latitude: 43.6, longitude: 79.4 })).toBe(false);
	expect(isInCanada({ latitude: 43.6, longitude: -79.4 })).toBe(true);
});

test.each([
	['7:30-17', '07:30', '17:00'],
	['07:30–17:00', '07:30', '17:00'],
	['7 h 30 à 17 h', '07:30', '17:00'],
	['7h30-17h', '07:30', '17:00'],
	['7:30 am to 5 pm', '07:30', '17:00'],
	['7:30 a.m. - 5:15 p.m.', '07:30', '17:15'],
	['12 am-12 pm', '00:00', '12:00'],
	['8.00 — 12.30', '08:00', '12:30'],
])('%s are hours', (text, open, close) => {
	expect(parseHours(text)).toEqual({ open, close });
});

test.each([
	'closed',
	'17-9',
	'9-9',
	'24:00-25:00',
	'7:75-9',
	'13 pm-14 pm',
	'0 am - 9 am',
	'9',
	'-',
	'8-12-17',
])('%s are no hours', (text) => {
	expect(parseHours(text)).toBeUndefined();
});

test('hours read back as they are stored', () => {
	const time = fc
		.tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
		.map((parts) => parts.map((part) => String(part).padStart(2, '0')).join(':'));
	fc.assert(
		fc.property(time, time, (one, other) => {
			fc.pre(one !== other);
			const hours = one < other ? { open: one, close: other } : { open: other, close: one };
			expect(parseHours(formatHours(hours))).toEqual(hours);
			expect(parseHours(formatHours({ open: hours.close, close: hours.open }))).toBeUndefined();
		}),
	);
});
