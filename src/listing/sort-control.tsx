import type { FormEvent } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { LISTING_SORTS, type ListingSort, withSort } from '../search/listing.ts';
import { useHydrated } from '../ui/hydrated.ts';
import { Icon } from '../ui/icon.tsx';
import { addressOf, type ListingData } from './listing-data.ts';
import styles from './sort-control.module.css';
import { SortOptions } from './sort-options.tsx';

/** The order of a list, kept in its address: a pick shows at once; without scripts a button sends it. */
export function SortControl({ data: { path, listing } }: { data: ListingData }) {
	const t = useTranslations('listing.sort');
	const navigate = useNavigate();
	const hydrated = useHydrated();
	// What the address holds besides: a form of the browser's own must send it along.
	const kept = [...new URLSearchParams(addressOf('', withSort(listing, undefined)).slice(1))];

	function sort(picked: string) {
		const order = LISTING_SORTS.find((known) => known === picked);
		navigate(addressOf(path, withSort(listing, order)), { preventScrollReset: true });
	}

	function submit(event: FormEvent<HTMLFormElement>) {
		event.preventDefault();
		sort(String(new FormData(event.currentTarget).get('sort')));
	}

	return (
		<form className={styles.form} method="get" action={path} onSubmit={submit}>
			{kept.map(([name, value]) => (
				<input key={`${name} ${value}`} type="hidden" name={name} value={value} />
			))}
			<label className={styles.label}>
				<span>{t('label')}</span>
				<span className={styles.field}>
					<select
						className={styles.list}
						name="sort"
						key={listing.sort ?? ''}
						defaultValue={shownSort(listing)}
						onChange={(event) => sort(event.target.value)}
					>
						<SortOptions hasText={listing.q !== ''} />
					</select>
					<Icon name="chevron-down" />
				</span>
			</label>
			{!hydrated && (
				<button type="submit" className={styles.apply}>
					{t('apply')}
				</button>
			)}
		</form>
	);
}

const shownSort = ({ sort, q }: { sort?: ListingSort | undefined; q: string }) =>
	sort ?? (q === '' ? 'name' : 'best');
