import { useTranslations } from 'use-intl';
import brand from '../../../content/brand.json';
import { PageHead } from '../../platform/ui/page-head.tsx';
import type { ListingData } from './listing-data.ts';

/** Title, description, canonical address and social card of a listing. */
export function ListingHead({ data: { words: place, listing, canonical } }: { data: ListingData }) {
	const t = useTranslations('listing');
	const words = listing.q === '' ? place.title : t('search.title', { text: listing.q });
	const numbered = listing.page > 1 ? t('titlePage', { title: words, page: listing.page }) : words;
	const title = `${numbered} · ${brand.name}`;
	const description = place.description;
	return (
		<PageHead
			title={title}
			description={description}
			path={canonical ?? undefined}
			indexed={canonical !== null}
		/>
	);
}
