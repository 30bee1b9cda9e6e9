const DELIMITERS = [',', ';', '\t'] as const;

/** The most frequent delimiter outside quotes in the first non-blank line. */
export function detectDelimiter(text: string): string {
	const counts = new Map<string, number>(DELIMITERS.map((delimiter) => [delimiter, 0]));
	let quoted = false;
	let started = false;
	for (const character of text) {
		if (character === '"') quoted = !quoted;
		if (character === '\n' && !quoted && started) break;
		if (character.trim() !== '') started = true;
		const count = counts.get(character);
		if (!quoted && count !== undefined) counts.set(character, count + 1);
	}
	return DELIMITERS.reduce((best, delimiter) =>
		(counts.get(delimiter) ?? 0) > (counts.get(best) ?? 0) ? delimiter : best,
	);
}
