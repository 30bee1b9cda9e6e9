/** One line of the table. */
export type BenchRow = {
	what: string;
	measured: string;
	/** The reference, measured in the same run. */
	reference: string;
	/** Measured over reference. */
	ratio?: number;
	/** Omitted if there is no target. */
	aim?: { text: string; met: boolean };
};

/** A part of the bench, run by its name. */
export type Bench = {
	name: string;
	about: string;
	run: (context: BenchContext) => Promise<BenchRow[]>;
};

export type BenchContext = {
	quick: boolean;
	/** Node arguments for the site: `--profile` adds profiling. */
	siteArguments: readonly string[];
	/** DATA_DIR with that many synthetic gloves, created on first use; 0 is the demonstration range. */
	catalogueOf: (gloves: number) => Promise<string>;
};

export function atMost(value: number, limit: number, unit: string): { text: string; met: boolean } {
	return { text: `≤ ${formatNumber(limit)}${unit}`, met: value <= limit };
}

/** Three significant digits, with a comma for thousands: 0.0123, 1.23, 12.3, 123, 12,300. */
export function formatNumber(value: number): string {
	return new Intl.NumberFormat('en-CA', { maximumSignificantDigits: 3 }).format(value);
}

const HEADINGS = ['What', 'Measured', 'Reference, same run', 'Ratio', 'Aim', 'Verdict'];

/** The rows as a Markdown table with even columns. */
export function formatTable(rows: readonly BenchRow[]): string {
	const cells = rows.map(({ what, measured, reference, ratio, aim }) => [
		what,
		measured,
		reference,
		ratio === undefined ? '' : `${formatNumber(ratio)}x`,
		aim?.text ?? '',
		aim === undefined ? 'no aim' : aim.met ? 'met' : 'missed',
	]);
	const widths = HEADINGS.map((heading, column) =>
		Math.max(heading.length, ...cells.map((row) => row[column]?.length ?? 0)),
	);
	const line = (row: readonly string[]) =>
		`| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
	const rule = `|${widths.map((width) => '-'.repeat(width + 2)).join('|')}|`;
	return [line(HEADINGS), rule, ...cells.map(line)].join('\n');
}
