import messages from 'messages:distributorApplication.sent,distributorApplication.page.next,distributorApplication.page.nextHeading';
import { type ReactNode, useEffect } from 'react';
import { useTranslations } from 'use-intl';
import brand from '../../../content/brand.json';
import { withMessages } from '../../platform/i18n/page-messages.tsx';
import { ButtonLink } from '../../platform/ui/fields/button-link.tsx';
import { PageHead } from '../../platform/ui/page-head.tsx';
import { PageBand } from '../frame/plain-page-layout.tsx';
import { useContact } from '../frame/use-contact.ts';
import type { Route } from './+types/application-sent-page';
import styles from './application-sent-page.module.css';
import { clearSentApplication, readSentApplication } from './sent-application.ts';

export { loader } from './application-sent-page.server.ts';

export const handle = import.meta.env.SSR
	? {
			policy: () =>
				import('./application-sent-page-policy.ts').then((policy) => policy.applicationSentPagePolicy),
		}
	: undefined;

/** Makes no request when coming straight from the form: the connection may have dropped since the response. */
export async function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
	const number = new URL(request.url).searchParams.get('number') ?? '';
	return readSentApplication() === number ? { number } : serverLoader();
}

export default withMessages(messages, ApplicationSentPage);

const NEXT = ['reading', 'answer'] as const;

/**
 * Confirms that the application arrived, with its number and the next steps. Never cached, because it is for one
 * visitor.
 */
function ApplicationSentPage({ loaderData: { number } }: Route.ComponentProps) {
	const contact = useContact();
	const t = useTranslations('distributorApplication.sent');
	const page = useTranslations('distributorApplication.page');

	useEffect(() => {
		if (number !== undefined) clearSentApplication(number);
	}, [number]);

	if (number === undefined) return <NothingSent />;
	return (
		<article>
			<PageHead title={`${t('title')} · ${brand.name}`} description={t('description')} indexed={false} />
			<PageBand
				title={t('title')}
				lead={t.rich('number', {
					number,
					strong: (text: ReactNode) => <strong className={styles.number}>{text}</strong>,
				})}
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
						phone: contact.phone,
						call: (text: ReactNode) => <a href={contact.phoneLink}>{text}</a>,
					})}
				</p>
				<p className={styles.ways}>
					<ButtonLink variant="heat" to="/products">
						{t('gloves')}
					</ButtonLink>
					<ButtonLink variant="outlined" to="/sizing-guide">
						{t('sizing')}
					</ButtonLink>
				</p>
			</div>
		</article>
	);
}

/** Shown when this browser sent no application: it confirms no number, even if one is in the address. */
function NothingSent() {
	const t = useTranslations('distributorApplication.sent');
	return (
		<article>
			<PageHead title={`${t('none.title')} · ${brand.name}`} description={t('none.lead')} indexed={false} />
			<PageBand title={t('none.title')} lead={t('none.lead')} />
			<div className={`page ${styles.words}`}>
				<p className={styles.ways}>
					<ButtonLink variant="heat" to="/become-a-distributor">
						{t('none.apply')}
					</ButtonLink>
					<ButtonLink variant="outlined" to="/products">
						{t('gloves')}
					</ButtonLink>
				</p>
			</div>
		</article>
	);
}
