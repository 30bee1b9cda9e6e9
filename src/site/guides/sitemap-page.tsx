import messages from 'messages:guides.sitemap.title,guides.sitemap.description,guides.sitemap.lead';
import { useTranslations } from 'use-intl';
import brand from '../../../content/brand.json';
import { withMessages } from '../../platform/i18n/page-messages.tsx';
import { PageHead } from '../../platform/ui/page-head.tsx';
import { staticPart } from '../../platform/ui/static-part.tsx';
import { PageBand } from '../frame/plain-page-layout.tsx';
import type { Route } from './+types/sitemap-page';

export { loader } from './sitemap-page.server.ts';

export default withMessages(messages, SitemapPage);

const Body = staticPart(() => import('./sitemap-body.tsx').then((module) => module.SitemapBody));

/** Lists every page, category and glove, for people who browse by structure. */
function SitemapPage({ loaderData }: Route.ComponentProps) {
	const t = useTranslations('guides.sitemap');
	return (
		<>
			<PageHead title={`${t('title')} · ${brand.name}`} description={t('description')} path="/sitemap" />
			<PageBand title={t('title')} lead={t('lead')} />
			<Body {...loaderData} />
		</>
	);
}
