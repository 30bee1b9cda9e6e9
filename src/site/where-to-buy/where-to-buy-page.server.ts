import { listDistributors } from '../../domain/distributors/distributor.ts';
import { requestLocale } from '../../platform/i18n/request-locale.ts';
import { pageServices } from '../frame/page-services.ts';
import type { Route } from './+types/where-to-buy-page';
import { parseDistributorQuestion } from './distributor-question.ts';

/** A page of more rows would be slow on a phone, and nobody reads them. */
const MAX_LISTED = 300;

/**
 * The distributors, and the position of the place in the address; the page sorts them. Of a very long list the nearest
 * are sent, or the first by province.
 */
export async function loader({ context, url }: Route.LoaderArgs) {
	const { whereToBuy } = context.get(pageServices);
	const all = await whereToBuy.listDistributors();
	const question = parseDistributorQuestion(url.searchParams);
	const found = question.near === '' ? undefined : whereToBuy.findPlace(question.near);
	const place = found?.kind === 'found' ? found.place : undefined;
	const isLong = all.length > MAX_LISTED;
	const fitting = isLong ? listDistributors(all, question, place, context.get(requestLocale)) : all;
	return {
		distributors: fitting.slice(0, MAX_LISTED),
		/** How many there are in all. */
		count: all.length,
		/** How many fit the question but are not sent. */
		more: Math.max(0, fitting.length - MAX_LISTED),
		onlinePartners: whereToBuy.listOnlinePartners(),
		question,
		found,
		tiles: whereToBuy.tiles,
	};
}
