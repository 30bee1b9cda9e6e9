import messages from 'messages:plainPages.onThisPage,newsletter.page,newsletter.form,newsletter.asked,newsletter.nothingAsked,newsletter.confirm,newsletter.leave,newsletter.link';
import { useTranslations } from 'use-intl';
import brand from '../../../content/brand.json';
import { withMessages } from '../../platform/i18n/page-messages.tsx';
import { PlainButton } from '../../platform/ui/fields/plain-button.tsx';
import { Icon, type IconName } from '../../platform/ui/icon.tsx';
import { usePathTo } from '../../platform/ui/link.tsx';
import { PageHead } from '../../platform/ui/page-head.tsx';
import { NewsletterForm } from '../frame/newsletter-form.tsx';
import { hasSubscribedHere } from '../frame/newsletter-subscribing.ts';
import { PageBand } from '../frame/plain-page-layout.tsx';
import { PlainPageText } from '../frame/plain-page-text.tsx';
import { useContact } from '../frame/use-contact.ts';
import type { Route } from './+types/newsletter-page';
import styles from './newsletter-page.module.css';
import { type LinkOutcome, readStep } from './newsletter-step.ts';

export { action, loader } from './newsletter-page.server.ts';

export const handle = import.meta.env.SSR
	? { policy: () => import('./newsletter-page-policy.ts').then((policy) => policy.newsletterPagePolicy) }
	: undefined;

/** Makes no request when coming straight from the form: the connection may have dropped since the response. */
export async function clientLoader({ url, serverLoader }: Route.ClientLoaderArgs) {
	if (readStep(url.pathname) === 'asked' && hasSubscribedHere())
		return { step: 'asked' as const, token: undefined, hasAsked: true };
	return serverLoader();
}

const CONTENTS = [
	['numbers', 'hand'],
	['prices', 'document'],
	['stock', 'truck'],
] as const satisfies readonly [string, IconName][];

export default withMessages(messages, NewsletterPage);

/** The newsletter form, its confirmation, and the two pages that links in its mails open. */
function NewsletterPage({ loaderData: { step, token, hasAsked }, actionData }: Route.ComponentProps) {
	if (step === 'ask') return <SubscribePage refused={actionData?.refused} />;
	if (step === 'asked') return hasAsked ? <RequestedPage /> : <NothingRequestedPage />;
	return <LinkPage kind={step} token={token} outcome={actionData?.link} />;
}

/** Shown when the form in a page's footer has an error. */
function SubscribePage({ refused }: { refused: { email: string; error: string | undefined } | undefined }) {
	const t = useTranslations('newsletter.page');
	const error = refused && (refused.error ?? t('failed'));
	return (
		<article>
			<PageHead
				title={`${t('title')} · ${brand.name}`}
				description={t('description')}
				path="/newsletter"
				indexed={false}
			/>
			<PageBand title={t('title')} lead={t('lead')}>
				<div>
					{error && (
						<p className={styles.error} role="alert">
							{error}
						</p>
					)}
					<NewsletterForm id="newsletter-here" typed={refused?.email} />
				</div>
			</PageBand>
			<Contents />
		</article>
	);
}

/** What an issue holds, in place of the footer's form, which this page has at its top. */
function Contents() {
	const t = useTranslations('newsletter.page.contents');
	return (
		<section className={`page ${styles.contents}`} aria-labelledby="newsletter-contents">
			<h2 id="newsletter-contents" className={styles.heading}>
				{t('title')}
			</h2>
			<ul role="list" className={styles.parts}>
				{CONTENTS.map(([part, icon]) => (
					<li key={part} className={styles.part}>
						<Icon name={icon} />
						<h3>{t(`${part}.title`)}</h3>
						<p>{t(`${part}.text`)}</p>
					</li>
				))}
			</ul>
		</section>
	);
}

/** The same for every visitor, whether already subscribed or not. */
function RequestedPage() {
	const t = useTranslations('newsletter.asked');
	return (
		<article>
			<PageHead title={`${t('title')} · ${brand.name}`} description={t('lead')} indexed={false} />
			<PageBand title={t('title')} lead={t('lead')} />
			<PlainPageText>
				<p>{t('text')}</p>
			</PlainPageText>
		</article>
	);
}

/** Shown if the page above is opened in a browser that did not send the form. */
function NothingRequestedPage() {
	const t = useTranslations('newsletter.nothingAsked');
	return (
		<article>
			<PageHead title={`${t('title')} · ${brand.name}`} description={t('lead')} indexed={false} />
			<PageBand title={t('title')} lead={t('lead')}>
				<NewsletterForm id="newsletter-here" />
			</PageBand>
		</article>
	);
}

type LinkPageProps = {
	kind: 'confirm' | 'unsubscribe';
	token: string | undefined;
	/** The result of pressing the button, if it was pressed. */
	outcome: LinkOutcome | undefined;
};

/** The page that a link in our mail opens: one button, and a confirmation after it was pressed. */
function LinkPage({ kind, token, outcome }: LinkPageProps) {
	const contact = useContact();
	const pathTo = usePathTo();
	const t = useTranslations('newsletter');
	const state = outcome ?? (token === undefined ? 'unknown' : 'ask');
	const part = kind === 'confirm' ? 'confirm' : 'leave';
	const key =
		state === 'ask' || state === 'done' ? (`${part}.${state}` as const) : (`link.${state}` as const);
	const title = t(`${key}.title`);
	return (
		<article>
			<PageHead title={`${title} · ${brand.name}`} description={t(`${key}.lead`)} indexed={false} />
			<PageBand title={title} lead={t(`${key}.lead`)}>
				{state === 'ask' ? (
					<form method="post" action={pathTo(`/newsletter/${kind}`)}>
						<input type="hidden" name="token" value={token} />
						<PlainButton variant="heat" type="submit">
							{t(`${part}.press`)}
						</PlainButton>
					</form>
				) : undefined}
			</PageBand>
			<PlainPageText>
				<p>{t('link.contact', { name: brand.name, phone: contact.phone, email: contact.email })}</p>
			</PlainPageText>
		</article>
	);
}
