/**
 * A cell. What a spreadsheet would run as a formula gets an apostrophe before it: visitors type what they like, and
 * staff open the file (CWE-1236).
 */
export function formatCsvCell(text: string): string {
	const safe = /^[\s]*[=+\-@\t\r]/.test(text) ? `'${text}` : text;
	return /[",\r\n]|^\s|\s$/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
