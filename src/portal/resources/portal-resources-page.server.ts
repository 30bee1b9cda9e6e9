import type { LoaderFunctionArgs } from 'react-router';
import { requestLocale } from '../../platform/i18n/request-locale.ts';
import { requireDistributor } from '../frame/portal-page-context.ts';
import { loadResources } from './portal-resources.server.ts';

export async function loader({ context, url }: LoaderFunctionArgs) {
	const { services } = requireDistributor(context);
	const q = (url.searchParams.get('q') ?? '').slice(0, 200).trim();
	const cursor = (url.searchParams.get('place') ?? '').slice(0, 80);
	return {
		q,
		...(await loadResources(services.catalogue, { q, cursor, locale: context.get(requestLocale) })),
	};
}
