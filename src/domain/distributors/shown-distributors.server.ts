import type { DatabaseLike } from '../../platform/db/database.server.ts';
import type { Distributor } from './distributor.ts';
import { findDistributorsState, listShownDistributors } from './distributor-queries.server.ts';

/**
 * The distributors that visitors see, in memory. They are read again when the catalogue's version says that something
 * was written.
 */
export class ShownDistributors {
	readonly #db: DatabaseLike;
	readonly #catalogue: { readonly version: number };
	#seenVersion = -1;
	#state = '';
	#shown: readonly Distributor[] = [];
	#reading: Promise<void> | undefined;

	constructor(db: DatabaseLike, catalogue: { readonly version: number }) {
		this.#db = db;
		this.#catalogue = catalogue;
	}

	async list(): Promise<readonly Distributor[]> {
		// A read that began before the last write is not enough: its rows would be shown, and cached, as the new ones.
		while (this.#seenVersion !== this.#catalogue.version) {
			this.#reading ??= this.#read().finally(() => {
				this.#reading = undefined;
			});
			await this.#reading;
		}
		return this.#shown;
	}

	async #read(): Promise<void> {
		const { version } = this.#catalogue;
		const state = await findDistributorsState(this.#db);
		if (state !== this.#state) this.#shown = await listShownDistributors(this.#db);
		this.#state = state;
		this.#seenVersion = version;
	}
}
