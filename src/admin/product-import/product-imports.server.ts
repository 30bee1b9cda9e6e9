import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import { UnreadableFile } from '../../domain/catalogue-import/readers/csv-reader.ts';
import type { LiveCatalogue } from '../../domain/search/live-catalogue.server.ts';
import type { Schema } from '../../platform/db/schema.ts';
import { issueOf } from '../../platform/i18n/message.ts';
import { BackgroundWork } from '../../platform/process/background-work.server.ts';
import type { Log } from '../../platform/process/log.server.ts';
import { applyImport, endApplying } from './import-applying.server.ts';
import { checkImport } from './import-checking.server.ts';
import { readImportFile } from './import-reading.server.ts';
import { undoImport } from './import-undoing.server.ts';
import { CLAIM_MS, ImportEnded, ImportLeft, type ImportWork, showWritten } from './import-work.server.ts';
import {
	claimImport,
	deleteImportsBefore,
	deleteImportText,
	findImport,
	moveImport,
	type StoredImport,
	updateImport,
} from './product-import-queries.server.ts';
import { deleteImportRows } from './review/import-row-queries.server.ts';

const RETENTION_MS = 30 * 24 * 60 * 60 * 1000;
const MAX_FAILURES = 3;

export type ProductImportsOptions = {
	db: Kysely<Schema>;
	catalogue: LiveCatalogue;
	log: Log;
	/** How often to look for imports left by other processes, in milliseconds. */
	pollIntervalMs?: number;
};

/**
 * Works on imports in the background, one at a time. Every process runs an instance; claims in the database decide
 * which one works on which import. If a process dies, another takes over its import when the claim expires.
 */
export class ProductImports {
	readonly #options: Omit<ProductImportsOptions, 'pollIntervalMs'>;
	readonly #worker = randomUUID();
	readonly #work: BackgroundWork;
	readonly #stop = new AbortController();
	readonly #failures = new Map<string, number>();

	constructor({ pollIntervalMs, ...options }: ProductImportsOptions) {
		this.#options = options;
		this.#work = new BackgroundWork({
			log: options.log,
			failureMessage: 'imports could not be worked on',
			pollIntervalMs,
			doNext: () => this.#workOnNext(),
			cleanUp: () => deleteImportsBefore(options.db, isoTime(Date.now() - RETENTION_MS)),
		});
	}

	/** Looks for imports now, and periodically from then on. */
	notify(): void {
		this.#work.notify();
	}

	/** Starts no new work; resolves once the current slice is stored. Another process resumes from there. */
	async stop(): Promise<void> {
		this.#stop.abort();
		await this.#work.stop();
	}

	async #workOnNext(): Promise<boolean> {
		const now = Date.now();
		const stored = await claimImport(this.#options.db, this.#worker, isoTime(now), isoTime(now + CLAIM_MS));
		if (!stored) return false;
		await this.#workOn(stored);
		return true;
	}

	async #workOn(stored: StoredImport): Promise<void> {
		const { db, catalogue, log } = this.#options;
		const work: ImportWork = { db, catalogue, worker: this.#worker, stored, signal: this.#stop.signal };
		try {
			await doStep(work);
			log.info({ import: stored.id, step: stored.state }, 'import step done');
		} catch (error) {
			if (error instanceof ImportLeft) await this.#leave(stored.id);
			else if (error instanceof ImportEnded) await endImport(work);
			else if (error instanceof UnreadableFile) await refuseImport(db, stored, error.message);
			else return this.#failed(stored, error);
		}
		this.#failures.delete(stored.id);
	}

	/** Retries when the claim expires, because the database may have been unavailable; gives up on the third failure. */
	async #failed(stored: StoredImport, error: unknown): Promise<void> {
		const { db, log } = this.#options;
		const failures = (this.#failures.get(stored.id) ?? 0) + 1;
		this.#failures.set(stored.id, failures);
		log.error({ err: error, import: stored.id, failures }, 'an import stands still');
		if (failures < MAX_FAILURES) return;
		this.#failures.delete(stored.id);
		if (stored.state === 'reading' || stored.state === 'checking') {
			await refuseImport(db, stored, issueOf('importing.serverError'));
		} else {
			await db.transaction().execute((transaction) => endApplying(transaction, stored, 'stopped'));
		}
	}

	/** Releases the claim on shutdown, so that nobody needs to wait for it to expire. */
	async #leave(id: string): Promise<void> {
		const { db } = this.#options;
		const now = await findImport(db, id);
		if (now?.claimed_by !== this.#worker) return;
		await moveImport(db, id, [now.state], { claimed_by: '', claimed_until: '' });
	}
}

function doStep(work: ImportWork): Promise<void> {
	switch (work.stored.state) {
		case 'reading':
			return readImportFile(work);
		case 'checking':
			return checkImport(work);
		case 'applying':
			return applyImport(work);
		default:
			return undoImport(work);
	}
}

/**
 * Ends an import that staff cancelled. If it was not being applied yet, its text and rows are deleted; otherwise the
 * gloves already written stay, and their number is logged.
 */
async function endImport(work: ImportWork): Promise<void> {
	const { db, stored } = work;
	if (stored.state === 'applying') await showWritten(work);
	await db.transaction().execute(async (transaction) => {
		if (stored.state === 'applying') return endApplying(transaction, stored, 'stopped');
		await deleteImportText(transaction, stored.id);
		await deleteImportRows(transaction, stored.id);
		await updateImport(transaction, stored.id, { state: 'cancelled', finished_at: isoTime(Date.now()) });
	});
}

async function refuseImport(db: Kysely<Schema>, stored: StoredImport, error: string): Promise<void> {
	await db.transaction().execute(async (transaction) => {
		await deleteImportText(transaction, stored.id);
		await deleteImportRows(transaction, stored.id);
		await updateImport(transaction, stored.id, {
			state: 'unreadable',
			error,
			finished_at: isoTime(Date.now()),
		});
	});
}

const isoTime = (ms: number) => new Date(ms).toISOString();
