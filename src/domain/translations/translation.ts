/** A record with texts in both languages: a glove by its id, a category by its key, a part of the site by its name. */
export type TranslatedRecord = { kind: 'product' | 'category' | 'content'; id: string };

/** An English text and its French. */
export type TextPair = { english: string; french: string };

/** What is known of a translation besides the pair that its record holds. */
export type TranslationNote = {
	/** A French that visitors do not see yet; empty for none. */
	draft: string;
	/** The English before its last change, and the French of that time. */
	earlier: TextPair | undefined;
	/** ISO 8601, and a name. */
	changedAt: string;
	changedBy: string;
};

/**
 * missing: no French. outdated: the English has changed since its French was written. draft: a French is written that
 * visitors do not see. reviewed: visitors read it.
 */
export type TranslationState = 'missing' | 'outdated' | 'draft' | 'reviewed';

/** A text of a record with the field that it stands in, for its label; empty if the text says it all. */
export type RecordPair = TextPair & {
	field: string;
	/** With headings and lists: these are its words alone, and it is translated on its own page. */
	isRich?: true;
};

/** A text of a record as translators see it. */
export type Translation = RecordPair & {
	draft: string;
	earlier: TextPair | undefined;
	state: TranslationState;
};

/** The pair as the record holds it, and what is noted of it. */
export function toTranslation(
	pair: RecordPair,
	note: Pick<TranslationNote, 'draft' | 'earlier'> | undefined,
): Translation {
	const { draft = '', earlier } = note ?? {};
	const state = draft !== '' ? 'draft' : earlier ? 'outdated' : pair.french === '' ? 'missing' : 'reviewed';
	return { ...pair, draft, earlier, state };
}

/** The words of a text, as translators count them: what stands between spaces and has a letter or a digit. */
export function countWords(text: string): number {
	return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

/** What a record owes its French readers: texts that they read in English, or in the French of an earlier English. */
export function countOwed(translations: readonly Translation[]): { texts: number; words: number } {
	const owed = translations.filter(isOwed);
	return {
		texts: owed.length,
		words: owed.reduce((sum, { english }) => sum + countWords(english), 0),
	};
}

/** Whether French readers miss it: they see the English, or the French of an earlier English. */
export const isOwed = ({ french, earlier }: Pick<Translation, 'french' | 'earlier'>) =>
	french === '' || earlier !== undefined;
