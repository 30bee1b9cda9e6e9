import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startBuiltSite } from './built-site.ts';
import { hasJava } from './find-java.ts';
import { listPublicPages } from './public-pages.ts';

/**
 * Validates the HTML of every public page with the Nu checker, which validator.w3.org uses. Errors and
 * warnings fail. Give addresses to check only those: `npm run html -- /products/xy300`.
 */

/** Accepted warnings of the checker: part of the message, and the reason. */
const ACCEPTED: [message: RegExp, reason: string][] = [
	[/^The “list” role is unnecessary for element “[uo]l”/, 'Safari reads a list without markers as none'],
	[
		/^The “role” attribute must not be used on a “t[rhd]” element|^The “(table|rowgroup|row|columnheader|rowheader|cell)” role is unnecessary/,
		'on narrow screens rows turn into blocks, and Safari then forgets that they are a table',
	],
];

const CHECKER = fileURLToPath(import.meta.resolve('vnu-jar/build/dist/vnu.jar'));

type Message = {
	type: 'error' | 'info' | 'non-document-error';
	subType?: 'warning' | 'fatal';
	url?: string;
	message: string;
	extract?: string;
};

if (!hasJava()) {
	console.error(
		'The Nu checker needs Java 11 or later: install one (Debian: apt-get install default-jre-headless).',
	);
	process.exit(2);
}
const wanted = process.argv.slice(2);
const paths = wanted.length > 0 ? wanted : await listPublicPages();
const folder = mkdtempSync(join(tmpdir(), 'emberhide-html-'));
const pathOfFile = new Map<string, string>();
const site = await startBuiltSite();
try {
	for (const [at, path] of paths.entries()) {
		const answer = await fetch(site.address + path, { redirect: 'manual' });
		if (!answer.headers.get('content-type')?.startsWith('text/html')) {
			console.error(`${path} answers ${answer.status} and no HTML.`);
			process.exitCode = 1;
			continue;
		}
		const file = join(folder, `${at}.html`);
		writeFileSync(file, Buffer.from(await answer.arrayBuffer()));
		pathOfFile.set(basename(file), path);
	}
} finally {
	await site.stop();
}
const errors = check(folder);
rmSync(folder, { recursive: true, force: true });
for (const [message, { extract, places, pages }] of errors) {
	console.error(`${message}\n    first ${extract}\n    ${places} places, on ${[...pages].join(' ')}`);
}
console.log(`${pathOfFile.size} pages read, ${errors.size} kinds of error`);
if (errors.size > 0) process.exitCode = 1;

type Finding = { extract: string; places: number; pages: Set<string> };

/** Each message once: most errors are in parts that many pages share. One Java process checks all files. */
function check(folder: string): Map<string, Finding> {
	const done = spawnSync(
		'java',
		['-jar', CHECKER, '--format', 'json', '--exit-zero-always', '--skip-non-html', '--stdout', folder],
		{ encoding: 'utf8', maxBuffer: 256 * 1024 * 1024 },
	);
	if (done.status !== 0) throw new Error(`The Nu checker ended with ${done.status}: ${done.stderr}`);
	const found = new Map<string, Finding>();
	for (const { type, subType, url = '', message, extract = '' } of JSON.parse(done.stdout)
		.messages as Message[]) {
		if (type === 'info' && subType !== 'warning') continue;
		if (ACCEPTED.some(([pattern]) => pattern.test(message))) continue;
		const key = `${subType ?? type}: ${message}`;
		const error = found.get(key) ?? { extract: extract.replace(/\s+/g, ' '), places: 0, pages: new Set() };
		error.places += 1;
		error.pages.add(pathOfFile.get(basename(url)) ?? url);
		found.set(key, error);
	}
	return found;
}
