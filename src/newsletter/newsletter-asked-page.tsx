import words from 'messages:newsletter.asked';
import { useTranslations } from 'use-intl';
import brand from '../../content/brand.json';
import { PageHead } from '../site/page-head.tsx';
import { withWords } from '../site/page-words.tsx';
import { PageBand, PlainPageText } from '../site/plain-page-layout.tsx';

export default withWords(words, NewsletterAskedPage);

/** The same for everybody who asks, on the list or not. */
function NewsletterAskedPage() {
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
