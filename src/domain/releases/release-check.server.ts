import { z } from 'zod';
import type { DatabaseLike } from '../../platform/db/database.server.ts';
import { type Message, say } from '../../platform/i18n/message.ts';
import { PROBLEM_TITLES, ProblemError } from '../../platform/problems/problem.server.ts';
import { listConflicts } from './release-change.ts';
import { listReleaseItems, type ReleaseItem } from './release-queries.server.ts';
import type { FoundRecord, ReleaseTarget } from './release-target.server.ts';

/** Why a record keeps a release from going live. */
export type ReleaseProblem = { record: string; message: Message | string };

/** A record of a release, as it is now. */
export type CheckedItem = {
	item: ReleaseItem;
	target: ReleaseTarget;
	/** Undefined if it is gone. */
	found: FoundRecord | undefined;
	/** The fields that somebody has changed otherwise since. */
	conflicts: string[];
};

/** The records of a release beside what they are now. */
export async function checkItems(
	db: DatabaseLike,
	releaseId: string,
	targets: readonly ReleaseTarget[],
): Promise<CheckedItem[]> {
	const items = await listReleaseItems(db, releaseId);
	const checked: CheckedItem[] = [];
	for (const item of items) {
		const target = targets.find(({ kind }) => kind === item.kind);
		if (!target) throw new Error(`No release can change ${item.kind}.`);
		const found = await target.find(db, item.id);
		checked.push({ item, target, found, conflicts: found ? listConflicts(found.fields, item) : [] });
	}
	return checked;
}

/** Whether a record as it is now keeps its release from going live. */
export const isInTheWay = ({ found, conflicts }: Pick<CheckedItem, 'found' | 'conflicts'>) =>
	found === undefined || (!found.isDraft && conflicts.length > 0);

/** What keeps a release from going live, as far as it is known before it is tried. */
function listProblems(checked: readonly CheckedItem[]): ReleaseProblem[] {
	return checked.filter(isInTheWay).map(({ item, found }) => ({
		record: item.name,
		message: say(found ? 'releases.errors.changedSince' : 'releases.errors.recordMissing'),
	}));
}

/** @throws ProblemError conflict, naming what keeps it from going live */
export async function requireReady(
	db: DatabaseLike,
	releaseId: string,
	targets: readonly ReleaseTarget[],
): Promise<CheckedItem[]> {
	const checked = await checkItems(db, releaseId, targets);
	if (checked.length === 0) throw new ProblemError('conflict', say('releases.errors.empty'));
	refuseProblems(listProblems(checked));
	return checked;
}

/** @throws ProblemError conflict, if there are problems */
export function refuseProblems(problems: readonly ReleaseProblem[]): void {
	if (problems.length === 0) return;
	const records = [...new Set(problems.map(({ record }) => record))].map((text) =>
		say('problems.quoted.name', { text }),
	);
	// Each names its record, as others name a field.
	const errors = problems.map(({ record, message }) => ({ path: record, message }));
	throw new ProblemError('conflict', say('releases.errors.notReady', { records }), errors);
}

/** Why a record's own save refused, by record. */
export function toProblems(record: string, { kind, detail, errors = [] }: ProblemError): ReleaseProblem[] {
	if (errors.length > 0) return errors.map(({ message }) => ({ record, message }));
	return [{ record, message: detail ?? say(PROBLEM_TITLES[kind]) }];
}

const storedProblems = z.array(
	z.object({
		record: z.string(),
		message: z.union([
			z.string(),
			z.object({ id: z.string(), values: z.record(z.string(), z.unknown()).optional() }),
		]),
	}),
);

/** What kept a release from going live, as stored; nothing if it cannot be read. */
export function readFailure(text: string): ReleaseProblem[] {
	if (text === '') return [];
	try {
		return storedProblems.parse(JSON.parse(text)) as ReleaseProblem[];
	} catch {
		return [];
	}
}
