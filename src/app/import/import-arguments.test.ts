import { expect, it } from 'vitest';
import { HELP, parseImportArguments } from './import-arguments.server.ts';

it.each([
	['gloves.csv', { kind: 'import', source: 'gloves.csv', dryRun: false, skipBad: false }],
	['--dry-run folder --skip-bad', { kind: 'import', source: 'folder', dryRun: true, skipBad: true }],
	['--help', { kind: 'help' }],
	['a.json -h', { kind: 'help' }],
	['--export all.json', { kind: 'export', file: 'all.json' }],
	['', { kind: 'wrong', reason: 'name a file, a folder or an address to import' }],
	['a.json b.json', { kind: 'wrong', reason: 'name one file, folder or address, not 2' }],
	['--export all.json a.json', { kind: 'wrong', reason: '--export takes a file and nothing else' }],
	['--dryrun a.json', { kind: 'wrong', reason: "Unknown option '--dryrun'" }],
])('%j', (line, expected) => {
	expect(parseImportArguments(line.split(' ').filter((word) => word !== ''))).toEqual(expected);
});

it('help names every option and every cell with several values', () => {
	for (const word of ['--dry-run', '--skip-bad', '--export', 'sizes', 'specifications', 'certifications']) {
		expect(HELP).toContain(word);
	}
});
