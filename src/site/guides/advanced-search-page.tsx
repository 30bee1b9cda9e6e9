import messages from 'messages:guides.search.title,guides.search.description,guides.search.lead';
import { useTranslations } from 'use-intl';
import brand from '../../../content/brand.json';
import { withMessages } from '../../platform/i18n/page-messages.tsx';
import { toggleCollapsed } from '../../platform/ui/collapse.ts';
import { usePathTo } from '../../platform/ui/link.tsx';
import { PageHead } from '../../platform/ui/page-head.tsx';
import { staticPart } from '../../platform/ui/static-part.tsx';
import { PageBand } from '../frame/plain-page-layout.tsx';
import type { Route } from './+types/advanced-search-page';
import styles from './advanced-search-page.module.css';

export { loader } from './advanced-search-page.server.ts';

const TextField = staticPart(() =>
	import('./advanced-search-parts.tsx').then((module) => module.AdvancedText),
);
const Filters = staticPart(() =>
	import('./advanced-search-parts.tsx').then((module) => module.AdvancedFilters),
);

export default withMessages(messages, AdvancedSearchPage);

/** A text field and all filters in one form that submits to /products; needs no scripts. */
function AdvancedSearchPage({ loaderData: { groups } }: Route.ComponentProps) {
	const pathTo = usePathTo();
	const t = useTranslations('guides.search');
	return (
		<search>
			<PageHead
				title={`${t('title')} · ${brand.name}`}
				description={t('description')}
				path="/advanced-search"
			/>
			<form action={pathTo('/products')} autoComplete="off">
				<PageBand title={t('title')} lead={t('lead')}>
					<TextField />
				</PageBand>
				{/* biome-ignore lint/a11y/noStaticElementInteractions: it only handles clicks of focusable buttons */}
				{/* biome-ignore lint/a11y/useKeyWithClickEvents: as above */}
				<div className={`page ${styles.body}`} onClick={toggleCollapsed}>
					<Filters groups={groups} />
				</div>
			</form>
		</search>
	);
}
