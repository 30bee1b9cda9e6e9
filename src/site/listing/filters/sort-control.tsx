import { type FocusEvent, type KeyboardEvent, type MouseEvent, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { LISTING_SORTS, withSort } from '../../../domain/search/listing.ts';
import { Icon } from '../../../platform/ui/icon.tsx';
import { Link } from '../../../platform/ui/link.tsx';
import { addressOf, type ListingData } from '../listing-data.ts';
import styles from './sort-control.module.css';

/** The sort orders of a list, opened from the current one. Each is a link, so none needs scripts. */
export function SortControl({ data: { path, listing } }: { data: ListingData }) {
	const t = useTranslations('listing.sort');
	const defaultSort = listing.q === '' ? 'name' : 'best';
	const orders = listing.q === '' ? LISTING_SORTS : (['best', ...LISTING_SORTS] as const);
	const current = listing.sort ?? defaultSort;

	const details = useRef<HTMLDetailsElement>(null);
	const summary = useRef<HTMLElement>(null);

	/** Returns focus to the summary, because the focused link is hidden. */
	function close() {
		if (details.current) details.current.open = false;
		summary.current?.focus();
	}

	function closeOnEscape(event: KeyboardEvent) {
		if (event.key === 'Escape') close();
	}

	function closeOnPick(event: MouseEvent) {
		// A modifier key opens the link elsewhere and leaves this list unchanged.
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
