import type { LoaderFunctionArgs } from 'react-router';
import { requireDistributor } from '../frame/portal-page-context.ts';
import { listPortalRequests } from './portal-records.server.ts';

export async function loader({ context }: LoaderFunctionArgs) {
	const { services, distributor } = requireDistributor(context);
	return { requests: await listPortalRequests(services, distributor) };
}
