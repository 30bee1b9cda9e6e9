import { pageServices } from '../frame/page-services.ts';
import type { Route } from './+types/where-to-buy-page';
import { parseDistributorQuestion } from './distributor-question.ts';

/** All distributors, and the position of the place in the address; the page sorts them. */
export async function loader({ context, url }: Route.LoaderArgs) {
	const { listDistributors, listOnlinePartners, findPlace, tiles } = context.get(pageServices).whereToBuy;
	const question = parseDistributorQuestion(url.searchParams);
	return {
		distributors: await listDistributors(),
		onlinePartners: listOnlinePartners(),
		question,
		found: question.near === '' ? undefined : findPlace(question.near),
		tiles,
	};
}
