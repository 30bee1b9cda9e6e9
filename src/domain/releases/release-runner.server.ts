import type { Kysely } from 'kysely';
import type { Schema } from '../../platform/db/schema.ts';
import { isUnreadable } from '../../platform/db/stored-json.server.ts';
import { say } from '../../platform/i18n/message.ts';
import { ProblemError } from '../../platform/problems/problem.server.ts';
import { BackgroundWork } from '../../platform/process/background-work.server.ts';
import type { Log } from '../../platform/process/log.server.ts';
import { type ReleaseProblem, toProblems } from './release-check.server.ts';
import { failRelease } from './release-commands.server.ts';
import { goLive } from './release-going-live.server.ts';
import { findReleaseRow, listPlannedReleases } from './release-queries.server.ts';
import type { ReleaseTarget } from './release-target.server.ts';

/** How often each process looks for a release whose time has come, in milliseconds. */
const EVERY_MS = 1_000;

export type ReleaseRunnerOptions = {
	db: Kysely<Schema>;
	log: Log;
	targets: readonly ReleaseTarget[];
	/** Called after a release went live. */
	onLive: () => Promise<void>;
	everyMs?: number;
	now?: () => Date;
};

/**
 * Lets planned releases go live at their time. Every process runs one; the lock of the catalogue decides whose turn it
 * is. A release is one transaction, so a crash leaves it planned, and the next process that looks makes it live.
 */
export class ReleaseRunner {
	readonly #options: ReleaseRunnerOptions;
	readonly #work: BackgroundWork;

	constructor(options: ReleaseRunnerOptions) {
		this.#options = options;
		this.#work = new BackgroundWork({
			log: options.log,
			failureMessage: 'a release could not go live',
			pollIntervalMs: options.everyMs ?? EVERY_MS,
			doNext: async () => {
				await this.runDue();
				return false;
			},
			cleanUp: async () => {},
		});
	}

	/** Checks now, then periodically. */
	start(): void {
		this.#work.notify();
	}

	/** Begins no further release; resolves once the current one is live. */
	stop(): Promise<void> {
		return this.#work.stop();
	}

	/** Makes every release live whose time has come, in order. */
	async runDue(): Promise<void> {
		const { db, log, now = () => new Date(), onLive } = this.#options;
		for (const { id, name } of await listPlannedReleases(db, now().toISOString())) {
			if (!(await this.#run(id))) continue;
			log.info({ release: id, name }, 'a release went live');
			await onLive();
		}
	}

	/** Returns whether it went live; one that cannot is opened again, and says why. */
	async #run(id: string): Promise<boolean> {
		const { db, log, targets, now = () => new Date() } = this.#options;
		const row = await findReleaseRow(db, id);
		// Another process was quicker, or somebody has opened it again.
		if (row?.state !== 'planned') return false;
		const actor = { id: row.planned_by || null, name: row.planned_by_name };
		const change = { actor, now: now() };
		try {
			await db.transaction().execute((transaction) => goLive(transaction, row, targets, change));
			return true;
		} catch (error) {
			const problems = listObstacles(row.name, error);
			if (!problems) throw error;
			// It was changed at this very moment; the next look decides.
			if (problems.length === 0) return false;
			log.warn({ release: id, err: error }, 'a release could not go live at its time');
			await db.transaction().execute((transaction) => failRelease(transaction, row, problems, change));
			return false;
		}
	}
}

/**
 * What is in a release's way, for staff to mend; nothing if it was changed meanwhile; undefined for an error that may be
 * over at the next look, such as a database that is away.
 */
function listObstacles(record: string, error: unknown): ReleaseProblem[] | undefined {
	if (isUnreadable(error)) return [{ record, message: say('releases.errors.unreadable') }];
	if (!(error instanceof ProblemError)) return undefined;
	if (error.kind === 'stale' || error.kind === 'not-found') return [];
	// Each names its record (`refuseProblems`).
	if (error.errors) return error.errors.map(({ path, message }) => ({ record: path, message }));
	return toProblems(record, error);
}
