import { describe, expect, it } from 'vitest';
import { readDemonstrationCatalogue } from '../../catalogue/demonstration/demonstration-catalogue.server.ts';
import { formatFitKey } from '../facts-key.ts';
import { readTask } from '../reading/read-task.ts';
import { checkFit } from './check-fit.ts';
import { readFitGlove } from './fit-glove.ts';

const range = readDemonstrationCatalogue().products.map(readFitGlove);
const glove = (partNumber: string) => range.find((other) => other.partNumber === partNumber)!;

describe('the fit check by rules', () => {
	it('answers the typical question', () => {
		const check = checkFit(glove('xy300'), 'Will this glove do for 6G stick at 140 amps in the shop?', range);
		expect(check).toMatchObject({
			verdict: 'Limited',
			question: null,
			sentence: expect.stringMatching(/pipe/),
			reasons: [
				{ row: 'Pipe (5G / 6G)', finding: 'Limited', effect: 'Limited' },
				{ row: 'SMAW (Stick)', finding: 'Full use, 85–160 A', effect: 'Full use' },
				{ row: 'SMAW (Stick)', finding: '85–160 A; the job runs 140 A', effect: 'Full use' },
			],
			unknown: [],
			unread: [],
		});
		expect(check.better).toEqual([]);
	});

	it('names gloves that perform better', () => {
		const { verdict, better } = checkFit(glove('xy303'), 'stick overhead 120 A', range);
		expect(verdict).toBe('Limited');
		expect(better[0]?.why).toBe('Overhead (4G / 4F): Full use');
	});

	it('asks a follow-up question instead of guessing', () => {
		for (const task of ['', '   ', 'overhead at 150 amps', 'does it work?']) {
			const check = checkFit(glove('xy300'), task, range);
			expect(check).toMatchObject({ verdict: null, reasons: [], better: [] });
			expect(check.question).toMatch(/^[^.?!]+\?$/);
			expect(check.sentence).toBe(check.question);
		}
	});

	it('asks for the current before it says yes, and about unread words', () => {
		const questionFor = (task: string) => checkFit(glove('xy300'), task, range).question;
		expect(questionFor('stick, flat')).toMatch(/amps|current/i);
		expect(questionFor('stick at 120 A, flat')).toBeNull();
		expect(questionFor('stick at 120 A, flat, beside the florbulator')).toContain('“florbulator”');
		expect(questionFor('stick at 120 A, flat, beside the florbulator, just handling hot parts')).toContain(
			'“florbulator”',
		);
		expect(questionFor('my buddy welds stick at 120 A and I just hold the parts')).toMatch(/who|hand/i);
		expect(checkFit(glove('xy320'), 'TIG at 90 A, sorry, I mean stick at 95', range).question).toMatch(
			/which/i,
		);
	});

	it('echoes the words it does not know with their accents', () => {
		const { question, unread } = checkFit(glove('xy150'), 'tirer du CÂBLE électrique 600 volts', range, 'fr');
		expect(question).toMatch(/«\u00A0câble\u00A0».*«\u00A0électrique\u00A0»/);
		expect(unread).toContain('cable');
	});

	it('names missing information', () => {
		expect(checkFit(glove('xy300'), 'stick in the rain', range).unknown).toEqual(['amps', 'position']);
		expect(checkFit(glove('xy300'), 'stick 120 A flat, hot parts, all day', range).unknown).toEqual([
			'temperature',
			'duration',
		]);
	});

	it('gives the same answer to the same task, however it is typed', () => {
		const [first, second] = ['Stick at 140 A, au  PLAFOND', 'stick at 140 a, au plafond '];
		expect(checkFit(glove('xy303'), first, range)).toEqual(checkFit(glove('xy303'), second, range));
		const keyOf = (task: string) => formatFitKey('xy303', 7, readTask(task), task);
		expect(keyOf(first)).toBe('xy303@7|SMAW @O said:140|stick at 140 a, au plafond');
		expect(keyOf(second)).toBe(keyOf(first));
		expect(keyOf('MIG in PF')).not.toBe(keyOf('mig in pf'));
	});
});
