import fc from 'fast-check';
import { expect, test } from 'vitest';
import { BLANK, blankContacts } from './blank-contacts.ts';

test.each([
	'joe.smith@shop.ca',
	'JOE+welds@mail.shop-floor.co.uk',
	'françois@soudure.québec',
	'joe @ shop.ca',
	'joe＠shop.ca',
	'joe(at)shop.ca',
	'joe [at] shop [dot] ca',
	'joe at shop dot ca',
	'905-555-0142',
	'905.555.0142',
	'905 555 0142',
	'9055550142',
	'905/555-0142',
	'905 555-0142',
	'(905) 555-0142',
	'(905)555-0142',
	'1-905-555-0142',
	'1 (905) 555-0142',
	'+1 905 555 0142',
	'+19055550142',
	'905–555–0142',
	'905‑555‑0142',
	'905 - 555 - 0142',
	'９０５-５５５-０１４２',
	'٩٠٥ ٥٥٥ ٠١٤٢',
	'905-555-0142 ext. 12',
	'905-555-0142 poste 12',
	'555-0142',
	'+33 6 12 34 56 78',
	'06 12 34 56 78',
	'06.12.34.56.78',
	'020 7946 0958',
	'+44 (0)20 7946 0958',
	'+49 30 901820',
	'00491711234567',
])('%s is removed, and the words around it stay', (contact) => {
	expect(blankContacts(`stick at 140 amps, ${contact}`)).toBe(`stick at 140 amps, ${BLANK}`);
	expect(blankContacts(`${contact}: MIG on 3/8 plate`)).toBe(`${BLANK}: MIG on 3/8 plate`);
	expect(blankContacts(`MIG, ${contact}. Overhead.`)).toBe(`MIG, ${BLANK}. Overhead.`);
});

test.each(['call me on 555 0142', 'tél: 555 0142', 'my cell is 555.0142', 'appelez le 555 0142'])(
	'%s is said to be a number',
	(text) => {
		expect(blankContacts(text)).not.toMatch(/\d/);
	},
);

test('two in one text are both removed', () => {
	expect(blankContacts('joe@shop.ca or 905-555-0142, sam@shop.ca')).toBe(`${BLANK} or ${BLANK}, ${BLANK}`);
});

test.each([
	'TIG @ 90 amps',
	'TIG@90 amps, then stick@125.',
	'stick 120-140 7018 5/32, preheat 200-300',
	'7018 at 120, 130, 140 and 150 amps',
	'MIG .035 wire, 18.5 V, 250-300 ipm',
	'wires 035 045 052',
	'preheat to 500-1000 °F, then 300-1150',
	'5052 6061 7075 aluminium',
	'6010 7018 308 309 316L',
	'MIG at 1200 °C for 20-30 minutes, 150-200 A',
	'10 mm² of weld, 1/8 to 3/16, A36 at 44W',
	'100 140 160 180 amps',
	'CSA W117.2, EN 407:2020, ISO 11393-4:2018',
])('%s is a job and stays unchanged', (task) => {
	expect(blankContacts(task)).toBe(task);
});

const digits = (length: number) =>
	fc
		.array(fc.integer({ min: 0, max: 9 }), { minLength: length, maxLength: length })
		.map((list) => list.join(''));

test('no North American number remains, however it is written', () => {
	const part = fc.tuple(fc.integer({ min: 2, max: 9 }), digits(2)).map(([first, rest]) => `${first}${rest}`);
	const shape = fc.constantFrom<(a: string, b: string, c: string) => string>(
		(a, b, c) => `${a}-${b}-${c}`,
		(a, b, c) => `${a}.${b}.${c}`,
		(a, b, c) => `${a} ${b} ${c}`,
		(a, b, c) => `(${a}) ${b}-${c}`,
		(a, b, c) => `${a}${b}${c}`,
		(a, b, c) => `+1${a}${b}${c}`,
		(a, b, c) => `1-${a}-${b}-${c}`,
	);
	fc.assert(
		fc.property(part, part, digits(4), shape, (area, exchange, line, write) => {
			expect(blankContacts(`tack it and ring ${write(area, exchange, line)} please`)).toBe(
				`tack it and ring ${BLANK} please`,
			);
		}),
	);
});

test('blanking is idempotent', () => {
	fc.assert(
		fc.property(fc.string({ unit: 'binary', maxLength: 500 }), (text) => {
			const once = blankContacts(text);
			expect(blankContacts(once)).toBe(once);
		}),
	);
});
