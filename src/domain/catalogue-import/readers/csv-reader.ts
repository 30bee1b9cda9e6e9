import { issueFrom, issueOf, type Message, readIssue, say } from '../../../platform/i18n/message.ts';
import { quoteCsvCell } from '../../../platform/text/csv-cell.ts';

/** A row of a table, with its spreadsheet row number and its first line in the file. */
export type CsvRecord = { row: number; line: number; cells: string[] };

/** An error that prevents reading the rest of a file. */
export class UnreadableFile extends Error {
	override readonly name = 'UnreadableFile';
	/** As a message, like `message`, which names the line as well. */
	readonly reason: string;
	readonly line: number | undefined;

	/** @param reason a message, also as `issueOf` encodes it: the end of a sentence that begins with the file or the line */
	constructor(reason: Message | string, line?: number) {
		const encoded = typeof reason === 'string' ? reason : issueFrom(reason);
		super(line === undefined ? encoded : issueOf('importing.atLine', { line, reason: readIssue(encoded) }));
		this.reason = encoded;
		this.line = line;
	}
}

/** Real tables have some dozens of columns, and no glove field is this long. */
const MAX_CELLS = 300;
const MAX_CELL_LENGTH = 100_000;

/**
 * A streaming CSV reader, so that a large file does not block other requests. Supports quotes, doubled quotes and
 * line breaks in quotes. A quote inside unquoted text is literal (5" cuff). Blank rows are skipped.
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
	/** Position of the latest opening quote. */
	#quoteLine = 0;
	#quoteCell = 0;
	/** The last chunk ended with a quote inside quoted text: the next character decides whether it closes the text. */
	#isQuoteOpen = false;
	#records: CsvRecord[] = [];

	/** @param line the number of the first line */
	constructor(delimiter: string, line = 1) {
		this.#delimiter = delimiter;
		this.#special = new RegExp(`[${delimiter}\n"]`, 'g');
		this.#line = line;
		this.#startLine = line;
	}

	/**
	 * @param text the next chunk, with "\n" line ends
	 * @throws UnreadableFile
	 */
	read(text: string): CsvRecord[] {
		for (let at = 0; at < text.length; ) {
			at = this.#isQuoted ? this.#readQuoted(text, at) : this.#readPlain(text, at);
		}
		return this.#takeRecords();
	}

	/**
	 * Returns the remaining rows.
	 * @throws UnreadableFile
	 */
	end(): CsvRecord[] {
		if (this.#isQuoted && !this.#isQuoteOpen) {
			throw new UnreadableFile(say('importing.neverClosed', { column: this.#quoteCell }), this.#quoteLine);
		}
		this.#endRecord();
		return this.#takeRecords();
	}

	#takeRecords(): CsvRecord[] {
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
		// Not a closing quote: "5" cuff" was unquoted text.
		if (sign !== this.#delimiter && sign !== '\n') this.#cell = `"${this.#cell}"`;
		return at;
	}

	#add(text: string): void {
		if (text === '') return;
		this.#cell += text;
		if (this.#cell.length <= MAX_CELL_LENGTH) return;
		const maxLength = MAX_CELL_LENGTH;
		if (this.#isQuoted)
			throw new UnreadableFile(say('importing.longQuotedCell', { most: maxLength }), this.#quoteLine);
		throw new UnreadableFile(say('importing.longCell', { most: maxLength }), this.#startLine);
	}

	#endCell(): void {
		this.#cells.push(this.#cell);
		this.#cell = '';
		if (this.#cells.length >= MAX_CELLS) {
			throw new UnreadableFile(say('importing.manyCells', { most: MAX_CELLS }), this.#startLine);
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

/** A CSV row: quoted where necessary, with CRLF line ends as spreadsheets write them. */
export function formatCsvRow(cells: readonly string[]): string {
	return `${cells.map((cell) => quoteCsvCell(cell.replaceAll('\n', '\r\n'))).join(',')}\r\n`;
}
