import { useRouteLoaderData } from 'react-router';
import { useTranslations } from 'use-intl';
import brand from '../../content/brand.json';
import { PageHead } from '../site/page-head.tsx';
import type { loader } from '../site/site-layout.tsx';
import type { ListingData } from './listing-data.ts';

/** Title, description, canonical address and Open Graph of a listing. */
export function ListingHead({ data: { place, listing, canonical } }: { data: ListingData }) {
	const t = useTranslations('listing');
	const frame = useRouteLoaderData<typeof loader>('site/site-layout');
	const words = listing.q === '' ? t(`pages.${place}.title`) : t('search.title', { text: listing.q });
	const numbered = listing.page > 1 ? t('titlePage', { title: words, page: listing.page }) : words;
	const title = `${numbered} · ${brand.name}`;
	const description = t(`pages.${place}.description`);
	return (
		<>
			<PageHead
				title={title}
				description={description}
				path={canonical ?? undefined}
				indexed={canonical !== null}
			/>
			<meta property="og:type" content="website" />
			<meta property="og:site_name" content={brand.name} />
			<meta property="og:title" content={title} />
			<meta property="og:description" content={description} />
			{frame && canonical !== null && <meta property="og:url" content={`${frame.publicUrl}${canonical}`} />}
		</>
	);
}
