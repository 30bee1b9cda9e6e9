import { setImmediate } from 'node:timers/promises';
import { formatFactsQuery } from '../../domain/fit/facts-address.ts';
import type { FitGlove } from '../../domain/fit/judging/fit-glove.ts';
import { type GloveRanking, rankGloves } from '../../domain/fit/judging/rank-gloves.ts';
import type { Facts } from '../../domain/fit/reading/task-facts.ts';
import type { FitGloves, FitSheets } from '../fit-check/fit-gloves.server.ts';

/** Gloves judged before yielding to other requests; takes a few milliseconds. */
const SLICE = 400;

/** Max concurrent rankings; further requests are told to try again. */
const MAX_AT_ONCE = 24;

/** Max cached rankings: a few jobs are requested again and again. */
const MAX_CACHED = 200;

/** Too many rankings are running. */
export class RankerBusy extends Error {}

/**
 * Ranks the whole catalogue for a job, in slices, so that other requests don't wait for ten thousand gloves at once.
 */
export class GloveRanker {
	readonly #gloves: FitGloves;
	readonly #cache = new Map<string, Promise<GloveRanking>>();
	#cachedSheets: FitSheets | undefined;
	#named: readonly FitGlove[] = [];
	#running = 0;

	constructor(gloves: FitGloves) {
		this.#gloves = gloves;
	}

	/**
	 * Returns the best `limit` gloves for a job.
	 * @throws RankerBusy
	 */
	async rank(facts: Facts, limit: number): Promise<GloveRanking> {
		if (this.#running >= MAX_AT_ONCE) throw new RankerBusy('Too many jobs at once.');
		this.#running++;
		try {
			const sheets = await this.#gloves.list();
			return await this.#find(sheets, facts, limit);
		} finally {
			this.#running--;
		}
	}

	#find(sheets: FitSheets, facts: Facts, limit: number): Promise<GloveRanking> {
		if (this.#cachedSheets !== sheets) {
			this.#cachedSheets = sheets;
			this.#cache.clear();
			this.#named = listNamed(sheets.gloves);
		}
		const key = `${limit} ${facts.pageLocale ?? ''} ${formatFactsQuery(facts)}`;
		const before = this.#cache.get(key);
		const ranking = before ?? rankInSlices(facts, this.#named, limit);
		// Moves the entry to the end, so that the least recently used is evicted first.
		this.#cache.delete(key);
		this.#cache.set(key, ranking);
		const [oldest] = this.#cache.keys();
		if (this.#cache.size > MAX_CACHED && oldest !== undefined) this.#cache.delete(oldest);
		if (before === undefined) ranking.catch(() => this.#cache.delete(key));
		return ranking;
	}
}

/** The gloves to rank: one of each glove's colour variants. */
function listNamed(gloves: readonly FitGlove[]): FitGlove[] {
	const partNumbers = new Set(gloves.map(({ partNumber }) => partNumber));
	return gloves.filter(({ partNumber, base }) => base === partNumber || !partNumbers.has(base));
}

/**
 * The best of all gloves are among the best of each slice, because comparing two gloves does not depend on the others.
 */
export async function rankInSlices(
	facts: Facts,
	gloves: readonly FitGlove[],
	limit: number,
): Promise<GloveRanking> {
	if (gloves.length <= SLICE) return rankGloves(facts, gloves, limit);
	const best: FitGlove[] = [];
	for (let from = 0; from < gloves.length; from += SLICE) {
		const slice = gloves.slice(from, from + SLICE);
		const ranked = rankGloves(facts, slice, limit);
		if (ranked.question !== null) return ranked;
		const chosen = new Set(ranked.gloves.map(({ partNumber }) => partNumber));
		best.push(...slice.filter(({ partNumber }) => chosen.has(partNumber)));
		await setImmediate();
	}
	return rankGloves(facts, best, limit);
}
