import { createContext, use } from 'react';
import { DEFAULT_LOCALE, LANGUAGE_TAGS } from '../../platform/i18n/locale.ts';

/** The texts of the glove that are shown in English, because they have not been translated. */
export const EnglishTexts = createContext<readonly string[]>([]);

/** A text of the glove, marked as English where it is not in the page's language (WCAG 3.1.2). */
export function GloveText({ text }: { text: string }) {
	const isEnglish = use(EnglishTexts).includes(text);
	return isEnglish ? <span lang={LANGUAGE_TAGS[DEFAULT_LOCALE]}>{text}</span> : text;
}
