/** The lines that were taken out and put in, for the activity log. */
export function compareLines(before: readonly string[], after: readonly string[]) {
	return {
		removed: before.filter((line) => !after.includes(line)),
		added: after.filter((line) => !before.includes(line)),
	};
}

type Worded = { english: Readonly<Record<string, string>>; french: Readonly<Record<string, string>> };

/** A page of words before and after, for the activity log: of its words, the lines that changed. */
export function compareWords(before: Worded, after: Worded) {
	const english = compareLines(linesOf(before.english), linesOf(after.english));
	const french = compareLines(linesOf(before.french), linesOf(after.french));
	return {
		before: { ...before, english: english.removed, french: french.removed },
		after: { ...after, english: english.added, french: french.added },
	};
}

const linesOf = (words: Readonly<Record<string, string>>) =>
	Object.values(words).flatMap((text) => text.split('\n'));
