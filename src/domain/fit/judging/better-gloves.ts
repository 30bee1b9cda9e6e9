import { DEFAULT_LOCALE, type Locale } from '../../../platform/i18n/locale.ts';
import { withColon } from '../../../platform/i18n/with-colon.ts';
import { PERFORMANCES, type Performance } from '../../ratings/performance.ts';
import { type FitAnswer, isBetterThan, type Reason } from '../fit-answer.ts';
import type { Facts } from '../reading/task-facts.ts';
import { describeReason } from '../wording/describe-reason.ts';
import type { FitGlove } from './fit-glove.ts';
import { findQuestion, judgeFit, judgeVerdict } from './judge-fit.ts';

/** A glove that suits a job better than the requested one. */
export type BetterGlove = {
	partNumber: string;
	name: string;
	verdict: Performance;
	/** The row that makes the difference, such as "SMAW (Stick): Full use, 85–160 A". */
	why: string;
};

const MAX = 3;

/**
 * Finds similar gloves that suit the same job better: best verdict first, then the most similar. Left-hand gloves are
 * only suggested for left-hand gloves, and only one colour of each glove. Empty for Full use and for a question.
 */
export function findBetterGloves(
	glove: FitGlove,
	facts: Facts,
	answer: FitAnswer,
	gloves: readonly FitGlove[],
): BetterGlove[] {
	const { verdict } = answer;
	// A question about the task applies to every other glove as well.
	if (verdict === null || verdict === 'Full use' || findQuestion(facts) !== null) return [];
	const better = gloves.flatMap((other) => {
		if (other.partNumber === glove.partNumber || (other.leftOnly && !glove.leftOnly)) return [];
		const found = judgeVerdict(other, facts, verdict);
		return isBetterThan(found, verdict) ? [{ other, found }] : [];
	});
	const bases = new Set([glove.base]);
	const chosen: BetterGlove[] = [];
	for (const wanted of PERFORMANCES) {
		if (chosen.length === MAX) break;
		const nearest = better
			.filter(({ found }) => found === wanted)
			.map(({ other }) => ({ other, shared: countShared(glove, other) }))
			.sort((a, b) => b.shared - a.shared || compareText(a.other.partNumber, b.other.partNumber));
		for (const { other } of nearest) {
			if (chosen.length === MAX) break;
			if (bases.has(other.base)) continue;
			bases.add(other.base);
			const { partNumber, name } = other;
			chosen.push({
				partNumber,
				name,
				verdict: wanted,
				why: explain(answer, judgeFit(other, facts), facts.pageLocale),
			});
		}
	}
	return chosen;
}

/** The better glove's row that resolves the requested glove's limit; otherwise its own strongest row. */
function explain(answer: FitAnswer, better: FitAnswer, locale: Locale | undefined): string {
	const limiting = answer.reasons[0];
	const family = limiting && familyOf(limiting);
	const same = better.reasons.find((reason) => familyOf(reason) === family && reason.row === limiting?.row);
	const reason = same ?? better.reasons.find((other) => familyOf(other) === family) ?? better.reasons[0];
	if (reason === undefined) return '';
	const { row, finding } = describeReason(reason, locale);
	return `${withColon(row, locale ?? DEFAULT_LOCALE)} ${finding}`;
}

/** Groups related reasons: "contact.over" and "heat.met" are both about heat. */
export function familyOf({ kind }: Reason): string {
	const [family = kind] = kind.split('.');
	return family === 'contact' ? 'heat' : family === 'melts' ? 'process' : family;
}

function countShared(a: FitGlove, b: FitGlove): number {
	let shared = 0;
	for (const tag of a.tags) if (b.tags.has(tag)) shared++;
	return shared;
}

/** Compares by code units, so that the order is the same on every machine. */
function compareText(a: string, b: string): number {
	return a < b ? -1 : a > b ? 1 : 0;
}
