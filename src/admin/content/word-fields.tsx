import { useTranslations } from 'use-intl';
import type { WordRules } from '../../domain/site-content/page-words.ts';
import { LANGUAGE_TAGS } from '../../platform/i18n/locale.ts';
import { LOCALE_OF } from '../../platform/i18n/stored-language.ts';
import { AlertBlock } from '../kit/alert-block.tsx';
import { FieldRow, SentenceField, TextAreaField } from '../kit/form/form-fields.tsx';
import { areSame } from '../kit/form/form-value.ts';

const FRENCH = LANGUAGE_TAGS[LOCALE_OF.french];
/** Longer texts than this take several lines of a field. */
const ONE_LINE = 140;

type WordFieldsProps<Word extends string> = {
	words: readonly Word[];
	rules: WordRules<Word>;
	labelOf: (word: Word) => string;
};

/** Words of a page in both languages, side by side where there is room. */
export function WordFields<Word extends string>({ words, rules, labelOf }: WordFieldsProps<Word>) {
	const t = useTranslations('wordsDesk');
	return words.map((word) => (
		<FieldRow key={word}>
			{(['english', 'french'] as const).map((language) => {
				const field = {
					path: `${language}.${word}`,
					label: t('label', { field: labelOf(word), language }),
					required: !rules.optional?.has(word),
					maxLength: rules.limits[word],
					...(language === 'french' && { lang: FRENCH }),
				};
				if (rules.long?.has(word))
					return <TextAreaField key={language} {...field} hint={t('paragraphsHint')} />;
				if (rules.limits[word] > ONE_LINE) return <TextAreaField key={language} {...field} />;
				return <SentenceField key={language} {...field} />;
			})}
		</FieldRow>
	));
}

type Both = { english: object; french: object };

/** Says that one language was changed and the other was not. */
export function OneLanguageNotice({ typed, stored }: { typed: Both; stored: Both }) {
	const t = useTranslations('wordsDesk');
	const isSame = (language: keyof Both) => areSame(typed[language], stored[language]);
	if (isSame('english') === isSame('french')) return null;
	return <AlertBlock tone="caution">{t(isSame('french') ? 'onlyEnglish' : 'onlyFrench')}</AlertBlock>;
}
