import { worseOf } from '../fit-answer.ts';
import type { DescribedReason } from './describe-reason.ts';

/** A row of the table under a sentence. Sheet rows with the same finding share one. */
export type ShownReason = {
	rows: readonly string[];
	/** The finding and what the job needs; empty if the verdict says it all. */
	finding: string;
	effect: DescribedReason['effect'];
};

/** A finding that begins with the row's own verdict, in either language, which is already shown beside it. */
const VERDICT_FIRST = /^(?:Full use|Limited|No use|Usage complet|Usage limité|Ne pas utiliser)(?:, |$)/;

/**
 * Reasons as a short table: one line per sheet row with its worst verdict; rows with the same finding share a line. No
 * line repeats its verdict in words. Keeps the order of the reasons, strongest first.
 */
export function showReasons(reasons: readonly DescribedReason[]): ShownReason[] {
	const byRow = new Map<string, { findings: string[]; effect: DescribedReason['effect'] }>();
	for (const { row, finding, effect } of reasons) {
		const line = byRow.get(row) ?? { findings: [], effect };
		line.effect = worseOf(line.effect, effect);
		const text = capitalise(finding.replace(VERDICT_FIRST, ''));
		// "85–160 A; the job runs 140 A" already contains "85–160 A".
		if (text !== '' && !line.findings.some((other) => other.startsWith(text))) {
			line.findings = [...line.findings.filter((other) => !text.startsWith(other)), text];
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

function capitalise(text: string): string {
	return text.charAt(0).toUpperCase() + text.slice(1);
}
