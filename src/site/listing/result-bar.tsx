import type { RefObject } from 'react';
import { useTranslations } from 'use-intl';
import { ActionLink } from '../../platform/ui/fields/action-link.tsx';
import { Icon } from '../../platform/ui/icon.tsx';
import { usePathTo } from '../../platform/ui/link.tsx';
import { FilterChips } from './filters/filter-chips.tsx';
import { SortControl } from './filters/sort-control.tsx';
import { filtersAddress } from './filters-address.ts';
import { RESULTS_ID } from './listing-anchors.ts';
import type { ListingData } from './listing-data.ts';
import styles from './result-bar.module.css';
import { ResultCount } from './result-count.tsx';

/** Further chips collapse into "+3". */
const MAX_CHIPS = 5;

type ResultBarProps = {
	data: ListingData;
	countRef: RefObject<HTMLParagraphElement | null>;
	openerRef: RefObject<HTMLAnchorElement | null>;
	onOpen: () => void;
	/** Called on hover or focus of the control, because it may be pressed next. */
	onNear: () => void;
};

/** The number of gloves, the sort order, the active filters, and the button that opens the filters. */
export function ResultBar({ data, countRef, openerRef, onOpen, onNear }: ResultBarProps) {
	const t = useTranslations('listing.filters');
	const pathTo = usePathTo();
	const { chips } = data;
	const address = `${pathTo(filtersAddress(data.path, data.listing))}#${RESULTS_ID}`;
	return (
		<div className={styles.bar}>
			<ResultCount ref={countRef} total={data.total} />
			{data.total > 1 && <SortControl data={data} />}
			<div className={styles.chips}>
				<FilterChips
					path={data.path}
					listing={data.listing}
					chips={chips}
					max={MAX_CHIPS}
					renderMore={(collapsed) => (
						<ActionLink className={styles.more} href={address} rel="nofollow" onAction={onOpen}>
							{t('more', { count: collapsed })} <span className="sr-only">{t('moreSpoken')}</span>
						</ActionLink>
					)}
					fallback={openerRef}
					withClear
				/>
			</div>
			<ActionLink
				ref={openerRef}
				className={styles.open}
				href={address}
				rel="nofollow"
				onAction={onOpen}
				onPointerEnter={onNear}
				onFocus={onNear}
				aria-haspopup="dialog"
			>
				<Icon name="filters" />
				{t('open')}
				{chips.length > 0 && (
					<>
						{' '}
						<span className={styles.badge}>
							{chips.length}
							<span className="sr-only"> {t('onSpoken')}</span>
						</span>
					</>
				)}
			</ActionLink>
		</div>
	);
}
