import { resolve } from 'node:path';
import { openDatabase } from '../../platform/db/database.server.ts';
import { migrate } from '../../platform/db/migrate.server.ts';
import { loadEnvFile, readConfig } from '../../platform/process/config.server.ts';
import { StartError } from '../../platform/process/start-error.server.ts';
import { exportContent } from './content-export.server.ts';

const HELP = `npm run content -- FOLDER

  Writes what staff wrote (home page, menu, announcements, pages, mails, redirects, online shops) into FOLDER, in the
  files of content/. With "content" as the folder, a copy of this site begins with them.

The settings are those of the site: DATA_DIR, DATABASE_URL.
`;

/** `npm run content`: exit code 0 if everything was written, 1 if a part cannot be read. */
async function main(args: readonly string[]): Promise<number> {
	const [folder] = args;
	if (folder === undefined || args.includes('--help')) {
		process.stdout.write(HELP);
		return 0;
	}
	if (args.length > 1 || folder.startsWith('-')) throw new StartError(`Name one folder.\n\n${HELP}`);
	loadEnvFile();
	const database = await openDatabase(readConfig(process.env));
	try {
		await migrate(database);
		const { files, unreadable } = await exportContent(database.db, resolve(folder));
		process.stdout.write(`${folder}: ${files.join(', ')}\n`);
		for (const name of unreadable) process.stderr.write(`${name} cannot be read; it was left out.\n`);
		return unreadable.length === 0 ? 0 : 1;
	} finally {
		await database.close();
	}
}

try {
	process.exitCode = await main(process.argv.slice(2));
} catch (error) {
	if (!(error instanceof StartError)) throw error;
	process.stderr.write(`${error.message}\n`);
	process.exitCode = 1;
}
