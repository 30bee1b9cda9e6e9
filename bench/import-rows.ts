import { closeSync, openSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { atMost, type Bench, formatNumber } from './bench-row.ts';
import { makeFolder, removeFolder, runCommand } from './child-process.ts';
import { deriveGloves } from './synthetic-catalogue.ts';

const GLOVES = 10_000;
const COMMAND = 'src/app/import/import-command.server.ts';

export const importTime: Bench = {
	name: 'import',
	about: 'npm run import of 10,000 gloves from one JSON file: new, and again without a change',
	run: async () => {
		const folder = makeFolder();
		const file = join(folder, 'gloves.json');
		writeGloves(file);
		const bare = storeBare(join(folder, 'bare.sqlite'));
		const first = await timeImport(folder, file);
		const again = await timeImport(folder, file);
		removeFolder(folder);
		const row = (what: string, ms: number) => ({
			what,
			measured: `${formatNumber(ms / 1000)} s`,
			reference: `parsing and inserting the same JSON, ${formatNumber(bare / 1000)} s`,
			ratio: ms / bare,
			aim: atMost(ms / 1000, 60, ' s'),
		});
		const of = `Import of ${GLOVES.toLocaleString('en-CA')} gloves`;
		return [row(of, first), row(`${of}, nothing changed`, again)];
	},
};

function writeGloves(file: string): void {
	const target = openSync(file, 'w');
	let separator = '[';
	for (const glove of deriveGloves(GLOVES)) {
		writeSync(target, `${separator}\n${JSON.stringify(glove)}`);
		separator = ',';
	}
	writeSync(target, '\n]\n');
	closeSync(target);
}

async function timeImport(dataDir: string, file: string): Promise<number> {
	const before = performance.now();
	await runCommand([COMMAND, file], { DATA_DIR: dataDir });
	return performance.now() - before;
}

/** The minimum work of an import: read each glove and write it, all in one transaction. */
function storeBare(path: string): number {
	const texts = Array.from(deriveGloves(GLOVES), (glove) => JSON.stringify(glove));
	const before = performance.now();
	const database = new DatabaseSync(path);
	database.exec(
		'pragma journal_mode = wal; create table glove (part_number text primary key, document text)',
	);
	database.exec('begin');
	const insert = database.prepare('insert into glove values (?, ?)');
	for (const text of texts) {
		const glove = JSON.parse(text) as { partNumber: string };
		insert.run(glove.partNumber, JSON.stringify(glove));
	}
	database.exec('commit');
	database.close();
	return performance.now() - before;
}
