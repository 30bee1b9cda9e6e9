import type { LoaderFunctionArgs } from 'react-router';
import { requireDistributor } from '../frame/portal-page-context.ts';
import { loadPortalHome } from './portal-records.server.ts';

export async function loader({ context }: LoaderFunctionArgs) {
	const { services, distributor } = requireDistributor(context);
	return { name: distributor.name, ...(await loadPortalHome(services, distributor)) };
}
