import type { Answer } from './cached-page.server.ts';

/** A page, the addresses that map to it since addresses were last cleared, and how often it was asked for. */
type CacheEntry = { page: Answer; addresses: string[]; uses: number };

/** A page that is often asked for: its key and one of its addresses. */
export type PopularPage = { key: string; address: string };

const MAX_ADDRESSES = 10_000;

/** Pages whose popularity is remembered when a new version empties the cache. */
const MAX_POPULAR = 200;

/**
 * Rendered public pages of one catalogue version, by canonical key, bounded in bytes; the oldest are evicted first. A
 * page rendered from an older version than the current one is never cached.
 */
export class PageCache {
	readonly #maxBytes: number;
	#version = -1;
	#bytes = 0;
	#pages = new Map<string, CacheEntry>();
	/** Requested addresses mapped directly to their page, so that a hit needs no parsing. */
	#byAddress = new Map<string, CacheEntry>();
	/** The most popular pages of earlier versions by key, the first the most; a use counts half after each version. */
	#popular = new Map<string, { address: string; uses: number }>();

	constructor(maxBytes = 64 * 1024 * 1024) {
		this.#maxBytes = maxBytes;
	}

	/** Drops every page if the catalogue version has changed. */
	setVersion(version: number): void {
		if (version === this.#version) return;
		this.#rememberPopular();
		this.#version = version;
		this.#pages.clear();
		this.#byAddress.clear();
		this.#bytes = 0;
	}

	get version(): number {
		return this.#version;
	}

	get size(): { pages: number; bytes: number } {
		return { pages: this.#pages.size, bytes: this.#bytes };
	}

	findByAddress(address: string): Answer | undefined {
		const entry = this.#byAddress.get(address);
		if (entry) entry.uses++;
		return entry?.page;
	}

	find(key: string, address: string): Answer | undefined {
		const entry = this.#pages.get(key);
		if (!entry) return undefined;
		entry.uses++;
		this.#remember(address, entry);
		return entry.page;
	}

	has(key: string): boolean {
		return this.#pages.has(key);
	}

	/** The pages most asked for in earlier versions, the most popular first. */
	listPopular(limit: number): PopularPage[] {
		return [...this.#popular].slice(0, limit).map(([key, { address }]) => ({ key, address }));
	}

	store(key: string, address: string, version: number, page: Answer): void {
		if (version !== this.#version || page.bytes > this.#maxBytes / 8 || this.#pages.has(key)) return;
		const entry: CacheEntry = { page, addresses: [], uses: 0 };
		this.#pages.set(key, entry);
		this.#bytes += page.bytes;
		this.#remember(address, entry);
		while (this.#bytes > this.#maxBytes) {
			const [oldest] = this.#pages;
			if (!oldest) break;
			const [key, { page: dropped, addresses }] = oldest;
			this.#pages.delete(key);
			this.#bytes -= dropped.bytes;
			for (const cached of addresses) this.#byAddress.delete(cached);
		}
	}

	#rememberPopular(): void {
		const popular = new Map<string, { address: string; uses: number }>();
		for (const [key, { address, uses }] of this.#popular)
			if (uses >= 1) popular.set(key, { address, uses: uses / 2 });
		for (const [key, { addresses, uses }] of this.#pages) {
			const [address] = addresses;
			if (uses > 0 && address) popular.set(key, { address, uses: uses + (popular.get(key)?.uses ?? 0) });
		}
		this.#popular = new Map([...popular].sort(([, a], [, b]) => b.uses - a.uses).slice(0, MAX_POPULAR));
	}

	#remember(address: string, entry: CacheEntry): void {
		if (address.length > 500 || this.#byAddress.get(address) === entry) return;
		if (this.#byAddress.size >= MAX_ADDRESSES) {
			this.#byAddress.clear();
			for (const other of this.#pages.values()) other.addresses = [];
		}
		this.#byAddress.set(address, entry);
		entry.addresses.push(address);
	}
}
