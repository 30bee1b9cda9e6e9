import words from 'messages:newsletter.page,newsletter.form';
import { useTranslations } from 'use-intl';
import brand from '../../content/brand.json';
import { NewsletterForm } from '../site/newsletter-form.tsx';
import { PageHead } from '../site/page-head.tsx';
import { withWords } from '../site/page-words.tsx';
import { PageBand } from '../site/plain-page-layout.tsx';
import type { Route } from './+types/newsletter-page';

export { action } from './newsletter-page.server.ts';

export default withWords(words, NewsletterPage);

/** Where the form of every page's foot arrives; and a place to ask for the newsletter. */
function NewsletterPage({ actionData }: Route.ComponentProps) {
	const t = useTranslations('newsletter.page');
	const refused = actionData && { ...actionData, fault: actionData.fault ?? t('failed') };
	return (
		<article>
			<PageHead
				title={`${t('title')} · ${brand.name}`}
				description={t('description')}
				path="/newsletter"
				indexed={false}
			/>
			<PageBand title={t('title')} lead={t('lead')}>
				<NewsletterForm id="newsletter-here" page="/newsletter" refused={refused} />
			</PageBand>
		</article>
	);
}
