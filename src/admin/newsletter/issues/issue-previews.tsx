import { useTranslations } from 'use-intl';
import type { IssueTexts } from '../../../domain/newsletter/issues/issue.ts';
import { LOCALE_OF } from '../../../platform/i18n/stored-language.ts';
import { LanguageColumns } from '../../kit/languages/language-columns.tsx';
import { MailPreview } from '../../kit/mail-preview/mail-preview.tsx';
import { useMailPreview } from '../../kit/mail-preview/use-mail-preview.ts';
import { PREVIEW_PATH } from './found-issue.ts';

/** The mail in both languages. */
export function IssuePreviews({ texts }: { texts: IssueTexts }) {
	const t = useTranslations('newsletter.issues.preview');
	const preview = useMailPreview(PREVIEW_PATH, texts);
	return (
		<LanguageColumns>
			<MailPreview title={t('english')} line={t('line')} locale={LOCALE_OF.english} preview={preview} />
			<MailPreview title={t('french')} line={t('line')} locale={LOCALE_OF.french} preview={preview} />
		</LanguageColumns>
	);
}
