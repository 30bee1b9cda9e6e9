import { useTranslations } from 'use-intl';
import { withoutFilters } from '../../../domain/search/listing.ts';
import { ButtonLink } from '../../../platform/ui/fields/button-link.tsx';
import { addressOf, type ListingData } from '../listing-data.ts';
import { ListingNotice } from '../listing-notice.tsx';
import { DeadEnd } from './dead-end.tsx';
import styles from './no-match.module.css';

/** Shown instead of the cards if there are none: suggestions what to do. */
export function NoMatch({ data, filtered }: { data: ListingData; filtered: boolean }) {
	const t = useTranslations('listing');
	const { listing, path, suggestions } = data;
	return (
		<div className={styles.none}>
			<ListingNotice nearLabel={t('near')} suggestions={suggestions}>
				{sentence()}
			</ListingNotice>
			<div className={styles.ways}>
				{filtered ? (
					<ButtonLink variant="outlined" to={addressOf(path, withoutFilters(listing))}>
						{t('filters.clear')}
					</ButtonLink>
				) : (
					<ButtonLink variant="outlined" to="/products">
						{t('search.all')}
					</ButtonLink>
				)}
				{/* A visitor who finds nothing by name may find it by the job. */}
				<ButtonLink variant="outlined" to={finderAddress(listing.q)}>
					{t('search.finder')}
				</ButtonLink>
			</div>
			{data.deadEnd && <DeadEnd data={data} deadEnd={data.deadEnd} />}
		</div>
	);

	function sentence() {
		if (data.hazard) return t(`hazards.${data.hazard}`);
		if (listing.q === '') return filtered ? t('none') : t('emptyCategory');
		return t(filtered ? 'noMatchFiltered' : 'noMatch', { text: listing.q });
	}
}

/** The finder's address with the search text as the job. */
function finderAddress(text: string): string {
	return text === '' ? '/find-a-glove' : `/find-a-glove?${new URLSearchParams({ job: text })}`;
}
