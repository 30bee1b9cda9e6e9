/**
 * Formats a CSV cell (RFC 4180) for spreadsheets, which run some texts as formulas: visitors can type anything, and
 * staff open the file.
 */
export function formatCsvCell(text: string): string {
	return quoteCsvCell(guardCell(text));
}

/** Quotes a cell if needed, also for readers that split at ";" or tabs. */
export function quoteCsvCell(text: string): string {
	return /[",;\r\n\t]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Characters that may start a formula (CWE-1236), including their full-width forms. */
const RUNS = new Set('=+-@\t\r＝＋－＠');
/** Characters that may precede one without making it harmless. */
const PASSED = /[\s"']/;

/**
 * Makes a cell harmless: inserts an apostrophe wherever a formula could start, which is at the beginning, and after
 * each line break and ";", where a spreadsheet with other separators starts a new cell. `unguardCell` removes exactly
 * these apostrophes, whatever the text.
 */
export function guardCell(text: string): string {
	let guarded = '';
	let from = 0;
	for (const at of listStarts(text)) {
		guarded += `${text.slice(from, at)}'`;
		from = at;
	}
	return guarded + text.slice(from);
}

export function unguardCell(text: string): string {
	let plain = '';
	let from = 0;
	for (const at of listStarts(text)) {
		if (text[at] !== "'") continue;
		plain += text.slice(from, at);
		from = at + 1;
	}
	return plain + text.slice(from);
}

/** Positions where a spreadsheet could see a formula. A single pass from the end, however long the text. */
function listStarts(text: string): number[] {
	if (!/[=+\-@\t\r＝＋－＠]/.test(text)) return [];
	const starts: number[] = [];
	let runs = false;
	for (let at = text.length - 1; at >= 0; at--) {
		const sign = text[at] as string;
		if (RUNS.has(sign)) runs = true;
		else if (!PASSED.test(sign)) runs = false;
		const before = text[at - 1];
		if (runs && (at === 0 || before === '\n' || before === ';')) starts.push(at);
	}
	return starts.reverse();
}
