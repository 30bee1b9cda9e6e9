import { isApplicationNumber } from '../../domain/applications/distributor-application.ts';
import { pageServices } from '../frame/page-services.ts';
import type { Route } from './+types/application-sent-page';

/** The number in the address, if this browser has proof that it sent that application. */
export function loader({ request, url, context }: Route.LoaderArgs): { number: string | undefined } {
	const number = (url.searchParams.get('number') ?? '').toUpperCase();
	const { proofs } = context.get(pageServices);
	const isProved =
		isApplicationNumber(number) &&
		proofs.confirms('distributorApplication', number, request.headers.get('cookie'));
	return { number: isProved ? number : undefined };
}
