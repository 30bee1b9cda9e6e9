import { useTranslations } from 'use-intl';
import { Link } from '../../platform/ui/link.tsx';
import styles from './category-menu.module.css';
import { CATEGORY_MENU, type ListingRouteId } from './listing-scope.ts';

type MenuId = Exclude<ListingRouteId, 'all' | 'smaw' | 'unknown' | 'argonSeries' | 'trackSeries'>;

export function CategoryLinks({ current }: { current: ListingRouteId }) {
	const t = useTranslations('listing.categories');
	return (
		<ul role="list" className={styles.row}>
			{CATEGORY_MENU.map(({ id, path }) => (
				<li key={id}>
					<Link className={styles.entry} to={path} aria-current={id === current ? 'page' : undefined}>
						{t(id as MenuId)}
					</Link>
				</li>
			))}
		</ul>
	);
}
