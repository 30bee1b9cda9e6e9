import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LOCALES } from '../../../platform/i18n/locale.ts';
import { readFitGlove } from '../judging/fit-glove.ts';
import { judgeFit } from '../judging/judge-fit.ts';
import { anyFacts, anyGlove } from '../test-facts.ts';
import { describeReason } from './describe-reason.ts';
import { showReasons } from './show-reasons.ts';

describe('the table under a sentence', () => {
	it.each(LOCALES)('shows each row once, identical rows on one line, and no verdict twice: %s', (locale) => {
		fc.assert(
			fc.property(anyGlove, anyFacts, (product, facts) => {
				const reasons = judgeFit(readFitGlove(product), facts).reasons.map((reason) =>
					describeReason(reason, locale),
				);
				const shown = showReasons(reasons);
				const rows = shown.flatMap((line) => line.rows);
				expect(new Set(rows).size).toBe(rows.length);
				expect(new Set(rows)).toEqual(new Set(reasons.map(({ row }) => row)));
				const lines = shown.map(({ finding, effect }) => `${effect}|${finding}`);
				expect(new Set(lines).size).toBe(lines.length);
				for (const { finding, effect, rows: named } of shown) {
					expect(finding).not.toMatch(
						/\b(?:Full use|Limited|No use|Usage (?:complet|limité)|Ne pas utiliser)/,
					);
					const own = reasons.filter(({ row }) => named.includes(row)).map((reason) => reason.effect);
					expect(own).toContain(effect);
					if (effect !== 'No use') expect(own).not.toContain('No use');
				}
			}),
			{ numRuns: 1_000 },
		);
	});

	it('has the same rows, and as many findings, in both languages', () => {
		fc.assert(
			fc.property(anyGlove, anyFacts, (product, facts) => {
				const { reasons } = judgeFit(readFitGlove(product), facts);
				const [english, french] = LOCALES.map((locale) =>
					showReasons(reasons.map((reason) => describeReason(reason, locale))).map(
						({ rows, finding, effect }) => [rows.length, finding === '', effect, finding.split(';').length],
					),
				);
				expect(french).toEqual(english);
			}),
			{ numRuns: 1_000 },
		);
	});

	it('joins a row and its current, and positions with the same rating', () => {
		const effect = 'Full use';
		expect(
			showReasons([
				{ row: 'SMAW (Stick)', finding: 'Full use, 85–160 A', effect },
				{ row: 'SMAW (Stick)', finding: '85–160 A; the job runs 180 A', effect: 'Limited' },
				{ row: 'Flat (1G / 1F)', finding: 'Full use', effect },
				{ row: 'Overhead (4G / 4F)', finding: 'Full use', effect },
			]),
		).toEqual([
			{ rows: ['SMAW (Stick)'], finding: '85–160 A; the job runs 180 A', effect: 'Limited' },
			{ rows: ['Flat (1G / 1F)', 'Overhead (4G / 4F)'], finding: '', effect },
		]);
	});

	it('does the same in French', () => {
		const effect = 'Full use';
		expect(
			showReasons([
				{ row: 'SMAW (électrode enrobée)', finding: 'Usage complet, de 85 à 160 A', effect },
				{ row: 'SMAW (électrode enrobée)', finding: 'De 85 à 160 A; le travail demande 120 A', effect },
				{ row: 'Au plafond (4G / 4F)', finding: 'Usage complet', effect },
				{ row: 'PAW (soudage au plasma)', finding: 'Usage limité, de 5 à 100 A', effect: 'Limited' },
			]),
		).toEqual([
			{ rows: ['SMAW (électrode enrobée)'], finding: 'De 85 à 160 A; le travail demande 120 A', effect },
			{ rows: ['Au plafond (4G / 4F)'], finding: '', effect },
			{ rows: ['PAW (soudage au plasma)'], finding: 'De 5 à 100 A', effect: 'Limited' },
		]);
	});
});
