import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { describe, expect, onTestFinished, test } from 'vitest';
import { countRows, formatReport } from '../../app/import/import-report.ts';
import { runImport } from '../../app/import/import-run.server.ts';
import { readSource } from '../../app/import/import-source.server.ts';
import { ImportBrowser } from '../../testing/import-browser.ts';
import { openTestSite, type TestSite } from '../../testing/test-site.ts';

/**
 * Export, let a spreadsheet save it its own way, import: nothing changes, or the import says what it did. Through the
 * browser and the command line alike.
 */

let site: TestSite;
let browser: ImportBrowser;
let table: string[][];
let gloves: number;

async function open() {
	site = await openTestSite();
	browser = await ImportBrowser.open(site);
	table = parse(await browser.export(), { bom: true }) as string[][];
	gloves = table.length - 1;
}

const quote = (cell: string, delimiter: string) =>
	new RegExp(`["\\r\\n${delimiter}]|^\\s|\\s$`).test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
const write = (rows: readonly (readonly string[])[], delimiter = ',', end = '\r\n') =>
	rows.map((row) => row.map((cell) => quote(cell, delimiter)).join(delimiter) + end).join('');
/** The same table with the cells of one column changed. */
const withColumn = (column: string, change: (cell: string) => string) => {
	const at = table[0]?.indexOf(column) ?? -1;
	return table.map((row, index) =>
		row.map((cell, place) => (index > 0 && place === at ? change(cell) : cell)),
	);
};

const WINDOWS: ReadonlyMap<string, number> = new Map(
	Array.from({ length: 256 }, (_, byte) => [
		new TextDecoder('windows-1252').decode(Uint8Array.of(byte)),
		byte,
	]),
);
const toWindows = (text: string) => Buffer.from([...text].map((sign) => WINDOWS.get(sign) ?? 0x3f));

const SAVED: [string, () => string | Buffer][] = [
	['as it was exported', () => `\uFEFF${write(table)}`],
	['without its mark', () => write(table)],
	['with semicolons', () => write(table, ';')],
	['with tabs', () => write(table, '\t')],
	['with a first line that names the semicolon', () => `sep=;\r\n${write(table, ';')}`],
	['with the line ends of Unix', () => write(table, ',', '\n')],
	['with the line ends of an old Mac', () => write(table, ',', '\r').replaceAll('\r\n', '\r')],
	[
		'with every cell quoted',
		() => table.map((row) => `${row.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(',')}\n`).join(''),
	],
	['as UTF-16', () => Buffer.from(`\uFEFF${write(table, '\t')}`, 'utf16le')],
	['as UTF-16 the other way round', () => Buffer.from(`\uFEFF${write(table)}`, 'utf16le').swap16()],
	['as UTF-16 without its mark', () => Buffer.from(write(table), 'utf16le')],
	[
		'with decimals at the versions',
		() =>
			write(
				withColumn('exportedVersion', (cell) => `${cell},00`),
				';',
			),
	],
	[
		'with decimals at the packs',
		() => write(withColumn('masterCase', (cell) => (cell === '' ? '' : `${cell}.0`))),
	],
	[
		'with TRUE and FALSE',
		() => write(withColumn('displayReady', (cell) => (cell === 'yes' ? 'TRUE' : 'FALSE'))),
	],
	[
		'with VRAI and FAUX',
		() => write(withColumn('displayReady', (cell) => (cell === 'yes' ? 'VRAI' : 'FAUX'))),
	],
	['with spaces round its part numbers', () => write(withColumn('partNumber', (cell) => ` ${cell}\u00a0 `))],
	['with its columns the other way round', () => write(table.map((row) => row.toReversed()))],
	[
		'with its titles in capitals',
		() => write([(table[0] ?? []).map((title) => title.toUpperCase()), ...table.slice(1)]),
	],
	[
		'with blank rows and columns at its ends',
		() => write([...table.map((row) => [...row, '', '']), table[0]!.map(() => ''), []]),
	],
];

async function runCommand(content: string | Buffer, name = 'gloves.csv') {
	const folder = mkdtempSync(join(tmpdir(), 'emberhide-saved-'));
	onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
	const file = join(folder, name);
	writeFileSync(file, content);
	const options = { dryRun: true, skipBad: false };
	const { plan, version } = await runImport(site.database.db, readSource(file), options);
	return { counts: countRows(plan), report: formatReport(plan, options, version).join('\n') };
}

/** Both ways in, and what each says of the rows that are not as they were. */
async function bring(content: string | Buffer, name?: string) {
	const answer = await browser.check(content, name);
	const { counts, state, error } = answer;
	const rows = state === 'ready' ? await browser.rows(answer.id) : [];
	return { answer, state, error, counts, rows, command: await runCommand(content, name) };
}

describe('an export saved by a spreadsheet', () => {
	test('changes nothing, in any format', async () => {
		await open();
		for (const [name, save] of SAVED) {
			const { state, error, counts, command } = await bring(save());
			const { new: added, changed, refused, unchanged } = counts;
			expect({ name, state, error, added, changed, refused, unchanged }).toEqual({
				...{ name, state: 'ready', error: '', added: 0, changed: 0, refused: 0, unchanged: gloves },
			});
			expect({ name, ...command.counts }).toEqual({ name, new: 0, changed: 0, unchanged: gloves, bad: 0 });
		}
	}, 120_000);

	test('as Windows-1252 says so, and changes nothing but what that cannot write, which it names', async () => {
		await open();
		const { answer, rows, command } = await bring(toWindows(write(table, ';')));
		expect(answer.notes[0]).toContain('Windows-1252');
		expect(command.report).toContain('Windows-1252');
		for (const row of rows) {
			expect(row.outcome).toBe('changed');
			for (const { after } of row.report.differences) expect(after).toContain('?');
		}
	});

	test('as JSON also changes nothing', async () => {
		await open();
		const { counts, command } = await bring(await browser.export('json'), 'gloves.json');
		expect(counts).toMatchObject({ new: 0, changed: 0, refused: 0, unchanged: gloves });
		expect(command.counts).toEqual({ new: 0, changed: 0, unchanged: gloves, bad: 0 });
	});
});

describe('a file that would lose or bend something', () => {
	const REFUSED: [string, () => string | Buffer, RegExp][] = [
		[
			'a zero cut off an exported number',
			() => write(withColumn('partNumber', (cell) => cell.replace('XY0', 'XY'))),
			/XY7\d.*exported from one.*XY07/s,
		],
		[
			'a version that is none',
			() => write(withColumn('exportedVersion', () => 'v1')),
			/exportedVersion.*no version/s,
		],
		[
			'a version from elsewhere',
			() => write(withColumn('exportedVersion', () => '999')),
			/exportedVersion.*later than/s,
		],
		['an error of the spreadsheet', () => 'partNumber,name\nXY300,#REF!\n', /XY300.*name.*#REF!.*lost/s],
		['the same key twice', () => '[{"partNumber":"xy300","name":"a","name":"b"}]', /name.*given twice/s],
		[
			'a number that lost its last digits',
			() => '[{"partNumber":"xy300","name":12345678901234567890}]',
			/name.*last digits/s,
		],
		[
			'a NUL in one cell',
			() => 'partNumber,name\nXY301,Fine\nXY300,Bul\0wark\n',
			/XY300.*name.*control character \(U\+0000\) after “Bul”/s,
		],
		['a thousand pairs or one', () => 'partNumber,masterCase\nXY300,"1,000"\n', /masterCase.*1,000/s],
		[
			'melting tags with a comma',
			() =>
				'partNumber,materialTags,weldingProcesses\nXY300,"Goat grain, Nitrile coating",GMAW; 40-180A; Full use; x\n',
			/Nitrile coating melts/s,
		],
	];

	test('is rejected by row and column', async () => {
		await open();
		for (const [name, save, reason] of REFUSED) await expectRefused(name, save(), reason);
	}, 60_000);

	async function expectRefused(name: string, content: string | Buffer, reason: RegExp) {
		const { rows, command } = await bring(content, String(content).startsWith('[') ? 'a.json' : 'a.csv');
		const refused = rows.filter(({ outcome }) => outcome === 'refused');
		expect([name, refused.length > 0]).toEqual([name, true]);
		const said = refused
			.map((row) => `${row.partNumber.toUpperCase()} ${JSON.stringify(row.report.errors)}`)
			.join('\n');
		expect(said).toMatch(reason);
		expect(command.report).toMatch(reason);
		expect(command.report).toMatch(/bad: \S+, (?:line|record) \d+/);
		expect(rows.some(({ outcome }) => outcome === 'new')).toBe(false);
	}

	const WARNED: [string, string, RegExp][] = [
		['a column without a title', 'partNumber,,color\nXY300,stray,red\n', /column 2.*stray/s],
		['broken letters', 'partNumber,name\nXY300,Gant QuÃ©bec\n', /name.*QuÃ©bec.*Québec/s],
		['lost letters', 'partNumber,name\nXY300,Gant Qu?bec\n', /name.*Qu\?bec.*lost/s],
		['a date for a size', 'partNumber,sizes\nXY300,L|10-Apr\n', /sizes.*10-Apr.*date/s],
		['a shortened number', 'partNumber,sizes\nXY300,L:1.23E+11\n', /sizes.*1\.23E\+11.*shortened/s],
		['a stock code of another glove', 'partNumber,sizes\nXY300,L:XY301-L\n', /sizes.*XY301-L.*XY301/s],
		['a comma in a size', 'partNumber,sizes,selectedSizeDefault\nXY300,"8,5",\n', /sizes.*8,5.*comma/s],
		['a standard that nobody knows', 'partNumber,certifications\nXY300,FOO99:7\n', /certifications.*FOO99/s],
		['a number close to one we have', 'partNumber,name\nXY-300,Twin\n', /partNumber.*XY-300.*XY300/s],
	];

	test('gives a warning with row, column and value', async () => {
		await open();
		for (const [name, content, warning] of WARNED) await expectWarned(name, content, warning);
	}, 60_000);

	async function expectWarned(name: string, content: string, warning: RegExp) {
		const { rows, command, answer } = await bring(content);
		expect([name, answer.counts.warned]).toEqual([name, 1]);
		expect(answer.warnings[0]?.rows).toBe(1);
		const file = (await browser.staff.call({ url: `/api/admin/product-imports/${answer.id}/warnings.csv` }))
			.body;
		expect(rows).toHaveLength(1);
		for (const said of [file, command.report]) expect(said).toMatch(warning);
		expect(command.report).toMatch(/warning: \S+, line 2, XY-?300, /);
	}

	const WHOLE = [
		['', 'is empty'],
		['\uFEFF\n\n', 'is empty'],
		['partNumber,name\n', 'has no rows'],
		['partNumber,name\n"XY300,open\n', 'line 2'],
	] as const;

	test('is rejected as a whole if nothing of it can be read', async () => {
		await open();
		for (const [content, reason] of WHOLE) {
			const sent = await browser.send(content);
			const said =
				sent.statusCode === 201 ? (await browser.settle(sent.json().id)).error : sent.json().detail;
			expect(said).toContain(reason);
			expect((await runCommand(content)).report).toContain(reason);
		}
	});
});
