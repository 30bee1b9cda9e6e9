import { useTranslations } from 'use-intl';
import { LANGUAGE_TAGS, type Locale } from '../../../platform/i18n/locale.ts';
import { StaffCard } from '../../kit/staff-card.tsx';
import styles from './mail-edit-page.module.css';
import type { MailPreviewState } from './use-mail-preview.ts';

type MailPreviewProps = { title: string; locale: Locale; preview: MailPreviewState };

/** A mail as its reader sees it, in a frame that runs no scripts and opens no windows. */
export function MailPreview({ title, locale, preview: { mails, failure } }: MailPreviewProps) {
	const t = useTranslations('mailDesk');
	const mail = mails?.[locale];
	return (
		<StaffCard title={title}>
			<p className="quiet" role="status">
				{t(`preview.${failure ?? 'line'}`)}
			</p>
			{mail && (
				<>
					<p className={styles.subject} lang={LANGUAGE_TAGS[locale]}>
						<b>
							<bdi>{mail.subject}</bdi>
						</b>
					</p>
					<iframe className={styles.mail} title={title} srcDoc={mail.html} sandbox="" />
				</>
			)}
		</StaffCard>
	);
}
