/**
 * The text formats of the product form: one a line, "key:value" lines, and lists with commas
 * (docs/behaviour.md, "Product texts"). Each is read back into what it was written from, unchanged.
 */

type NamedLine = { name: string; value: string };
/** Worded by `productEditing.form.lineErrors`. */
export type LineError = { kind: 'noColon' | 'noKey' | 'noValue' | 'again'; line: number; name: string };
export type NamedLines = {
	entries: NamedLine[];
	/** What is wrong, with the number of the line from 1 and the name that is given again. */
	errors: LineError[];
};

/** Reads "key:value" lines; empty lines say nothing. A colon in a key is written with a backslash before it. */
export function readNamedLines(text: string): NamedLines {
	const entries: NamedLine[] = [];
	const errors: NamedLines['errors'] = [];
	const lines = text.split(/\r?\n/);
	for (const [index, raw] of lines.entries()) {
		const written = raw.trim();
		const line = index + 1;
		if (written === '') continue;
		const [, key, value] = /^((?:[^:\\]|\\.)*):(.*)$/.exec(written) ?? [];
		if (key === undefined || value === undefined) {
			errors.push({ kind: 'noColon', line, name: '' });
			continue;
		}
		const name = key.replace(/\\([:\\])/g, '$1').trim();
		if (name === '') errors.push({ kind: 'noKey', line, name });
		else if (value.trim() === '') errors.push({ kind: 'noValue', line, name });
		else if (entries.some((entry) => entry.name === name)) {
			errors.push({ kind: 'again', line, name: name.slice(0, 40) });
		} else entries.push({ name, value: value.trim() });
	}
	return { entries, errors };
}

export function formatNamedLines(names: Readonly<Record<string, string>>): string {
	return Object.entries(names)
		.map(([name, value]) => `${name.replace(/[\\:]/g, '\\$&')}:${value}`)
		.join('\n');
}

/** One item a line; empty lines say nothing. */
export function readLines(text: string): string[] {
	return text
		.split(/\r?\n/)
		.map((line) => line.trim())
		.filter((line) => line !== '');
}

/** Items with commas between; where the text has several lines, one a line, so that an item may hold a comma. */
export function readCommaList(text: string): string[] {
	if (/\n/.test(text)) return readLines(text);
	return text
		.split(',')
		.map((item) => item.trim())
		.filter((item) => item !== '');
}

export function formatCommaList(items: readonly string[]): string {
	if (!items.some((item) => item.includes(','))) return items.join(', ');
	return items.length === 1 ? `${items[0]}\n` : items.join('\n');
}

/** Lists of lines; an empty line begins the next list. */
export function readLineGroups(text: string): string[][] {
	return text
		.split(/\r?\n[ \t]*\r?\n/)
		.map(readLines)
		.filter((lines) => lines.length > 0);
}

export function formatLineGroups(groups: readonly (readonly string[])[]): string {
	return groups.map((lines) => lines.join('\n')).join('\n\n');
}

/** Pairs as written: "36", "36 Prs" -> 36; nothing and "-" -> null; undefined for what is no whole number. */
export function readPairsText(text: string): number | null | undefined {
	const [, digits] = /^(\d{1,6}) ?(?:pairs?|prs?\.?)?$/i.exec(text.trim()) ?? [];
	if (digits !== undefined) return Number(digits);
	return /^[-–]?$/.test(text.trim()) ? null : undefined;
}
