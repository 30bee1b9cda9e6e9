import { pageServices } from '../frame/page-services.ts';
import type { Route } from './+types/request-sent-page';

/** The number in the address, if this browser has proof that it sent that request. */
export function loader({ request, url, context }: Route.LoaderArgs): { number: string | undefined } {
	const number = (url.searchParams.get('number') ?? '').toUpperCase();
	const { proofs } = context.get(pageServices);
	return {
		number: proofs.confirms('sampleRequest', number, request.headers.get('cookie')) ? number : undefined,
	};
}
