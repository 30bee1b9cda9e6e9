import { worseOf } from '../fit-answer.ts';
import type { DescribedReason } from './describe-reason.ts';

/** A line of the table under a sentence: rows of the sheet that say the same, said once. */
export type ShownReason = {
	rows: readonly string[];
	/** What stands there and what the job asks of it; empty where the verdict says all. */
	finding: string;
	effect: DescribedReason['effect'];
};

/** A finding that begins with the row's own verdict, which stands beside it already. */
const VERDICT_FIRST = /^(?:Full use|Limited|No use)(?:, |$)/;

/**
 * Reasons as a short table: one line for each row of the sheet, with its worst verdict, and rows that say the same in
 * one line. No line repeats its verdict in words. The order is that of the reasons, the strongest first.
 */
export function showReasons(reasons: readonly DescribedReason[]): ShownReason[] {
	const byRow = new Map<string, { findings: string[]; effect: DescribedReason['effect'] }>();
	for (const { row, finding, effect } of reasons) {
		const line = byRow.get(row) ?? { findings: [], effect };
		line.effect = worseOf(line.effect, effect);
		const words = finding.replace(VERDICT_FIRST, '');
		// "85–160 A" is said by "85–160 A; the job runs 140 A".
		if (words !== '' && !line.findings.some((other) => other.startsWith(words))) {
			line.findings = [...line.findings.filter((other) => !words.startsWith(other)), words];
		}
		byRow.set(row, line);
	}
	const shown: { rows: string[]; finding: string; effect: DescribedReason['effect'] }[] = [];
	for (const [row, { findings, effect }] of byRow) {
		const finding = findings.join('; ');
		const same = shown.find((other) => other.finding === finding && other.effect === effect);
		if (same) same.rows.push(row);
		else shown.push({ rows: [row], finding, effect });
	}
	return shown;
}
