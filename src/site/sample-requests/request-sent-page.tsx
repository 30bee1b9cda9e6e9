import messages from 'messages:sampleRequest.sent,sampleRequest.steps,sampleRequest.stepOf,sampleRequest.progress,sampleRequest.done';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import brand from '../../../content/brand.json';
import { formatPartNumber } from '../../domain/catalogue/part-numbers/part-number.ts';
import { formatSizeWord } from '../../domain/catalogue/sizes/glove-size.ts';
import type { SampleItem } from '../../domain/sample-requests/sample-item.ts';
import type { Locale } from '../../platform/i18n/locale.ts';
import { withMessages } from '../../platform/i18n/page-messages.tsx';
import { useLocale } from '../../platform/i18n/use-locale.ts';
import { ButtonLink } from '../../platform/ui/fields/button-link.tsx';
import { useHydrated } from '../../platform/ui/hydrated.ts';
import { Icon } from '../../platform/ui/icon.tsx';
import { SectionDivider } from '../../platform/ui/overlays/section-divider.tsx';
import { PageHead } from '../../platform/ui/page-head.tsx';
import { useSampleBox } from '../sample-box/sample-box.tsx';
import type { Route } from './+types/request-sent-page';
import styles from './request-sent-page.module.css';
import { clearSentRequest, isSentState, readSentRequest, type SentState } from './sent-request.ts';
import { WizardMarkers } from './wizard/wizard-markers.tsx';

export { loader } from './request-sent-page.server.ts';

export const handle = import.meta.env.SSR
	? { policy: () => import('./request-sent-page-policy.ts').then((policy) => policy.requestSentPagePolicy) }
	: undefined;

/** Makes no request when coming straight from the form: the connection may have dropped since the response. */
export async function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
	const number = new URL(request.url).searchParams.get('number') ?? '';
	return readSentRequest()?.number === number ? { number } : serverLoader();
}

export default withMessages(messages, RequestSentPage);

/** The fifth step: confirms that the request arrived, with its number and the next steps. */
function RequestSentPage({ loaderData: { number } }: Route.ComponentProps) {
	const { state } = useLocation();
	const isHydrated = useHydrated();
	const { remove } = useSampleBox();

	// Empties the box and the form only once the confirmation is shown.
	useEffect(() => {
		if (number === undefined) return;
		for (const sample of clearSentRequest(number)) remove(sample);
	}, [number, remove]);

	if (number === undefined) return <NothingSent />;
	// History state survives a reload, but is not available to the server-rendered page.
	return <Confirmation number={number} sent={isHydrated && isSentState(state) ? state : undefined} />;
}

/** Shown when this browser sent no request: it confirms no number, even if one is in the address. */
function NothingSent() {
	const t = useTranslations('sampleRequest.sent');
	return (
		<>
			<PageHead title={`${t('none.heading')} · ${brand.name}`} description={t('none.line')} indexed={false} />
			<div className={`onSoot ${styles.band}`}>
				<div className="page">
					<h1 className={styles.title}>{t('none.heading')}</h1>
					<p className={styles.thanks}>{t('none.line')}</p>
				</div>
			</div>
			<SectionDivider from="left" />
			<div className={`page ${styles.body}`}>
				<p className={styles.ways}>
					<ButtonLink variant="heat" to="/sample-box">
						{t('none.box')}
						<Icon name="arrow-right" />
					</ButtonLink>
					<ButtonLink variant="outlined" to="/products">
						{t('gloves')}
						<Icon name="arrow-right" />
					</ButtonLink>
				</p>
			</div>
		</>
	);
}

function Confirmation({ number, sent }: { number: string; sent: SentState | undefined }) {
	const locale = useLocale();
	const t = useTranslations('sampleRequest.sent');
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
					<p className={styles.number}>{t.rich('number', { number, b: (text) => <b>{text}</b> })}</p>
				</div>
			</div>
			<SectionDivider from="left" />
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
							{sent
								? t('packLine', {
										samples: sent.samples.map((sample) => nameSample(sample, locale)).join(', '),
									})
								: t('packPlain')}
						</p>
					</li>
					<li>
						<h2 className={styles.what}>{t('wreck')}</h2>
						<p>{t('wreckLine')}</p>
					</li>
				</ol>
				<p className={styles.ways}>
					<ButtonLink variant="heat" to="/products">
						{t('gloves')}
						<Icon name="arrow-right" />
					</ButtonLink>
					<ButtonLink variant="outlined" to="/where-to-buy">
						{t('whereToBuy')}
						<Icon name="arrow-right" />
					</ButtonLink>
				</p>
			</div>
		</>
	);
}

function nameSample({ partNumber, size }: SampleItem, locale: Locale): string {
	return `${formatPartNumber(partNumber)} ${formatSizeWord(size, locale)}`;
}
