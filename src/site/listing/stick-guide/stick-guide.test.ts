import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Performance } from '../../../domain/ratings/performance.ts';
import { readStickReach } from '../../../domain/search/stick-reach.ts';
import { aBareGlove, anIndex } from '../../../domain/search/test-index.ts';
import { listStickGloves } from './stick-gloves.server.ts';
import { markAtTier, STICK_MARKS, STICK_TIERS } from './stick-guide.ts';

const POSITIONS = ['Flat (1G / 1F)', 'Horizontal (2G / 2F)', 'Vertical (3G / 3F)', 'Overhead (4G / 4F)'];
const everywhere = POSITIONS.map((position) => ({
	position,
	performance: 'Full use' as Performance,
	notes: '',
}));
const row = (amperageRange: string, performance: Performance = 'Full use', process = 'SMAW (Stick)') => ({
	process,
	amperageRange,
	performance,
	notes: '',
});

/** Marks from low to extreme, then repair, by their first letters; a dash where there is none. */
function marksOf(weldingProcesses: ReturnType<typeof row>[], weldingPositions = everywhere): string {
	const reach = readStickReach({ weldingProcesses, weldingPositions });
	return STICK_TIERS.map((tier) => (reach && markAtTier(reach, tier)?.[0]) ?? '-').join('');
}

describe('the mark of a glove at each tier', () => {
	test.each([
		['85-160A', 'uuusu'],
		['85 – 160 A+', 'uuuuu'],
		['85-161A', 'uuuuu'],
		['105-160A+', '-uuus'],
		['125-160A+', '--uus'],
		['140-160A+', '---u-'],
		['<=90A', 's----'],
		['up to 125 amps', 'uu--s'],
		['200 A and over', '---s-'],
		['105-125', '-u--s'],
		['95', 's----'],
		['5-60A', '-----'],
		['N/A', '-----'],
		['', '-----'],
		['3/32 in rods', '-----'],
	])('Full use in every position, “%s”: %s', (amps, marks) => expect(marksOf([row(amps)])).toBe(marks));

	test('a position that is not Full use, or not on the sheet, gives metalworking only', () => {
		const limited = everywhere.map((one, at) =>
			at === 3 ? { ...one, performance: 'Limited' as const } : one,
		);
		expect(marksOf([row('85-160A+')], limited)).toBe('mmmmm');
		expect(marksOf([row('85-160A+')], everywhere.slice(0, 3))).toBe('mmmmm');
		expect(marksOf([row('85-160A+')], [])).toBe('mmmmm');
	});

	test('Limited is single task, No use and a missing row give no mark', () => {
		expect(marksOf([row('85-160A+', 'Limited')])).toBe('sssss');
		expect(marksOf([row('85-160A+', 'No use')])).toBe('-----');
		expect(marksOf([row('85-160A+', 'Full use', 'GTAW (TIG)')])).toBe('-----');
		expect(marksOf([])).toBe('-----');
	});

	test('the process may have any of its names; of two rows the worse one applies', () => {
		expect(marksOf([row('85-160A+', 'Full use', 'stick')])).toBe('uuuuu');
		expect(marksOf([row('85-160A+'), row('85-160A+', 'Limited', 'MMA')])).toBe('sssss');
		expect(marksOf([row('85-160A+', 'No use', 'Stick'), row('85-160A+')])).toBe('-----');
	});

	test('a wider range never lowers the mark, and a lower performance never raises it', () => {
		const amps = fc.integer({ min: 1, max: 400 });
		const rank = (mark: string) => ['-', 's', 'm', 'u'].indexOf(mark);
		fc.assert(
			fc.property(amps, amps, amps, amps, (a, b, c, d) => {
				const [low = 0, , , high = 0] = [a, b, c, d].toSorted((x, y) => x - y);
				const [from = 0, to = 0] = [a, b].toSorted((x, y) => x - y);
				const wide = marksOf([row(`${low}-${high}A`)]);
				const narrow = marksOf([row(`${from}-${to}A`)]);
				const limited = marksOf([row(`${from}-${to}A`, 'Limited')]);
				for (const at of STICK_TIERS.keys()) {
					expect(rank(wide[at] ?? '')).toBeGreaterThanOrEqual(rank(narrow[at] ?? ''));
					expect(rank(limited[at] ?? '')).toBeLessThanOrEqual(rank(narrow[at] ?? ''));
				}
			}),
		);
	});
});

test('the guide names gloves for stick welding, the most capable first, and counts the rest', () => {
	const gloves = Array.from({ length: 32 }, (_, at) =>
		aBareGlove(`xy${400 + at}`, { weldingProcesses: [row(`85-${110 + at}A`)], weldingPositions: everywhere }),
	);
	const index = anIndex([
		...gloves,
		aBareGlove('xy500', { weldingProcesses: [row('85-160A+', 'Limited')] }),
		aBareGlove('xy501', { weldingProcesses: [row('85-160A', 'No use')] }),
		aBareGlove('xy502', { weldingProcesses: [row('50-90A', 'Full use', 'GTAW (TIG)')] }),
		aBareGlove('xy400-black', { weldingProcesses: [row('85-160A+')] }),
	]);
	const listed = listStickGloves(index, 'en');
	expect(listed.gloves).toHaveLength(30);
	expect(listed.left).toBe(3);
	expect(listed.gloves[0]).toMatchObject({ partNumber: 'xy431', amps: '85–141 A', performance: 'Full use' });
	const named = listed.gloves.map(({ partNumber }) => partNumber);
	expect(named).not.toContain('xy501');
	expect(named).not.toContain('xy502');
	expect(named).not.toContain('xy400-black');
	expect(listStickGloves(index, 'en')).toBe(listed);
	expect(STICK_MARKS).toHaveLength(3);
});
