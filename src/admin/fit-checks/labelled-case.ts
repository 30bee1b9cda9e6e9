import type { JobExpectation, LabelledJob } from '../../domain/fit/labelled-job.ts';
import { cleanTask, normaliseTask } from '../../domain/fit/reading/task-text.ts';
import type { StoredCheck, WantedVerdict } from '../../domain/fit-checks/stored-check.ts';
import { blankContacts } from '../../platform/text/blank-contacts.ts';

/**
 * What a wanted verdict says of the job itself. Where this glove is No use another may suit; only "never" says that none
 * does.
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
 * The labelled job of a check that staff marked wrong; undefined for any other. It names neither who asked nor who
 * marked it nor when, and e-mail addresses and phone numbers are blank.
 */
function toLabelledJob({ task, partNumber, verdict, wanted, note }: MarkedCheck): LabelledJob | undefined {
	if (wanted === null) return undefined;
	const given = verdict ?? 'question';
	const told = wanted === 'never' ? 'no glove is for it' : nameVerdict(wanted);
	return {
		task: cleanTask(blankContacts(task)),
		expect: EXPECTATIONS[wanted],
		why: blankContacts(note).replace(/\s+/g, ' ').trim() || `Staff: ${told}, not ${nameVerdict(given)}`,
		family: FAMILY,
		glove: partNumber,
		verdict: wanted === 'never' ? 'No use' : wanted,
		given,
	};
}

const nameVerdict = (verdict: LabelledJob['verdict']) => (verdict === 'question' ? 'a question' : verdict);

/**
 * The labelled jobs of some checks, in the order of the checks. Of several about the same task and glove the one that was
 * marked last counts: a test cannot hold two answers to one question.
 */
export function listLabelledJobs(checks: readonly MarkedCheck[]): LabelledJob[] {
	const last = new Map<string, MarkedCheck>();
	for (const check of checks) {
		if (check.wanted === null) continue;
		const key = `${check.partNumber}|${normaliseTask(blankContacts(check.task))}`;
		const other = last.get(key);
		if (other === undefined || (other.markedAt ?? '') < (check.markedAt ?? '')) last.set(key, check);
	}
	const kept = new Set(last.values());
	return checks.filter((check) => kept.has(check)).flatMap((check) => toLabelledJob(check) ?? []);
}

/** A file of labelled jobs as the repository's formatter leaves it. */
export function formatLabelledJobs(jobs: readonly LabelledJob[]): string {
	return `${JSON.stringify(jobs, null, '\t')}\n`;
}
