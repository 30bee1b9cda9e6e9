import words from 'messages:sampleRequest.sent,sampleRequest.steps,sampleRequest.stepOf,sampleRequest.progress,sampleRequest.done';
import { useLocation, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import brand from '../../content/brand.json';
import { formatSizeWord } from '../catalogue/glove-size.ts';
import { formatPartNumber } from '../catalogue/part-number.ts';
import type { SampleItem } from '../sample-box/sample-item.ts';
import { PageHead } from '../site/page-head.tsx';
import { withWords } from '../site/page-words.tsx';
import { ButtonLink } from '../ui/button-link.tsx';
import { Icon } from '../ui/icon.tsx';
import { PassBars } from '../ui/pass-bars.tsx';
import styles from './request-sent-page.module.css';
import { WizardMarkers } from './wizard-markers.tsx';

/** What the form hands on for the thanks: never in the address, gone with the tab. */
export type SentState = { firstName: string; companyName: string; email: string; samples: SampleItem[] };

/** Letters, figures and dashes: whatever numbers the server gives, and nothing that somebody puts into a link. */
const NUMBER = /^[A-Z0-9][A-Z0-9-]{0,31}$/i;

export default withWords(words, RequestSentPage);

/** The fifth marker: the request arrived, under which number, and what happens next. */
function RequestSentPage() {
	const t = useTranslations('sampleRequest.sent');
	const [parameters] = useSearchParams();
	const number = parameters.get('number') ?? '';
	const sent = readSent(useLocation().state);
	return (
		<>
			<PageHead title={`${t('heading')} · ${brand.name}`} description={t('checkLine')} indexed={false} />
			<div className={`onSoot ${styles.band}`}>
				<div className="page">
					<h1 className={styles.title}>{t('heading')}</h1>
					{sent && (
						<p className={styles.thanks}>
							{t('thanks', {
								name: sent.firstName,
								company: sent.companyName,
								email: sent.email,
								count: sent.samples.length,
							})}
						</p>
					)}
					{NUMBER.test(number) && (
						<p className={styles.number}>
							{t.rich('number', { number: number.toUpperCase(), b: (text) => <b>{text}</b> })}
						</p>
					)}
				</div>
			</div>
			<PassBars from="left" />
			<div className={`page ${styles.body}`}>
				<WizardMarkers step={5} />
				<ol role="list" className={styles.next}>
					<li>
						<h2 className={styles.what}>{t('check')}</h2>
						<p>{t('checkLine')}</p>
					</li>
					<li>
						<h2 className={styles.what}>{t('pack')}</h2>
						<p>
							{sent ? t('packLine', { samples: sent.samples.map(nameSample).join(', ') }) : t('packPlain')}
						</p>
					</li>
					<li>
						<h2 className={styles.what}>{t('wreck')}</h2>
						<p>{t('wreckLine')}</p>
					</li>
				</ol>
				<p className={styles.ways}>
					<ButtonLink look="heat" to="/products">
						{t('gloves')}
						<Icon name="arrow-right" />
					</ButtonLink>
					<ButtonLink look="outlined" to="/where-to-buy">
						{t('whereToBuy')}
						<Icon name="arrow-right" />
					</ButtonLink>
				</p>
			</div>
		</>
	);
}

function nameSample({ partNumber, size }: SampleItem): string {
	return `${formatPartNumber(partNumber)} ${formatSizeWord(size)}`;
}

/** History entries outlive releases: an older shape counts as none. */
function readSent(state: unknown): SentState | undefined {
	const sent = (state ?? {}) as Partial<SentState>;
	return typeof sent.firstName === 'string' && Array.isArray(sent.samples) ? (sent as SentState) : undefined;
}
