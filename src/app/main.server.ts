import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadEnvFile, readConfig } from '../platform/process/config.server.ts';
import { runToEnd } from '../platform/process/process.server.ts';
import { BUILD_FOLDER, loadBuiltPages } from './built-pages.server.ts';
import { startSite } from './start-site.server.ts';

/** The credentials of the first staff account, shown once, because only a hash is stored. */
function formatFirstAccount(account: { email: string; password: string } | undefined): string {
	if (!account) return '';
	return `\n  First staff account, shown this once:\n    ${account.email}\n    ${account.password}\n  Change it after signing in, or \`npm run staff -- reset ${account.email}\`.\n\n`;
}

/** The credentials of the demonstration distributor; here, too, only a hash is stored. */
function formatDistributor(account: { email: string; password: string } | undefined): string {
	if (!account) return '';
	return `  Demonstration distributor, at /distributor-login, shown this once:\n    ${account.email}\n    ${account.password}\n\n`;
}

/**
 * Identifies the built program: its first file names all others by their content. Undefined when it runs from its
 * sources, which change one by one.
 */
function findProgram(): string | undefined {
	const file = import.meta.filename;
	if (!file.startsWith(BUILD_FOLDER)) return undefined;
	return createHash('sha256').update(readFileSync(file)).digest('base64url');
}

loadEnvFile();
await runToEnd(async () => {
	const pages = { renderPage: await loadBuiltPages(), clientFolder: join(BUILD_FOLDER, 'client') };
	const { address, stop, firstAccount, demonstrationDistributor } = await startSite(
		readConfig(process.env),
		pages,
		undefined,
		findProgram(),
	);
	process.stderr.write(
		`\nEmberhide is at ${address}\n  Catalogue  ${address}/products\n  API        ${address}/api/docs\n  Staff      ${address}/admin\n${formatFirstAccount(firstAccount)}${formatDistributor(demonstrationDistributor)}Stop with Ctrl C.\n\n`,
	);
	return stop;
});
