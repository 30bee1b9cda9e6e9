import { isOwed, type Translation } from '../../domain/translations/translation.ts';
import { type Cursor, type CursorShape, KEY_OR_TIME, parseCursor } from '../../platform/text/cursor.ts';

/** Which texts are shown: what is owed, those in one state, or all. */
export const TRANSLATION_FILTERS = ['owed', 'outdated', 'draft', 'all'] as const;
export type TranslationFilter = (typeof TRANSLATION_FILTERS)[number];

export type TranslationListFilter = { text: string; show: TranslationFilter };

/** A glove (kind "product") by its part number, a "category" by its key, or a part of the site ("content") by its name. */
export type RecordKey = { kind: string; id: string };

/** A record and its texts. */
export type TranslatedTexts = RecordKey & { title: string; translations: Translation[] };

/** A record and what it owes its French readers. */
export type TranslatedRecordSummary = RecordKey & {
	title: string;
	texts: number;
	words: number;
	outdated: number;
	drafts: number;
};

/** Records per page. */
export const RECORDS_A_PAGE = 50;

const CURSOR: CursorShape = { id: /[0-9a-f]{2,128}/, value: KEY_OR_TIME };

/** Parses the filter from the query; what is not valid is ignored. */
export function parseTranslationFilter(
	parameters: URLSearchParams,
): TranslationListFilter & { cursor: Cursor | undefined } {
	return {
		text: (parameters.get('q') ?? '').trim().slice(0, 100),
		show: parseShown(parameters),
		cursor: parseCursor(parameters.get('from') ?? '', CURSOR),
	};
}

export const parseShown = (parameters: URLSearchParams): TranslationFilter =>
	TRANSLATION_FILTERS.find((one) => one === parameters.get('show')) ?? 'owed';

/** Whether a text belongs to what is shown. */
export function isShown(text: Translation, show: TranslationFilter): boolean {
	if (show === 'all') return true;
	if (show === 'draft') return text.draft !== '';
	return show === 'outdated' ? text.earlier !== undefined : isOwed(text);
}

/** The page of a record's texts. */
export const translationPath = ({ kind, id }: RecordKey) => `/admin/translations/${kind}:${id}`;

/** The record that the last part of such a path names. */
export function parseRecordKey(text: string): RecordKey {
	const [kind = '', ...id] = text.split(':');
	return { kind, id: id.join(':') };
}
