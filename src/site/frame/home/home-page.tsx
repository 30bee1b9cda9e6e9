import messages from 'messages:home.title,home.description,home.headline,home.line,home.learnMore,home.factWelders,home.factRatings,home.factSamples,home.pauseFilm,home.playFilm';
import { useTranslations } from 'use-intl';
import { withMessages } from '../../../platform/i18n/page-messages.tsx';
import { requestLocale } from '../../../platform/i18n/request-locale.ts';
import { PageHead } from '../../../platform/ui/page-head.tsx';
import { pageServices } from '../page-services.ts';
import type { Route } from './+types/home-page';
import { listBestSellers } from './best-seller.ts';
import { HomeContent } from './home-content.tsx';
import { findHomePictures } from './home-pictures.ts';

export function loader({ context }: Route.LoaderArgs) {
	const { catalogue } = context.get(pageServices);
	return {
		bestSellers: listBestSellers(catalogue, context.get(requestLocale)),
		pictures: findHomePictures(catalogue.index),
	};
}

export default withMessages(messages, HomePage);

function HomePage({ loaderData }: Route.ComponentProps) {
	const t = useTranslations('home');
	return (
		<>
			<PageHead title={t('title')} description={t('description')} path="/" />
			<HomeContent {...loaderData} />
		</>
	);
}
