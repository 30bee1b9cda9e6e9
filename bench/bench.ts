import { mkdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { apiAnswers, pageAnswers } from './answer-rows.ts';
import { type Bench, type BenchContext, type BenchRow, formatNumber, formatTable } from './bench-row.ts';
import { storedChecks } from './check-rows.ts';
import { cleanUp, makeFolder, startSite } from './child-process.ts';
import { companyLists } from './company-rows.ts';
import { firstAnswers } from './first-rows.ts';
import { fitAnswers } from './fit-rows.ts';
import { importTime } from './import-rows.ts';
import { inboxLists } from './inbox-rows.ts';
import { labelLists } from './label-rows.ts';
import { manyProcesses } from './process-rows.ts';
import { activityLists, applicationLists, gloveLists, orderLists, readerLists } from './record-rows.ts';
import { pageRender } from './render-rows.ts';
import { searchAnswers } from './search-rows.ts';
import { soak } from './soak-rows.ts';
import { coldStart } from './start-rows.ts';
import { fillCatalogue } from './synthetic-catalogue.ts';
import { pictureUploads } from './upload-rows.ts';
import { pageWeight } from './weight-rows.ts';
import { writeVisible } from './write-rows.ts';

const BENCHES: readonly Bench[] = [
	pageAnswers,
	apiAnswers,
	firstAnswers,
	pageRender,
	coldStart,
	searchAnswers,
	writeVisible,
	importTime,
	pageWeight,
	companyLists,
	labelLists,
	inboxLists,
	gloveLists,
	orderLists,
	applicationLists,
	readerLists,
	activityLists,
	storedChecks,
	fitAnswers,
	pictureUploads,
	manyProcesses,
	soak,
];

const HELP = `Measures the site and prints one table; every figure has its reference measured in the same run.

  npm run bench -- [--only NAME,...] [--quick] [--profile FOLDER]

  --only NAME,...   run these parts alone:
${BENCHES.map(({ name, about }) => `                      ${name.padEnd(8)} ${about}`).join('\n')}
  --quick           fewer rounds, and no catalogue of 100,000 gloves
  --profile FOLDER  leave a processor profile of the site there, for parts pages, api, first and render (it slows the site a little)
  --help            this text

Nothing is stored in the repository. Exit codes: 0 measured, aims met or not; 1 a part failed; 2 wrong arguments.
`;

type Options = { benches: readonly Bench[]; quick: boolean; profile: string | undefined };

function readOptions(args: readonly string[]): Options | string {
	try {
		const { values } = parseArgs({
			args: [...args],
			options: {
				only: { type: 'string' },
				quick: { type: 'boolean' },
				profile: { type: 'string' },
				help: { type: 'boolean', short: 'h' },
			},
		});
		if (values.help) return HELP;
		const names = values.only?.split(',').map((name) => name.trim());
		const unknown = names?.find((name) => !BENCHES.some((bench) => bench.name === name));
		if (unknown !== undefined) {
			throw new Error(
				`There is no part "${unknown}"; there are ${BENCHES.map(({ name }) => name).join(', ')}`,
			);
		}
		return {
			benches: BENCHES.filter(({ name }) => !names || names.includes(name)),
			quick: values.quick === true,
			profile: values.profile === undefined ? undefined : resolve(values.profile),
		};
	} catch (error) {
		process.stderr.write(`${(error as Error).message}.\nMore: npm run bench -- --help\n`);
		process.exit(2);
	}
}

function makeContext({ quick, profile }: Options): BenchContext {
	if (profile) mkdirSync(profile, { recursive: true });
	const folders = new Map<number, Promise<string>>();
	const make = async (gloves: number) => {
		const dataDir = makeFolder();
		if (gloves > 0) await fillCatalogue(dataDir, gloves);
		else await (await startSite(dataDir)).stop();
		return dataDir;
	};
	return {
		quick,
		siteArguments: profile ? ['--cpu-prof', `--cpu-prof-dir=${profile}`] : [],
		catalogueOf: (gloves) => {
			const folder = folders.get(gloves) ?? make(gloves);
			folders.set(gloves, folder);
			return folder;
		},
	};
}

async function main(options: Options): Promise<number> {
	const context = makeContext(options);
	const rows: BenchRow[] = [];
	let failed = 0;
	for (const { name, run } of options.benches) {
		process.stderr.write(`${name} … `);
		const before = performance.now();
		try {
			rows.push(...(await run(context)));
			process.stderr.write(`${formatNumber((performance.now() - before) / 1000)} s\n`);
		} catch (error) {
			failed++;
			process.stderr.write(`failed: ${(error as Error).stack}\n`);
		}
	}
	if (rows.length > 0) process.stdout.write(`\n${formatTable(rows)}\n\n`);
	const missed = rows.filter(({ aim }) => aim && !aim.met).length;
	const met = rows.filter(({ aim }) => aim?.met).length;
	process.stdout.write(`${met} aims met, ${missed} missed, on Node ${process.version}.\n`);
	return failed === 0 ? 0 : 1;
}

const options = readOptions(process.argv.slice(2));
if (typeof options === 'string') process.stdout.write(options);
else {
	process.on('exit', cleanUp);
	for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => process.exit(1));
	process.exit(await main(options));
}
