import { SegmentedControl } from '@mantine/core';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { LANGUAGE_TAGS, type Locale } from '../../../platform/i18n/locale.ts';
import { StaffCard } from '../staff-card.tsx';
import styles from './mail-preview.module.css';
import { inScheme } from './shown-mail.ts';
import type { MailPreviewState } from './use-mail-preview.ts';

type MailPreviewProps = {
	title: string;
	/** What the mail is filled with. */
	line: string;
	locale: Locale;
	preview: MailPreviewState;
};

const VIEWS = ['light', 'dark', 'text'] as const;
type View = (typeof VIEWS)[number];

/** A mail as its reader sees it: in light and dark colours, in a frame that runs no scripts and opens no windows, and as text. */
export function MailPreview({ title, line, locale, preview: { mails, failure } }: MailPreviewProps) {
	const t = useTranslations('mailPreview');
	const [view, setView] = useState<View>('light');
	const mail = mails?.[locale];
	const lang = LANGUAGE_TAGS[locale];
	return (
		<StaffCard title={title}>
			<div className={styles.head}>
				<p className="quiet" role="status">
					{failure ? t(failure) : line}
				</p>
				<SegmentedControl
					aria-label={t('view', { title })}
					value={view}
					onChange={(next) => setView(next as View)}
					data={VIEWS.map((value) => ({ value, label: t(`views.${value}`) }))}
				/>
			</div>
			{/* Their places are there before the mail is: nothing below moves when it comes. */}
			<p className={styles.subject} lang={lang}>
				<b>
					<bdi>{mail?.subject}</bdi>
				</b>
			</p>
			{view === 'text' ? (
				// biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reached by keyboard
				<pre className={styles.text} lang={lang} tabIndex={0}>
					{mail?.text}
				</pre>
			) : (
				<iframe
					className={styles.mail}
					data-view={view}
					title={title}
					srcDoc={mail && inScheme(mail.html, view)}
					sandbox=""
				/>
			)}
		</StaffCard>
	);
}
