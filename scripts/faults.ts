import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

const HELP = `Breaks real processes of the built site, on both engines, and looks at what is left: npm run test:faults

  npm run test:faults -- [--long] [--seed N] [FILE ...]

  --long     more rounds of everything that is left to chance, and a soak of ten minutes
  --seed N   the same chance as a run before, which printed it
  FILE       only the tests whose file has this in its name, such as kill or disk

It is also a step of npm test (npm test -- faults).
`;

function readOptions() {
	try {
		const options = {
			long: { type: 'boolean' },
			seed: { type: 'string' },
			help: { type: 'boolean' },
		} as const;
		const { values, positionals } = parseArgs({ options, allowPositionals: true });
		if (values.seed !== undefined && !/^\d{1,9}$/.test(values.seed))
			throw new Error('--seed takes a whole number of up to nine digits.');
		return { ...values, files: positionals };
	} catch (error) {
		process.stderr.write(`${(error as Error).message}\nMore: npm run test:faults -- --help\n`);
		process.exit(2);
	}
}

const { long, seed, help, files } = readOptions();
if (help) {
	process.stdout.write(HELP);
	process.exit(0);
}
const done = spawnSync(
	process.execPath,
	['node_modules/vitest/vitest.mjs', 'run', '--project', 'faults', ...files],
	{
		cwd: join(import.meta.dirname, '..'),
		stdio: 'inherit',
		env: {
			...process.env,
			...(long ? { FAULTS_LONG: '1' } : {}),
			...(seed === undefined ? {} : { FAULTS_SEED: seed }),
		},
	},
);
process.exit(done.status ?? 1);
