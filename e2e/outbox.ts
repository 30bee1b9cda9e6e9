import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';

/** The mails to an address that a site without a mail server has written, newest first. */
function listMails(dataDir: string, to: string): string[] {
	const folder = join(dataDir, 'outbox');
	// The first mail of a site creates the folder; a name begins with the time.
	const names = existsSync(folder) ? readdirSync(folder).sort().reverse() : [];
	// A mail that is being written has another ending, and may be gone when it is read.
	const files = names.filter((name) => name.endsWith('.eml'));
	return (
		files
			.map((file) => readFileSync(join(folder, file), 'utf8'))
			// Quoted-printable breaks long lines at "=" and writes "=" itself as "=3D".
			.map((mail) => mail.replace(/=\r?\n/g, '').replaceAll('=3D', '='))
			.filter((mail) => mail.includes(`To: ${to}`))
	);
}

/** Waits for a mail to an address that has the pattern, and returns what the pattern's group, or all of it, matches. */
export async function findInMail(dataDir: string, to: string, pattern: RegExp): Promise<string> {
	let found = '';
	await expect
		.poll(() => {
			const match = listMails(dataDir, to)
				.map((mail) => pattern.exec(mail))
				.find((one) => one !== null);
			found = match?.[1] ?? match?.[0] ?? '';
			return found;
		})
		.not.toBe('');
	return found.trim();
}
