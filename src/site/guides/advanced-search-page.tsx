import messages from 'messages:guides.search.title,guides.search.description,guides.search.lead';
import { useTranslations } from 'use-intl';
import brand from '../../../content/brand.json';
import { withMessages } from '../../platform/i18n/page-messages.tsx';
import { held } from '../../platform/ui/held.tsx';
import { PageHead } from '../../platform/ui/page-head.tsx';
import { PageBand } from '../frame/plain-page-layout.tsx';
import type { Route } from './+types/advanced-search-page';
import styles from './advanced-search-page.module.css';

export { loader } from './advanced-search-page.server.ts';

const Form = held(() => import('./advanced-search-form.tsx').then((module) => module.AdvancedSearchForm));

export default withMessages(messages, AdvancedSearchPage);

/** Words and every filter in one form that asks /products; nothing here needs scripts. */
function AdvancedSearchPage({ loaderData: { groups } }: Route.ComponentProps) {
	const t = useTranslations('guides.search');
	return (
		<search>
			<PageHead
				title={`${t('title')} · ${brand.name}`}
				description={t('description')}
				path="/advanced-search"
			/>
			<form action="/products" autoComplete="off">
				<PageBand title={t('title')} lead={t('lead')}>
					<Form part="text" />
				</PageBand>
				<div className={`page ${styles.body}`}>
					<Form part="filters" groups={groups} />
				</div>
			</form>
		</search>
	);
}
