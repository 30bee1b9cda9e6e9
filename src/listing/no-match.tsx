import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { withoutFilters } from '../search/listing.ts';
import { addressOf, type ListingData } from './listing-data.ts';
import { ListingNotice } from './listing-notice.tsx';
import styles from './no-match.module.css';

/** Instead of the cards when there are none: what to do about it. */
export function NoMatch({ data, filtered }: { data: ListingData; filtered: boolean }) {
	const t = useTranslations('listing');
	const { listing, path, suggestions } = data;
	return (
		<div className={styles.none}>
			<ListingNotice nearLabel={t('near')} suggestions={suggestions}>
				{sentence()}
			</ListingNotice>
			{filtered ? (
				<Link className={styles.action} to={addressOf(path, withoutFilters(listing))}>
					{t('filters.clear')}
				</Link>
			) : (
				<Link className={styles.action} to="/products">
					{t('search.all')}
				</Link>
			)}
		</div>
	);

	function sentence() {
		if (listing.q === '') return filtered ? t('none') : t('emptyCategory');
		return t(filtered ? 'noMatchFiltered' : 'noMatch', { text: listing.q });
	}
}
