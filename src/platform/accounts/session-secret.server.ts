import { randomBytes } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartError } from '../process/start-error.server.ts';

const FILE = 'session-secret';

/**
 * The secret that signs cookies and encrypts two-factor secrets: the setting, or one generated once and stored in
 * DATA_DIR, readable by this user only. Processes that start at the same time agree on the first one written.
 */
export function readSessionSecret(setting: string | undefined, dataDir: string): string {
	if (setting !== undefined) return setting;
	const path = join(dataDir, FILE);
	if (existsSync(path)) return readSecret(path);
	mkdirSync(dataDir, { recursive: true });
	const draft = `${path}.${randomBytes(6).toString('hex')}`;
	try {
		writeFileSync(draft, randomBytes(32).toString('base64url'), { flag: 'wx', mode: 0o600, flush: true });
		// Creating a link is atomic and never overwrites an existing file.
		linkSync(draft, path);
	} catch (error) {
		const { code } = error as NodeJS.ErrnoException;
		if (code !== 'EEXIST') throw new StartError(`DATA_DIR: cannot write ${path} (${code}).`);
	} finally {
		rmSync(draft, { force: true });
	}
	return readSecret(path);
}

function readSecret(path: string): string {
	const secret = readFileSync(path, 'utf8').trim();
	if (secret.length < 32) {
		throw new StartError(`${path} is too short to be a secret. Delete it and start again.`);
	}
	return secret;
}
