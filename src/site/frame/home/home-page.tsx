import messages from 'messages:home.buttonRest,home.pauseFilm,home.playFilm';
import { withMessages } from '../../../platform/i18n/page-messages.tsx';
import { requestLocale } from '../../../platform/i18n/request-locale.ts';
import { documentRequest } from '../../../platform/pages/document-request.ts';
import { PageHead } from '../../../platform/ui/page-head.tsx';
import { pageServices } from '../page-services.ts';
import type { Route } from './+types/home-page';
import { HomeContent } from './home-content.tsx';
import { readHome } from './home-data.server.ts';

export function loader({ context }: Route.LoaderArgs) {
	const { catalogue } = context.get(pageServices);
	return readHome(catalogue, context.get(requestLocale), context.get(documentRequest));
}

export default withMessages(messages, HomePage);

function HomePage({ loaderData }: Route.ComponentProps) {
	const { title, description } = loaderData.home.words;
	return (
		<>
			<PageHead title={title} description={description} path="/" />
			<HomeContent data={loaderData} />
		</>
	);
}
