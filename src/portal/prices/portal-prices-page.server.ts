import type { LoaderFunctionArgs } from 'react-router';
import { requireDistributor } from '../frame/portal-page-context.ts';
import { loadPortalPrices } from './portal-prices.server.ts';

export async function loader({ context, url }: LoaderFunctionArgs) {
	const { services, distributor } = requireDistributor(context);
	const q = (url.searchParams.get('q') ?? '').slice(0, 200).trim();
	const cursor = (url.searchParams.get('place') ?? '').slice(0, 80);
	return { q, sheet: await loadPortalPrices(services, distributor, { q, cursor }) };
}
