import messages from 'messages:distributorApplication.page';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { withMessages } from '../../platform/i18n/page-messages.tsx';
import { PassBars } from '../../platform/ui/overlays/pass-bars.tsx';
import { PageBandText } from '../frame/plain-page-text.tsx';
import { useContact } from '../frame/use-contact.ts';
import styles from './distributor-application-page.module.css';

const WHO = ['trade', 'stock', 'advice'] as const;
const NEXT = ['number', 'reading', 'answer'] as const;

// The static parts of the application page, with their messages: who we look for, and what happens next.

export const ApplicationBand = withMessages(messages, Band);

export const ApplicationWho = withMessages(messages, WhoWeLookFor);

export const ApplicationNext = withMessages(messages, WhatHappensNext);

function Band() {
	const t = useTranslations('distributorApplication.page');
	// Finished bars where other pages have animated ones: this page spends its script budget on the form.
	return (
		<>
			<PageBandText title={t('title')} lead={t('lead')} />
			<PassBars from="left" />
		</>
	);
}

function WhoWeLookFor() {
	const t = useTranslations('distributorApplication.page');
	return (
		<section className={`page ${styles.who}`} aria-labelledby="who">
			<h2 id="who" className={styles.heading}>
				{t('whoHeading')}
			</h2>
			<ul role="list" className={styles.three}>
				{WHO.map((one) => (
					<li key={one}>
						<h3 className={styles.title}>{t(`who.${one}.title`)}</h3>
						<p>{t(`who.${one}.text`)}</p>
					</li>
				))}
			</ul>
		</section>
	);
}

function WhatHappensNext() {
	const contact = useContact();
	const t = useTranslations('distributorApplication.page');
	return (
		<aside className={styles.aside} aria-labelledby="next">
			<h2 id="next" className={styles.asideHeading}>
				{t('nextHeading')}
			</h2>
			<ol className={styles.steps}>
				{NEXT.map((one) => (
					<li key={one}>
						<h3 className={styles.stepTitle}>{t(`next.${one}.title`)}</h3>
						<p>{t(`next.${one}.text`)}</p>
					</li>
				))}
			</ol>
			<p className={styles.questions}>
				{t.rich('questions', {
					phone: contact.phone,
					email: contact.email,
					call: (text: ReactNode) => <a href={contact.phoneLink}>{text}</a>,
					mail: (text: ReactNode) => <a href={`mailto:${contact.email}`}>{text}</a>,
				})}
			</p>
		</aside>
	);
}
