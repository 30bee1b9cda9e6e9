import messages from 'messages:listing.card,listing.filters,listing.results,listing.pager,listing.categories,listing.none,listing.deadEnd,listing.noMatch,listing.noMatchFiltered,listing.near,listing.hazards,listing.emptyCategory,listing.search,sampleLink';
import { useTranslations } from 'use-intl';
import { withPage } from '../../domain/search/listing.ts';
import { withMessages } from '../../platform/i18n/page-messages.tsx';
import { Pager } from '../../platform/ui/pager.tsx';
import { GloveGrid } from './cards/glove-grid.tsx';
import { CategoryLinks as CategoryMenuLinks } from './category-links.tsx';
import { NoMatch } from './filters/no-match.tsx';
import { addressOf, type ListingData, rangeOfPage } from './listing-data.ts';
import { SearchAgain as SearchAgainForm } from './search-again.tsx';

// The static parts of a listing, with their messages; a new list comes as new `data`.

export const CategoryLinks = withMessages(messages, CategoryMenuLinks);

export const SearchAgain = withMessages(messages, SearchAgainForm);

export const GloveResults = withMessages(messages, ({ data }: { data: ListingData }) => (
	<>
		{data.total === 0 ? (
			<NoMatch data={data} filtered={data.chips.length > 0} />
		) : (
			<GloveGrid cards={data.cards} />
		)}
		<ListingPager data={data} />
	</>
));

function ListingPager({ data: { path, listing, pageCount, total } }: { data: ListingData }) {
	const t = useTranslations('listing.pager');
	const { from, to } = rangeOfPage(listing.page, total);
	return (
		<Pager
			label={t('label')}
			page={listing.page}
			pageCount={pageCount}
			addressOf={(page) => addressOf(path, withPage(listing, page))}
			previous={t('previous')}
			next={t('next')}
			nameOf={(page) => t('page', { page })}
			range={t('range', { from, to, total })}
		/>
	);
}
