import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
	CERTIFICATION_TYPES,
	compareLevels,
	explainCertification,
	findCertificationType,
	formatCertificationType,
	isOrderedType,
	levelOf,
	parseCertification,
} from './certification.ts';
import { reasonOf } from './test-reading.ts';
import { wordRatingSentence } from './wording/rating-sentence.ts';

fc.configureGlobal({ seed: 2016 });

const VALUES: Record<(typeof CERTIFICATION_TYPES)[number], string[]> = {
	ANSI_HEAT: ['0', '5'],
	ANSI_ABR: ['0', '6'],
	ANSI_PUN: ['0', '5'],
	ANSI_CUT: ['A1', 'A9'],
	ANSI_138: ['1', '3'],
	EN388: ['4133X', '4X43EP'],
	EN407: ['413X4X', 'X1XXXX'],
	EN511: ['231', '12X'],
	EN12477: ['A', 'B', 'A/B'],
};
const rating = fc
	.constantFrom(...CERTIFICATION_TYPES)
	.chain((type) => fc.record({ type: fc.constant(type), value: fc.constantFrom(...VALUES[type]) }));
const codeUnits = fc.array(fc.integer({ min: 0, max: 0xffff })).map((units) => String.fromCharCode(...units));

describe('reading a rating', () => {
	it('converts type and value to the stored form', () => {
		expect(parseCertification(' en 388 ', ' 4 1 3 3 x', ' 2016 ')).toEqual({
			ok: true,
			certification: { type: 'EN388', value: '4133X', edition: '2016' },
		});
		expect(parseCertification('ANSI Abrasion', '4')).toMatchObject({ certification: { type: 'ANSI_ABR' } });
		expect(parseCertification('EN 12477', 'a / b')).toMatchObject({
			certification: { value: 'A/B', edition: '' },
		});
	});

	it('parses its own result unchanged, in any case and spacing', () => {
		fc.assert(
			fc.property(rating, fc.boolean(), fc.constantFrom('', ' ', '\t'), ({ type, value }, lower, space) => {
				const typed = lower ? value.toLowerCase() : value;
				const certification = { type, value, edition: '' };
				const typedType = lower ? type.toLowerCase() : type;
				const reading = parseCertification(space + typedType, space + typed + space);
				expect(reading).toEqual({ ok: true, certification });
				expect(parseCertification(type, value)).toEqual({ ok: true, certification });
			}),
		);
	});

	it('never throws, and never accepts an invalid value of a known type', () => {
		const types = fc.oneof(fc.constantFrom(...CERTIFICATION_TYPES), codeUnits);
		fc.assert(
			fc.property(types, codeUnits, codeUnits, (type, value, edition) => {
				const reading = parseCertification(type, value, edition);
				if (!reading.ok) expect(wordRatingSentence(reading.reason, 'fr')).not.toMatch(/^$|[{}]\w/);
				else if (findCertificationType(type)) {
					expect(explainCertification(reading.certification).parts.length).toBeGreaterThan(0);
				}
			}),
		);
	});

	it('keeps an unknown type if it has a name and a value', () => {
		const reading = parseCertification(' UL 2112 ', ' Class 1 ');
		expect(reading).toEqual({ ok: true, certification: { type: 'UL 2112', value: 'Class 1', edition: '' } });
		expect(parseCertification('constructor', 'x')).toMatchObject({ certification: { type: 'constructor' } });
		expect(parseCertification('', 'x').ok).toBe(false);
		expect(parseCertification('UL 2112', ' ').ok).toBe(false);
	});

	it('accepts a year as edition, with an amendment', () => {
		expect(parseCertification('EN388', '4133X', '2016+A1:2018').ok).toBe(true);
		expect(reasonOf(parseCertification('EN388', '4133X', 'latest'))).toBe(
			'the edition is a year such as 2016, not "latest"',
		);
	});

	it('accepts four EN 388 digits with edition 2003 only', () => {
		expect(parseCertification('EN388', '4133', '2003').ok).toBe(true);
		expect(parseCertification('EN388', '4133').ok).toBe(false);
		expect(parseCertification('EN388', '4133', '2016').ok).toBe(false);
	});

	it('keeps its message short for a long value', () => {
		const reading = parseCertification('EN407', 'X'.repeat(100_000));
		expect(reasonOf(reading)).toMatch(/^EN 407 takes 6 characters.{1,80}$/);
	});
});

describe('explaining a rating', () => {
	it('marks older editions', () => {
		const older = (type: string, value: string, edition: string) =>
			explainCertification({ type, value, edition }).olderEdition;
		expect(older('EN388', '4133', '2003')).toBe(true);
		expect(older('ANSI_CUT', 'A4', '2016')).toBe(true);
		expect(older('EN388', '4133X', '2016+A1:2018')).toBe(false);
		expect(older('EN407', '413X4X', '')).toBe(false);
	});

	it('gives steps to single-level ratings, and to no others', () => {
		expect(explainCertification({ type: 'ANSI_ABR', value: '4', edition: '2024' }).steps).toEqual({
			level: 4,
			of: 6,
		});
		expect(explainCertification({ type: 'ANSI_CUT', value: 'A4', edition: '2024' }).steps).toEqual({
			level: 4,
			of: 9,
		});
		expect(explainCertification({ type: 'EN388', value: '4133X', edition: '2016' })).not.toHaveProperty(
			'steps',
		);
	});

	it('notes what a rating does not cover', () => {
		const note = (type: string, value: string) => explainCertification({ type, value, edition: '' }).note;
		expect(note('ANSI_HEAT', '3')).toContain('does not address welding');
		expect(note('EN388', '4X43EP')).toContain('does not cover the fingers');
		expect(note('EN388', '4133X')).not.toContain('fingers');
		expect(note('EN407', '413X4X')).toContain('through EN 12477');
	});

	it('explains both types of A/B', () => {
		const { parts } = explainCertification({ type: 'EN12477', value: 'A/B', edition: '2001' });
		expect(parts.map(({ name, level, of }) => [name, level, of])).toEqual([
			['Type A', null, 0],
			['Type B', null, 0],
		]);
		expect(parts[1]?.meaning).toMatch(/^TIG welding/);
	});

	it('shows an unreadable rating as name and value', () => {
		expect(explainCertification({ type: 'EN388', value: '9', edition: '' })).toMatchObject({
			label: 'EN 388',
			parts: [],
		});
		expect(explainCertification({ type: '__proto__', value: 'x', edition: '' })).toEqual({
			label: '__proto__',
			value: 'x',
			edition: '',
			olderEdition: false,
			pictogram: 'text',
			parts: [],
		});
	});
});

describe('levels', () => {
	it('are parsed from ordered types only', () => {
		expect(levelOf({ type: 'ANSI_CUT', value: 'A4', edition: '' })).toBe(4);
		expect(levelOf({ type: 'ANSI_PUN', value: '0', edition: '' })).toBe(0);
		expect(levelOf({ type: 'EN388', value: '4133X', edition: '' })).toBeUndefined();
		expect(levelOf({ type: 'ANSI_CUT', value: 'A0', edition: '' })).toBeUndefined();
	});

	it('know whether they are ordered', () => {
		expect(CERTIFICATION_TYPES.filter(isOrderedType)).toEqual([
			'ANSI_HEAT',
			'ANSI_ABR',
			'ANSI_PUN',
			'ANSI_CUT',
			'ANSI_138',
		]);
		expect(isOrderedType('toString')).toBe(false);
	});

	it('sort as numbers', () => {
		const cut = (value: string) => ({ type: 'ANSI_CUT', value, edition: '' });
		fc.assert(
			fc.property(fc.integer({ min: 1, max: 9 }), fc.integer({ min: 1, max: 9 }), (a, b) => {
				expect(Math.sign(compareLevels(cut(`A${a}`), cut(`A${b}`)))).toBe(Math.sign(a - b));
			}),
		);
		expect(compareLevels(cut('?'), cut('A1'))).toBeLessThan(0);
	});
});

it('have the usual names of their types', () => {
	expect(CERTIFICATION_TYPES.map((type) => formatCertificationType(type))).toEqual([
		'ANSI Heat',
		'ANSI Abrasion',
		'ANSI Puncture',
		'ANSI Cut',
		'ANSI/ISEA 138 Impact',
		'EN 388',
		'EN 407',
		'EN 511',
		'EN 12477',
	]);
	expect(formatCertificationType('UL 2112')).toBe('UL 2112');
	for (const type of CERTIFICATION_TYPES)
		expect(findCertificationType(formatCertificationType(type))).toBe(type);
});
