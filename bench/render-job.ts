import { loadBuiltPages } from '../src/app/built-pages.server.ts';
import { LiveCatalogue } from '../src/domain/search/live-catalogue.server.ts';
import { CachedPage } from '../src/platform/cache/cached-page.server.ts';
import { openDatabase } from '../src/platform/db/database.server.ts';
import { SentProofs } from '../src/platform/limits/sent-proof.server.ts';
import { GloveRanker } from '../src/site/finder/glove-ranker.server.ts';
import { FitGloves } from '../src/site/fit-check/fit-gloves.server.ts';
import { openWhereToBuy } from '../src/site/where-to-buy/where-to-buy.server.ts';
import { giveAnswer, takeInput } from './child-process.ts';
import { readPlainElements, renderPlain } from './plain-elements.ts';
import { median } from './statistics.ts';

/** Renders pages in one process, without HTTP and without the page cache. */
export type RenderJob = { dataDir: string; pages: Record<string, string>; rounds: number };

/** Milliseconds, medians. */
export type RenderFigures = {
	render: number;
	/** Hashing, and brotli for the first client. */
	prepare: number;
	/** React rendering the same plain elements. */
	plain: number;
	elements: number;
	bytes: number;
};

const ORIGIN = 'http://localhost';

const { dataDir, pages, rounds } = await takeInput<RenderJob>();
const database = await openDatabase({ dataDir });
const catalogue = await LiveCatalogue.open(database.db);
const fitGloves = new FitGloves(catalogue);
// Pages are only read here; no form is submitted.
const render = (await loadBuiltPages())({
	catalogue,
	fitGloves,
	ranker: new GloveRanker(fitGloves),
	whereToBuy: openWhereToBuy(database.db, catalogue, undefined),
	timeZone: 'America/Toronto',
	publicUrl: ORIGIN,
	forms: undefined as never,
	proofs: new SentProofs('not secret', 'http://127.0.0.1'),
	devPages: false,
	onError: (error) => {
		throw error;
	},
});

const figures: Record<string, RenderFigures> = {};
for (const [page, path] of Object.entries(pages)) {
	const makePage = async () => Buffer.from(await (await render(new Request(ORIGIN + path))).arrayBuffer());
	const html = await makePage();
	const elements = readPlainElements(html.toString());
	const times = { render: [] as number[], prepare: [] as number[], plain: [] as number[] };
	for (let round = -rounds; round < rounds; round++) {
		const recorded = round < 0 ? undefined : times;
		await time(recorded?.render, makePage);
		await time(recorded?.plain, () => renderPlain(elements));
		if (round % 4 === 0) await time(recorded?.prepare, () => new CachedPage(200, html, {}).prepare('br'));
	}
	figures[page] = {
		render: median(times.render),
		prepare: median(times.prepare),
		plain: median(times.plain),
		elements: html.toString().match(/<[a-z]/gi)?.length ?? 0,
		bytes: html.length,
	};
}
await database.close();
giveAnswer(figures);

async function time(times: number[] | undefined, work: () => unknown): Promise<void> {
	const before = performance.now();
	await work();
	times?.push(performance.now() - before);
}
