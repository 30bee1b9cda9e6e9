import words from 'messages:distributorApplication.sent,distributorApplication.page.next,distributorApplication.page.nextHeading';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import brand from '../../content/brand.json';
import { PageHead } from '../site/page-head.tsx';
import { withWords } from '../site/page-words.tsx';
import { PageBand } from '../site/plain-page-layout.tsx';
import { ButtonLink } from '../ui/button-link.tsx';
import styles from './application-sent-page.module.css';
import { isApplicationNumber } from './distributor-application.ts';

export default withWords(words, ApplicationSentPage);

const NEXT = ['reading', 'answer'] as const;

/** Says that the application arrived, under which number, and what happens next. Never kept: it speaks to one visitor. */
function ApplicationSentPage() {
	const t = useTranslations('distributorApplication.sent');
	const page = useTranslations('distributorApplication.page');
	const [parameters] = useSearchParams();
	const number = parameters.get('number') ?? '';
	return (
		<article>
			<PageHead title={`${t('title')} · ${brand.name}`} description={t('description')} indexed={false} />
			<PageBand
				title={t('title')}
				lead={
					isApplicationNumber(number)
						? t.rich('number', {
								number,
								strong: (text: ReactNode) => <strong className={styles.number}>{text}</strong>,
							})
						: t('mail')
				}
			/>
			<div className={`page ${styles.words}`}>
				<section aria-labelledby="next">
					<h2 id="next" className={styles.heading}>
						{page('nextHeading')}
					</h2>
					<ol className={styles.steps}>
						{NEXT.map((one) => (
							<li key={one}>
								<h3 className={styles.title}>{page(`next.${one}.title`)}</h3>
								<p>{page(`next.${one}.text`)}</p>
							</li>
						))}
					</ol>
				</section>
				<p className={styles.noMail}>
					{t.rich('noMail', {
						phone: brand.phone.shown,
						call: (text: ReactNode) => <a href={brand.phone.href}>{text}</a>,
					})}
				</p>
				<p className={styles.ways}>
					<ButtonLink look="heat" to="/products">
						{t('gloves')}
					</ButtonLink>
					<ButtonLink look="outlined" to="/sizing-guide">
						{t('sizing')}
					</ButtonLink>
				</p>
			</div>
		</article>
	);
}
