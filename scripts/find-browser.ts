import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

const USUAL_PATHS = [
	'/usr/bin/chromium',
	'/usr/bin/chromium-browser',
	'/usr/bin/google-chrome',
	'/usr/bin/google-chrome-stable',
	'/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
	'/Applications/Chromium.app/Contents/MacOS/Chromium',
	'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/**
 * The path of a Chromium for the browser tests: CHROMIUM_PATH, the system's, the one Playwright has
 * downloaded or can download, and finally the Debian package if this user may install one. Undefined if
 * none is available.
 */
export function findBrowser(): string | undefined {
	const named = process.env.CHROMIUM_PATH;
	const present = [named, ...USUAL_PATHS, chromium.executablePath()].find((path) => path && existsSync(path));
	if (present) return present;
	process.stderr.write('No Chromium on this machine: trying to get one …\n');
	spawnSync(
		process.execPath,
		['node_modules/@playwright/test/cli.js', 'install', '--with-deps', 'chromium'],
		{
			stdio: ['ignore', 2, 2],
			timeout: 300_000,
		},
	);
	if (existsSync(chromium.executablePath())) return chromium.executablePath();
	if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
		spawnSync('sh', ['-c', 'apt-get update && apt-get install -y --no-install-recommends chromium'], {
			stdio: ['ignore', 2, 2],
			env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
		});
	}
	return USUAL_PATHS.find((path) => existsSync(path));
}
