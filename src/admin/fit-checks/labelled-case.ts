import type { JobExpectation, LabelledJob } from '../../domain/fit/labelled-job.ts';
import { cleanTask, normaliseTask } from '../../domain/fit/reading/task-text.ts';
import type { StoredCheck, WantedVerdict } from '../../domain/fit-checks/stored-check.ts';
import { blankContacts } from '../../platform/text/blank-contacts.ts';

/**
 * What an expected verdict implies for the job itself. If this glove is No use, another may suit;
 * only "never" means that none does.
 */
const EXPECTATIONS: Readonly<Record<WantedVerdict, JobExpectation>> = {
	'Full use': 'fits',
	Limited: 'fits',
	'No use': 'not-refused',
	question: 'ask',
	never: 'never',
};

/** The family of all jobs that staff marked. */
const FAMILY = 'staff';

type MarkedCheck = Pick<StoredCheck, 'task' | 'partNumber' | 'verdict' | 'wanted' | 'note' | 'markedAt'>;

/**
 * The labelled job of a check with an expected verdict; undefined for any other. It omits the visitor,
 * who marked it and the date; e-mail addresses and phone numbers are blanked.
 */
function toLabelledJob({ task, partNumber, verdict, wanted, note }: MarkedCheck): LabelledJob | undefined {
	if (wanted === null) return undefined;
	const given = verdict ?? 'question';
	const expected = wanted === 'never' ? 'no glove is for it' : nameVerdict(wanted);
	return {
		task: cleanTask(blankContacts(task)),
		expect: EXPECTATIONS[wanted],
		why: blankContacts(note).replace(/\s+/g, ' ').trim() || `Staff: ${expected}, not ${nameVerdict(given)}`,
		family: FAMILY,
		glove: partNumber,
		verdict: wanted === 'never' ? 'No use' : wanted,
		given,
	};
}

const nameVerdict = (verdict: LabelledJob['verdict']) => (verdict === 'question' ? 'a question' : verdict);

/**
 * The labelled jobs of some checks, in their order. For the same task and glove the most recently
 * marked one counts: a test cannot expect two answers to one question.
 */
export function listLabelledJobs(checks: readonly MarkedCheck[]): LabelledJob[] {
	const last = new Map<string, MarkedCheck>();
	for (const check of checks) {
		if (check.wanted === null) continue;
		const key = `${check.partNumber}|${normaliseTask(blankContacts(check.task))}`;
		const other = last.get(key);
		if (other === undefined || (other.markedAt ?? '') < (check.markedAt ?? '')) last.set(key, check);
	}
	const latest = new Set(last.values());
	return checks.filter((check) => latest.has(check)).flatMap((check) => toLabelledJob(check) ?? []);
}

/** A file of labelled jobs in the repository's format. */
export function formatLabelledJobs(jobs: readonly LabelledJob[]): string {
	return `${JSON.stringify(jobs, null, '\t')}\n`;
}
