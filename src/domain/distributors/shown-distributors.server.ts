import type { DatabaseLike } from '../../platform/db/database.server.ts';
import type { Distributor } from './distributor.ts';
import { findDistributorsState, listShownDistributors } from './distributor-queries.server.ts';

/**
 * The distributors that visitors see, in memory. They are read again when the catalogue's version says that something
 * was written; while the database does not answer, those read last are shown.
 */
export class ShownDistributors {
	readonly #db: DatabaseLike;
	readonly #catalogue: { readonly version: number };
	#seenVersion = -1;
	#state = '';
	#shown: readonly Distributor[] | undefined;
	#reading: Promise<void> | undefined;

	constructor(db: DatabaseLike, catalogue: { readonly version: number }) {
		this.#db = db;
		this.#catalogue = catalogue;
	}

	async list(): Promise<readonly Distributor[]> {
		if (this.#seenVersion !== this.#catalogue.version) {
			this.#reading ??= this.#read().finally(() => {
				this.#reading = undefined;
			});
			try {
				await this.#reading;
			} catch (error) {
				if (!this.#shown) throw error;
			}
		}
		return this.#shown ?? [];
	}

	async #read(): Promise<void> {
		// Read first: a write during the reads is found again by the next call.
		const { version } = this.#catalogue;
		const state = await findDistributorsState(this.#db);
		if (state !== this.#state || !this.#shown) this.#shown = await listShownDistributors(this.#db);
		this.#state = state;
		this.#seenVersion = version;
	}
}
