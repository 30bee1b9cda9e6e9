import { defineConfig } from 'vitest/config';

/** Tests that meet a database. */
const meetsDatabase = [
	'src/app/main.test.ts',
	'src/app/import/import-run.test.ts',
	'src/**/*-api.test.ts',
	'src/**/*-queries.test.ts',
	'src/platform/db/*.test.ts',
	'src/app/backup/*.test.ts',
	'src/**/live-catalogue.test.ts',
	'src/site/fit-check/fit-gloves.test.ts',
];

/** Rules and parsers run once; everything that meets a database runs on both engines (architecture: one `npm test`). */
export default defineConfig({
	test: {
		// They end what hangs, and measure nothing: on a machine that others keep busy a test of a millisecond took 20 s,
		// and one of fifteen seconds three minutes.
		testTimeout: 600_000,
		hookTimeout: 600_000,
		expect: { poll: { timeout: 300_000 } },
		// Left alone it keeps one core free, which is half of a machine with two.
		maxWorkers: '100%',
		projects: [
			{
				test: {
					name: 'unit',
					include: [
						'src/**/*.test.ts',
						'src/**/*.test.tsx',
						'scripts/**/*.test.ts',
						'bench/**/*.test.ts',
						'art/**/*.test.ts',
					],
					exclude: meetsDatabase,
				},
			},
			// Each test has a site and a database of its own, so files share their modules: loading the whole site again
			// for every file took a third of the time.
			{
				test: {
					name: 'sqlite',
					include: meetsDatabase,
					isolate: false,
					globalSetup: ['src/testing/derived-range.ts'],
				},
			},
			{
				test: {
					name: 'postgres',
					include: meetsDatabase,
					isolate: false,
					globalSetup: ['src/testing/derived-range.ts', 'src/testing/postgres-server.ts'],
				},
			},
			{
				// The built site in processes of its own (`npm run test:faults`); each test names its engine.
				test: {
					name: 'faults',
					include: ['faults/**/*.test.ts'],
					globalSetup: ['src/testing/postgres-server.ts'],
				},
			},
		],
	},
});
