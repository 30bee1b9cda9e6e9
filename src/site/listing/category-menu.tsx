import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { staticPart } from '../../platform/ui/static-part.tsx';
import styles from './category-menu.module.css';
import type { ListingRouteId } from './listing-scope.ts';

const CategoryLinks = staticPart(() => import('./listing-parts.tsx').then((module) => module.CategoryLinks));

/**
 * The eight categories in one row. On narrow screens the row scrolls horizontally, with its last entry cut off at the
 * edge.
 */
export function CategoryMenu({ current }: { current: ListingRouteId }) {
	const t = useTranslations('listing.categories');
	const menu = useRef<HTMLElement>(null);

	// Scrolls the row to centre the current entry, without scrolling the page.
	// biome-ignore lint/correctness/useExhaustiveDependencies: the current entry changes with the page
	useEffect(() => {
		const row = menu.current;
		const entry = row?.querySelector<HTMLElement>('[aria-current]');
		if (row && entry) row.scrollLeft = entry.offsetLeft - (row.clientWidth - entry.offsetWidth) / 2;
	}, [current]);

	return (
		<nav ref={menu} className={styles.menu} aria-label={t('label')}>
			<CategoryLinks current={current} />
		</nav>
	);
}
