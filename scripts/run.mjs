// Runs before every command. It requires only some Node (20 or later) and npm, so it must not import any package.
// It installs the packages of package-lock.json if node_modules is missing or stale, builds the pages if their
// sources changed, then starts the command with the Node version pinned in package.json.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { stampSources } from './build-sources.mjs';

const root = resolve(dirname(fileURLToPath(import.meta.url)), '..');
const node = join(root, 'node_modules/node/bin/node');
const installedStamp = join(root, 'node_modules/.emberhide-installed');
const buildStamp = join(root, 'build/stamp');

/** The file of each command, whether it needs the built pages, and whether the file gets the command's name. */
const commands = {
	start: { file: 'build/site/main.server.js', build: true, site: true },
	dev: { file: 'src/app/dev.server.ts', build: false },
	build: { file: undefined, build: true },
	test: { file: 'scripts/check.ts', build: true },
	faults: { file: 'scripts/faults.ts', build: true },
	bench: { file: 'bench/bench.ts', build: true },
	html: { file: 'scripts/html-check.ts', build: true },
	lighthouse: { file: 'scripts/lighthouse.ts', build: true },
	screenshots: { file: 'scripts/screenshots.ts', build: true },
	samples: { file: 'src/site/sample-requests/samples-command.server.ts', build: false },
	staff: { file: 'src/admin/accounts/staff-command.server.ts', build: false },
	import: { file: 'src/app/import/import-command.server.ts', build: false },
	content: { file: 'src/app/content/content-command.server.ts', build: false },
	backup: { file: 'src/app/backup/backup-command.server.ts', build: false, named: true },
	restore: { file: 'src/app/backup/backup-command.server.ts', build: false, named: true },
};

function fail(sentence) {
	process.stderr.write(`${sentence}\n`);
	process.exit(1);
}

function ensureInstalled() {
	const wanted = createHash('sha256')
		.update(readFileSync(join(root, 'package-lock.json')))
		.digest('hex');
	const stamp = `${wanted} ${process.platform} ${process.arch}`;
	if (existsSync(node) && existsSync(installedStamp) && readFileSync(installedStamp, 'utf8') === stamp)
		return;
	process.stderr.write('Installing what package-lock.json names …\n');
	const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
	const installed = spawnSync(npm, ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
		cwd: root,
		stdio: ['ignore', 2, 2],
		// NODE_ENV=production in the shell would omit packages that the build needs.
		env: { ...process.env, NODE_ENV: '' },
		shell: process.platform === 'win32',
	});
	if (installed.status !== 0) {
		// The Node pinned in package.json needs one library that a minimal Debian lacks.
		const hint = ' Where that names libatomic.so.1, install the package libatomic1 (on Fedora libatomic).';
		fail(
			`npm ci failed: see above.${process.platform === 'linux' ? hint : ''} Mend it, then run the command again.`,
		);
	}
	if (!existsSync(node)) {
		fail(
			'npm ci left out the package "node": allow its install script (allowScripts in package.json), then run the command again.',
		);
	}
	writeFileSync(installedStamp, stamp);
}

function ensureBuilt() {
	const sources = stampSources(root);
	if (
		existsSync(join(root, 'build/site/main.server.js')) &&
		existsSync(buildStamp) &&
		readFileSync(buildStamp, 'utf8') === sources
	)
		return;
	process.stderr.write('Building the pages …\n');
	const run = (...parts) => {
		const done = spawnSync(node, parts, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'], encoding: 'utf8' });
		if (done.status !== 0) fail(`${done.stdout}${done.stderr}\nThe pages could not be built: see above.`);
	};
	run('node_modules/@react-router/dev/bin.cjs', 'build');
	run('scripts/compress-build.ts');
	run('scripts/bundle-server.ts');
	mkdirSync(dirname(buildStamp), { recursive: true });
	writeFileSync(buildStamp, sources);
}

const [name, ...rest] = process.argv.slice(2);
const command = commands[name];
if (!command) fail(`Unknown command ${name}. There are: ${Object.keys(commands).join(', ')}.`);
ensureInstalled();
if (command.build) ensureBuilt();
if (command.file) {
	const site = JSON.parse(readFileSync(join(root, 'scripts/site-process.json'), 'utf8'));
	const child = spawn(
		node,
		[...(command.site ? site.flags : []), command.file, ...(command.named ? [name] : []), ...rest],
		{
			cwd: root,
			stdio: 'inherit',
			env: {
				NODE_COMPILE_CACHE: join(root, site.compileCache),
				...(command.site ? site.environment : {}),
				...process.env,
			},
		},
	);
	// Ctrl C in a terminal reaches both processes; a signal sent only to this one is forwarded.
	for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'])
		process.on(signal, () => signal !== 'SIGINT' && child.kill(signal));
	child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
}
