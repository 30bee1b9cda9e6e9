/**
 * The text formats of the product form: one item per line, "key:value" lines, and comma-separated lists
 * (docs/behaviour.md, "Product texts"). Parsing a formatted value returns it unchanged.
 */

type NamedLine = { name: string; value: string };
/** The messages are `productEditing.form.lineErrors`. */
export type LineError = { kind: 'noColon' | 'noKey' | 'noValue' | 'again'; line: number; name: string };
export type NamedLines = {
	entries: NamedLine[];
	/** The errors, with the line number from 1 and the repeated name. */
	errors: LineError[];
};

/** Parses "key:value" lines; empty lines are ignored. A colon in a key is escaped with a backslash. */
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

/** Parses one item per line; empty lines are ignored. */
export function readLines(text: string): string[] {
	return text
		.split(/\r?\n/)
		.map((line) => line.trim())
		.filter((line) => line !== '');
}

/** Parses comma-separated items; a text of several lines has one item per line, so that items can contain commas. */
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

/** Parses lists of lines, separated by empty lines. */
export function readLineGroups(text: string): string[][] {
	return text
		.split(/\r?\n[ \t]*\r?\n/)
		.map(readLines)
		.filter((lines) => lines.length > 0);
}

export function formatLineGroups(groups: readonly (readonly string[])[]): string {
	return groups.map((lines) => lines.join('\n')).join('\n\n');
}

/** Parses a number of pairs: "36", "36 Prs" -> 36; empty and "-" -> null; undefined if it is not an integer. */
export function readPairsText(text: string): number | null | undefined {
	const [, digits] = /^(\d{1,6}) ?(?:pairs?|prs?\.?)?$/i.exec(text.trim()) ?? [];
	if (digits !== undefined) return Number(digits);
	return /^[-–]?$/.test(text.trim()) ? null : undefined;
}
