import { useTranslations } from 'use-intl';
import brand from '../../../content/brand.json';
import { PageHead } from '../../platform/ui/page-head.tsx';
import type { ListingData } from './listing-data.ts';

/** Title, description, canonical address and social card of a listing. */
export function ListingHead({ data: { texts, listing, canonical } }: { data: ListingData }) {
	const t = useTranslations('listing');
	const name = listing.q === '' ? texts.title : t('search.title', { text: listing.q });
	const numbered = listing.page > 1 ? t('titlePage', { title: name, page: listing.page }) : name;
	return (
		<PageHead
			title={`${numbered} · ${brand.name}`}
			description={texts.description}
			path={canonical ?? undefined}
			indexed={canonical !== null}
		/>
	);
}
