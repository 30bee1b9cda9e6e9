import { PAGES } from './answer-rows.ts';
import { type Bench, formatNumber } from './bench-row.ts';
import { runJob } from './child-process.ts';
import type { RenderFigures, RenderJob } from './render-job.ts';

export const pageRender: Bench = {
	name: 'render',
	about: 'pages rendered from nothing, against React writing the same elements without our components',
	run: async ({ quick, catalogueOf, siteArguments }) => {
		const input: RenderJob = { dataDir: await catalogueOf(0), pages: PAGES, rounds: quick ? 40 : 120 };
		const figures = await runJob<Record<string, RenderFigures>>('render-job.ts', input, siteArguments);
		return Object.entries(figures).map(([page, { render, prepare, plain, elements, bytes }]) => ({
			what: `Render of the ${page} page, not held`,
			measured: `${formatNumber(render)} ms, then ${formatNumber(prepare)} ms to compress`,
			reference: `renderToString of its ${elements} elements (${formatNumber(bytes / 1000)} kB) ${formatNumber(plain)} ms`,
			ratio: render / plain,
		}));
	},
};
