import { type FocusEvent, type KeyboardEvent, type MouseEvent, useRef } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { LISTING_SORTS, withSort } from '../../../domain/search/listing.ts';
import { Icon } from '../../../platform/ui/icon.tsx';
import { addressOf, type ListingData } from '../listing-data.ts';
import styles from './sort-control.module.css';

/** The orders of a list behind the one that is on; each is a link, so that none needs scripts. */
export function SortControl({ data: { path, listing } }: { data: ListingData }) {
	const t = useTranslations('listing.sort');
	const usual = listing.q === '' ? 'name' : 'best';
	const orders = listing.q === '' ? LISTING_SORTS : (['best', ...LISTING_SORTS] as const);
	const current = listing.sort ?? usual;

	const details = useRef<HTMLDetailsElement>(null);
	const summary = useRef<HTMLElement>(null);

	/** The focus goes back to where the orders were opened: the one it was on is gone. */
	function close() {
		if (details.current) details.current.open = false;
		summary.current?.focus();
	}

	function closeOnEscape(event: KeyboardEvent) {
		if (event.key === 'Escape') close();
	}

	function closeOnPick(event: MouseEvent) {
		// Another tab or window leaves this list as it is.
		if (!event.defaultPrevented && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey)
			close();
	}

	function closeWhenLeft(event: FocusEvent<HTMLDetailsElement>) {
		if (!event.currentTarget.contains(event.relatedTarget)) event.currentTarget.open = false;
	}

	return (
		<details ref={details} className={styles.sort} onKeyDown={closeOnEscape} onBlur={closeWhenLeft}>
			<summary ref={summary}>
				{t('label')} <b>{t(current)}</b>
				<Icon name="chevron-down" />
			</summary>
			<ul role="list">
				{orders.map((order) => (
					<li key={order}>
						<Link
							to={addressOf(path, withSort(listing, order === 'best' ? undefined : order))}
							aria-current={order === current ? 'true' : undefined}
							preventScrollReset
							onClick={closeOnPick}
						>
							{t(order)}
						</Link>
					</li>
				))}
			</ul>
		</details>
	);
}
