import type { TextPair, Translation, TranslationState } from '../translation.ts';

/** A text in a translator's file. */
export type FileText = {
	/** Its record, such as "product:xy300" or "content:home". */
	record: string;
	field: string;
	state: TranslationState;
	english: string;
	/** The latest French: a draft, or what is on the site; empty for none. */
	french: string;
	/** The English that the French was made from, if it has changed since; empty otherwise. */
	earlierEnglish: string;
};

/** A text as read from a file, with its row or unit for messages. */
export type ReadText = Pick<FileText, 'record' | 'english' | 'french'> & {
	row: number;
	/** Somebody has read the French beside its English: it may go on the site. */
	isReviewed: boolean;
};

/** A record's texts as a file holds them. */
export function toFileTexts(record: string, translations: readonly Translation[]): FileText[] {
	return translations.map(({ field, state, english, french, draft, earlier }) => ({
		record,
		field,
		state,
		english,
		french: draft || french,
		earlierEnglish: earlier?.english ?? '',
	}));
}

/** What a text is to be. */
export type WantedTranslation = { french: string; draft: string; earlier: TextPair | undefined };

/**
 * What a text of a file changes: nothing if it says what is stored. French that nobody has reviewed becomes a draft
 * beside what is on the site.
 */
export function findFileChange(
	{ french, draft, earlier }: Translation,
	read: Pick<ReadText, 'french' | 'isReviewed'>,
): WantedTranslation | undefined {
	if (read.french === '') return undefined;
	if (!read.isReviewed)
		return read.french === (draft || french) ? undefined : { french, draft: read.french, earlier };
	const isStored = read.french === french && draft === '' && !earlier;
	return isStored ? undefined : { french: read.french, draft: '', earlier: undefined };
}
