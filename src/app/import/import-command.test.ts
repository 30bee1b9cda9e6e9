import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { readDemonstrationCatalogue } from '../../domain/catalogue/demonstration/demonstration-catalogue.server.ts';

const NODE = join(import.meta.dirname, '../../../node_modules/node/bin/node');
const COMMAND = join(import.meta.dirname, 'import-command.server.ts');
/** Several batches of the import and a part of one; ten thousand are timed by `npm run bench`. */
const GLOVES = 2_250;

let folder: string;

beforeEach(() => {
	folder = mkdtempSync(join(tmpdir(), 'emberhide-command-'));
	onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
});

function runCommand(args: string[], settings: Record<string, string> = {}) {
	const { status, stdout, stderr } = spawnSync(NODE, [COMMAND, ...args], {
		cwd: folder,
		encoding: 'utf8',
		env: { PATH: process.env.PATH, DATA_DIR: join(folder, 'data'), ...settings },
	});
	return { status, stdout, stderr };
}

function save(name: string, content: unknown): string {
	writeFileSync(join(folder, name), JSON.stringify(content));
	return name;
}

it('exits with 0 when all is good, 1 when anything is bad', () => {
	const good = save('good.json', [{ partNumber: 'xy300', name: 'Bulwark' }]);
	expect(runCommand([good])).toEqual({
		status: 0,
		stdout:
			'warning: good.json, record 1, XY300, pictures: Published without a picture.\n1 new, 0 changed, 0 unchanged, 0 bad\nWritten as catalogue version 1.\n',
		stderr: '',
	});
	const bad = save('bad.json', [{ partNumber: 'xy301', name: '' }]);
	const refused = runCommand([bad, '--skip-bad']);
	expect(refused.status).toBe(1);
	expect(refused.stdout).toContain('bad: bad.json, record 1, XY301, name: "": must not be empty\n');
	expect(runCommand(['--export', 'all.json'])).toMatchObject({
		status: 0,
		stdout: 'all.json: gloves 1, categories 0.\n',
	});
	expect(runCommand(['all.json']).stdout).toContain('0 new, 0 changed, 1 unchanged, 0 bad');
});

it('reports in one sentence what it cannot do', () => {
	expect(runCommand(['none.csv'])).toEqual({
		status: 1,
		stdout: '',
		stderr: 'Cannot read none.csv (ENOENT).\n',
	});
	const wrong = runCommand(['a.json'], { PORT: 'x' });
	expect(wrong.status).toBe(1);
	expect(wrong.stderr).toMatch(/^Wrong settings: PORT [^\n]+\n$/);
});

it('prints its help without opening a database', () => {
	expect(runCommand(['--help'])).toMatchObject({ status: 0, stderr: '' });
	expect(runCommand([])).toMatchObject({
		status: 2,
		stderr: expect.stringContaining('Usage: npm run import'),
	});
	expect(runCommand(['a.json', '--wrong'])).toMatchObject({ status: 2, stdout: '' });
	expect(existsSync(join(folder, 'data'))).toBe(false);
});

it('imports thousands of complete gloves, showing progress, and again without a change', () => {
	const range = readDemonstrationCatalogue().products;
	const gloves = Array.from({ length: GLOVES }, (_, index) => {
		const partNumber = `t${index}`;
		const glove = range[index % range.length];
		const related = `t${(index + 1) % GLOVES}`;
		return {
			...glove,
			id: undefined,
			partNumber,
			sizes: ['M', 'L', 'XL'],
			selectedSizeDefault: 'L',
			relatedProducts: [related],
		};
	});
	const file = save('many.json', gloves);
	const first = runCommand([file]);
	expect(first.stdout).toBe(
		`${GLOVES} new, 0 changed, 0 unchanged, 0 bad\nWritten as catalogue version 1.\n`,
	);
	expect(first.stderr).toMatch(/^(\d+ rows read …\n)*$/);
	const again = runCommand([file]);
	expect(again).toMatchObject({
		status: 0,
		stdout: expect.stringContaining(`0 changed, ${GLOVES} unchanged`),
	});
});
