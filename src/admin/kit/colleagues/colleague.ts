/** A member of staff whose account is not disabled. */
export type Colleague = { id: string; name: string };

/** A name goes on with a letter or a digit: "@Ana" in "@Anastasia" names somebody else. */
const GOES_ON = /^[\p{L}\p{N}]/u;

/** Within a word, as in a mail address, the sign names nobody. */
const MENTION = /(?<![\p{L}\p{N}._-])@/u;

/**
 * The colleagues whom a text names, each once: "@" and the whole name, in any case. Of names that begin alike, the
 * longest that fits is meant.
 */
export function listMentioned<Person extends Colleague>(
	text: string,
	colleagues: readonly Person[],
): Person[] {
	const byLength = colleagues.toSorted((a, b) => b.name.length - a.name.length);
	const found = new Map<string, Person>();
	for (const part of text.normalize('NFC').split(MENTION).slice(1)) {
		const mentioned = byLength.find(({ name }) => {
			const start = name.normalize('NFC');
			return (
				part.slice(0, start.length).toLowerCase() === start.toLowerCase() &&
				!GOES_ON.test(part.slice(start.length))
			);
		});
		if (mentioned) found.set(mentioned.id, mentioned);
	}
	return [...found.values()];
}

/** A text with a mention added at its end, as a new word. */
export function addMention(text: string, { name }: Pick<Colleague, 'name'>): string {
	return `${text}${text === '' || /\s$/.test(text) ? '' : ' '}@${name} `;
}
