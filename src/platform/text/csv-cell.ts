/**
 * A cell of a CSV file for spreadsheets (RFC 4180), which would run some as formulas: visitors type what they like, and
 * staff open the file.
 */
export function formatCsvCell(text: string): string {
	return quoteCsvCell(guardCell(text));
}

/** Quotes a cell where it must be, also for readers that split at ";" or tabs. */
export function quoteCsvCell(text: string): string {
	return /[",;\r\n\t]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** What a spreadsheet may run when a cell begins with it (CWE-1236), also in its wide form. */
const RUNS = new Set('=+-@\t\r＝＋－＠');
/** What may stand before it without making it harmless. */
const PASSED = /[\s"']/;

/**
 * Makes a cell harmless: an apostrophe where a formula could begin, which is at its start and behind each line end and
 * ";", where a spreadsheet that splits at other signs than ours begins a cell of its own. `unguardCell` takes exactly
 * these apostrophes off again, whatever the text was.
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

/** Where in the text a formula could begin, as a spreadsheet sees it. One walk from the end, however long the text. */
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
