import { pageServices } from '../frame/page-services.ts';
import type { Route } from './+types/where-to-buy-page';
import { parseDistributorQuestion } from './distributor-question.ts';

/** Every distributor, and where the place in the address lies; the page puts them in order. */
export function loader({ context, url }: Route.LoaderArgs) {
	const { distributors, onlinePartners, findPlace, tiles } = context.get(pageServices).whereToBuy;
	const question = parseDistributorQuestion(url.searchParams);
	return {
		distributors,
		onlinePartners,
		question,
		found: question.near === '' ? undefined : findPlace(question.near),
		tiles,
	};
}
