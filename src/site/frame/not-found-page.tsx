import messages from 'messages:notFound,home.buttonRest,home.pauseFilm,home.playFilm';
import { data, useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { withMessages } from '../../platform/i18n/page-messages.tsx';
import { requestLocale } from '../../platform/i18n/request-locale.ts';
import { documentRequest } from '../../platform/pages/document-request.ts';
import { PageHead } from '../../platform/ui/page-head.tsx';
import type { Route } from './+types/not-found-page';
import { HomeContent } from './home/home-content.tsx';
import { readHome } from './home/home-data.server.ts';
import styles from './not-found-page.module.css';
import { pageServices } from './page-services.ts';
import { formatRequestedPath } from './requested-path.ts';
import { SearchBox } from './search/search-box.tsx';

/** An unknown address: status 404, and the home page under a notice (docs/behaviour.md, "Unknown addresses"). */
export function loader({ context }: Route.LoaderArgs) {
	const { catalogue } = context.get(pageServices);
	const home = readHome(catalogue, context.get(requestLocale), context.get(documentRequest));
	return data(home, { status: 404 });
}

export default withMessages(messages, NotFoundPage);

function NotFoundPage({ loaderData }: Route.ComponentProps) {
	const t = useTranslations('notFound');
	// Only this depends on the address: the server renders the page once and inserts the path.
	const { pathname } = useLocation();
	return (
		<>
			<PageHead title={t('title')} description={loaderData.home.words.description} indexed={false} />
			<section className={`onSoot ${styles.notice}`}>
				<div className="page">
					<h1 className={styles.heading}>
						{t.rich('notice', {
							path: formatRequestedPath(pathname),
							asked: (path) => <bdi className={styles.path}>{path}</bdi>,
						})}
					</h1>
					<p className={styles.help}>{t('help')}</p>
					<SearchBox label={t('search')} className={styles.search} />
				</div>
			</section>
			<HomeContent data={loaderData} heading="h2" />
		</>
	);
}
