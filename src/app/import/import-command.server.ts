import { openDatabase } from '../../platform/db/database.server.ts';
import { migrate } from '../../platform/db/migrate.server.ts';
import { DEFAULT_LOCALE } from '../../platform/i18n/locale.ts';
import { say } from '../../platform/i18n/message.ts';
import { wordMessage } from '../../platform/i18n/word-message.server.ts';
import { loadEnvFile, readConfig } from '../../platform/process/config.server.ts';
import { StartError } from '../../platform/process/start-error.server.ts';
import { exportCatalogue } from './catalogue-export.server.ts';
import { HELP, type ImportArguments, parseImportArguments, USAGE } from './import-arguments.server.ts';
import { formatReport } from './import-report.ts';
import { runImport } from './import-run.server.ts';
import { readSource } from './import-source.server.ts';

/** `npm run import`: exit code 0 on success, 1 if anything is bad, 2 for invalid arguments. */
async function main(): Promise<number> {
	const args = parseImportArguments(process.argv.slice(2));
	if (args.kind === 'help') {
		process.stdout.write(HELP);
		return 0;
	}
	if (args.kind === 'wrong') {
		process.stderr.write(`${args.reason}.\nUsage: ${USAGE}\nMore: npm run import -- --help\n`);
		return 2;
	}
	loadEnvFile();
	const database = await openDatabase(readConfig(process.env));
	try {
		await migrate(database);
		return await run(database.db, args);
	} finally {
		await database.close();
	}
}

async function run(
	db: Parameters<typeof runImport>[0],
	args: Extract<ImportArguments, { kind: 'import' | 'export' }>,
): Promise<number> {
	if (args.kind === 'export') {
		const { products, categories, unreadable } = await exportCatalogue(db, args.file);
		process.stdout.write(`${args.file}: gloves ${products}, categories ${categories}.\n`);
		const hint = wordMessage(DEFAULT_LOCALE, say('importing.unreadableGlove'));
		for (const partNumber of unreadable)
			process.stderr.write(`${partNumber} ${hint}; it is not in the file.\n`);
		return unreadable.length === 0 ? 0 : 1;
	}
	const { plan, version } = await runImport(db, readSource(args.source), {
		...args,
		onProgress: createProgress(),
	});
	process.stdout.write(`${formatReport(plan, args, version).join('\n')}\n`);
	return plan.bad > 0 ? 1 : 0;
}

/**
 * Prints at most one line per second on stderr, so that a short import is silent and a long one shows that it is alive.
 */
function createProgress(): (rows: number) => void {
	let last = performance.now();
	return (rows) => {
		if (performance.now() - last < 1000) return;
		last = performance.now();
		process.stderr.write(`${rows} rows read …\n`);
	};
}

// A reader that stops early ("| head") is not an error.
process.stdout.on('error', () => {});

try {
	process.exitCode = await main();
} catch (error) {
	if (!(error instanceof StartError)) throw error;
	process.stderr.write(`${error.message}\n`);
	process.exitCode = 1;
}
