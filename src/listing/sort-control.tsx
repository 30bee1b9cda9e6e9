import type { FocusEvent, KeyboardEvent } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { LISTING_SORTS, withSort } from '../search/listing.ts';
import { addressOf, type ListingData } from './listing-data.ts';
import styles from './sort-control.module.css';

/** The orders of a list behind the one that is on; each is a link, so that none needs scripts. */
export function SortControl({ data: { path, listing } }: { data: ListingData }) {
	const t = useTranslations('listing.sort');
	const usual = listing.q === '' ? 'name' : 'best';
	const orders = listing.q === '' ? LISTING_SORTS : (['best', ...LISTING_SORTS] as const);
	const current = listing.sort ?? usual;

	function closeOnEscape(event: KeyboardEvent<HTMLDetailsElement>) {
		if (event.key !== 'Escape') return;
		event.currentTarget.open = false;
		event.currentTarget.querySelector('summary')?.focus();
	}

	function closeWhenLeft(event: FocusEvent<HTMLDetailsElement>) {
		if (!event.currentTarget.contains(event.relatedTarget)) event.currentTarget.open = false;
	}

	return (
		// A picked order is another control, closed.
		<details key={current} className={styles.sort} onKeyDown={closeOnEscape} onBlur={closeWhenLeft}>
			<summary>
				{t('label')} <b>{t(current)}</b>
			</summary>
			<ul role="list">
				{orders.map((order) => (
					<li key={order}>
						<Link
							to={addressOf(path, withSort(listing, order === 'best' ? undefined : order))}
							aria-current={order === current ? 'true' : undefined}
							preventScrollReset
						>
							{t(order)}
						</Link>
					</li>
				))}
			</ul>
		</details>
	);
}
