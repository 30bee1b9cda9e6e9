import { resolve } from 'node:path';
import { loadEnvFile, readConfig } from '../../platform/process/config.server.ts';
import { StartError } from '../../platform/process/start-error.server.ts';
import type { BackupManifest } from './backup-manifest.server.ts';
import { checkBackup, restoreBackup } from './restore-backup.server.ts';
import { writeBackup } from './write-backup.server.ts';

const HELP = `npm run backup -- FOLDER
npm run restore -- FOLDER [--check]

  backup             writes all rows and uploaded pictures into FOLDER, which must not be there yet,
                     while the site runs; SQLite and PostgreSQL, a folder and a bucket alike
  restore            reads all of FOLDER, then fills an empty database and an empty storage of pictures
  restore --check    only reads, and says whether the backup is whole

A backup of SQLite can be restored into PostgreSQL and the other way round. It holds personal data and hashes of
passwords: keep it where only you can read it. Sessions and open invitations are not in it.
The settings are those of the site: DATA_DIR, DATABASE_URL, S3_BUCKET. More: docs/operations.md
`;

type Command = 'backup' | 'restore';

/** Parses the arguments after `npm run backup|restore --`. */
export function parseBackupArguments(
	command: string | undefined,
	args: readonly string[],
): { command: Command | 'check'; folder: string } | 'help' {
	if (args.length === 0 || args.includes('--help')) return 'help';
	const folders = args.filter((word) => !word.startsWith('-'));
	const [folder] = folders;
	const unknown = args.find((word) => word.startsWith('-') && !(command === 'restore' && word === '--check'));
	if (unknown) throw new StartError(`Unknown option ${unknown}.\n\n${HELP}`);
	if (!folder || folders.length > 1) throw new StartError(`Name one folder.\n\n${HELP}`);
	if (command === 'backup') return { command, folder: resolve(folder) };
	return { command: args.includes('--check') ? 'check' : 'restore', folder: resolve(folder) };
}

/** A summary of a backup's contents for the operator. */
export function formatContents({ takenAt, engine, program, tables, files, missing }: BackupManifest): string {
	const rows = tables.reduce((sum, table) => sum + table.rows, 0);
	const pictures = files.filter(({ path }) => path.startsWith('uploads/')).length;
	const megabytes = (files.reduce((sum, { bytes }) => sum + bytes, 0) / 1e6).toFixed(1);
	const lines = [
		`  ${rows} rows of ${tables.length} tables, ${pictures} pictures’ files, ${megabytes} MB`,
		`  taken ${takenAt} from ${engine === 'sqlite' ? 'SQLite' : 'PostgreSQL'} by version ${program}`,
	];
	if (missing.length > 0) {
		lines.push(
			`  MISSING: ${missing.length} pictures’ files that rows name were not in the storage, such as ${missing[0]}`,
		);
	}
	return `${lines.join('\n')}\n`;
}

/** Prints at most one line per second, so that a short run is silent and a long one shows that it is alive. */
function createProgress(): (progress: string) => void {
	let last = performance.now();
	return (progress) => {
		if (performance.now() - last < 1000) return;
		last = performance.now();
		process.stderr.write(`${progress} …\n`);
	};
}

async function run(): Promise<string> {
	const parsed = parseBackupArguments(process.argv[2], process.argv.slice(3));
	if (parsed === 'help') return HELP;
	loadEnvFile();
	const config = readConfig(process.env);
	const { command, folder } = parsed;
	const report = createProgress();
	if (command === 'backup') {
		return `${folder} is a whole backup.\n${formatContents(await writeBackup(config, folder, report))}`;
	}
	if (command === 'check') {
		return `${folder} is whole. Nothing was restored.\n${formatContents(await checkBackup(folder, report))}`;
	}
	const manifest = await restoreBackup(config, folder, report);
	return `Restored ${folder}.\n${formatContents(manifest)}  Everybody signs in anew; mail that waited then is sent at the next start.\n`;
}

if (import.meta.main) {
	try {
		process.stdout.write(await run());
	} catch (error) {
		if (!(error instanceof StartError)) throw error;
		process.stderr.write(`${error.message}\n`);
		process.exitCode = 1;
	}
}
