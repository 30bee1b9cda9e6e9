import { quoteCsvCell } from '../../../platform/text/csv-cell.ts';

/** A row of a table, as a spreadsheet counts it, and the line of the file that it begins on. */
export type CsvRecord = { row: number; line: number; cells: string[] };

/** What keeps the rest of a file from being read. */
export class UnreadableFile extends Error {
	override readonly name = 'UnreadableFile';
}

/** A table has some dozens of columns, and no field of a glove takes this many characters. */
const MAX_CELLS = 300;
const MAX_CELL_LENGTH = 100_000;

/**
 * Reads CSV as it comes, piece by piece, so that a large file holds nobody up: quotes, doubled quotes, line ends in
 * quotes. A quote that stands inside an unquoted text is text (5" cuff). Blank rows are passed over.
 */
export class CsvReader {
	readonly #special: RegExp;
	readonly #delimiter: string;
	#line: number;
	#startLine: number;
	#row = 0;
	#cells: string[] = [];
	#cell = '';
	#isQuoted = false;
	/** Where the latest quoted text was opened. */
	#quoteLine = 0;
	#quoteCell = 0;
	/** A quote was met inside quotes at the end of a piece: what follows says whether it closes. */
	#isQuoteOpen = false;
	#records: CsvRecord[] = [];

	/** @param line the number of the first line that is read. */
	constructor(delimiter: string, line = 1) {
		this.#delimiter = delimiter;
		this.#special = new RegExp(`[${delimiter}\n"]`, 'g');
		this.#line = line;
		this.#startLine = line;
	}

	/**
	 * @param text the next piece, with "\n" as line end.
	 * @throws UnreadableFile
	 */
	read(text: string): CsvRecord[] {
		for (let at = 0; at < text.length; ) {
			at = this.#isQuoted ? this.#readQuoted(text, at) : this.#readPlain(text, at);
		}
		return this.#take();
	}

	/** The rows that were not yet ended. @throws UnreadableFile */
	end(): CsvRecord[] {
		if (this.#isQuoted && !this.#isQuoteOpen) {
			throw new UnreadableFile(
				`line ${this.#quoteLine}: a quoted text is opened and never closed, in column ${this.#quoteCell}`,
			);
		}
		this.#endRecord();
		return this.#take();
	}

	#take(): CsvRecord[] {
		const records = this.#records;
		this.#records = [];
		return records;
	}

	#readPlain(text: string, from: number): number {
		this.#special.lastIndex = from;
		const found = this.#special.exec(text);
		const at = found?.index ?? text.length;
		this.#add(text.slice(from, at));
		if (!found) return at;
		if (found[0] === this.#delimiter) this.#endCell();
		else if (found[0] === '\n') this.#endRecord();
		else if (this.#cell === '') this.#openQuote();
		else this.#add('"');
		return at + 1;
	}

	#openQuote(): void {
		this.#isQuoted = true;
		this.#quoteLine = this.#startLine + this.#cells.reduce((sum, cell) => sum + countLineEnds(cell), 0);
		this.#quoteCell = this.#cells.length + 1;
	}

	#readQuoted(text: string, from: number): number {
		if (this.#isQuoteOpen) return this.#decideQuote(text, from);
		const quote = text.indexOf('"', from);
		const at = quote < 0 ? text.length : quote;
		this.#add(text.slice(from, at));
		this.#isQuoteOpen = quote >= 0;
		return at + 1;
	}

	#decideQuote(text: string, at: number): number {
		const sign = text[at];
		this.#isQuoteOpen = false;
		if (sign === '"') {
			this.#add('"');
			return at + 1;
		}
		this.#isQuoted = false;
		// A quote that closes nothing: "5" cuff" was a text from the start.
		if (sign !== this.#delimiter && sign !== '\n') this.#cell = `"${this.#cell}"`;
		return at;
	}

	#add(text: string): void {
		if (text === '') return;
		this.#cell += text;
		if (this.#cell.length <= MAX_CELL_LENGTH) return;
		const hint = this.#isQuoted ? '; is a quoted text never closed?' : '';
		const line = this.#isQuoted ? this.#quoteLine : this.#startLine;
		throw new UnreadableFile(
			`line ${line}: a cell has more than ${MAX_CELL_LENGTH.toLocaleString('en-CA')} characters${hint}`,
		);
	}

	#endCell(): void {
		this.#cells.push(this.#cell);
		this.#cell = '';
		if (this.#cells.length >= MAX_CELLS) {
			throw new UnreadableFile(
				`line ${this.#startLine}: more than ${MAX_CELLS} cells; is this a table of gloves?`,
			);
		}
	}

	#endRecord(): void {
		this.#isQuoted = false;
		this.#isQuoteOpen = false;
		this.#cells.push(this.#cell);
		this.#cell = '';
		this.#row += 1;
		if (this.#cells.some((cell) => cell.trim() !== '')) {
			this.#records.push({ row: this.#row, line: this.#startLine, cells: this.#cells });
		}
		this.#line += 1 + this.#cells.reduce((sum, cell) => sum + countLineEnds(cell), 0);
		this.#startLine = this.#line;
		this.#cells = [];
	}
}

function countLineEnds(cell: string): number {
	let count = 0;
	for (let at = cell.indexOf('\n'); at >= 0; at = cell.indexOf('\n', at + 1)) count += 1;
	return count;
}

/** A row as it is written: quoted where it must be, ended as spreadsheets do. */
export function formatCsvRow(cells: readonly string[]): string {
	return `${cells.map((cell) => quoteCsvCell(cell.replaceAll('\n', '\r\n'))).join(',')}\r\n`;
}
