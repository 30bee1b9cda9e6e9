import { useTranslations } from 'use-intl';
import { withoutFilter, withRule } from '../../../domain/search/listing.ts';
import { Link } from '../../../platform/ui/link.tsx';
import { GloveGrid } from '../cards/glove-grid.tsx';
import { addressOf, type ListedDeadEnd, type ListingData } from '../listing-data.ts';
import styles from './dead-end.module.css';
import { useChipName } from './filter-words.ts';

/**
 * Suggestions for filters that no glove meets: each filter with the number of gloves without it, and the nearest
 * gloves.
 */
export function DeadEnd({ data, deadEnd }: { data: ListingData; deadEnd: ListedDeadEnd }) {
	const t = useTranslations('listing.deadEnd');
	const nameOf = useChipName();
	const { listing, path } = data;
	const { nearest } = deadEnd;
	// Leaves out suggestions that would find nothing either.
	const rules = deadEnd.anyRule.filter(({ count }) => count > 0);
	const removals = deadEnd.removals.filter(({ count }) => count > 0);
	return (
		<>
			{rules.length + removals.length > 0 && <h2 className={styles.heading}>{t('without')}</h2>}
			<ul role="list" className={styles.ways}>
				{rules.map(({ id, count }) => (
					<li key={id}>
						<Link
							className={styles.way}
							to={addressOf(path, withRule(listing, id, 'any'))}
							preventScrollReset
						>
							{t('rule', { count })}
						</Link>
					</li>
				))}
				{removals.map(({ chip, count }) => (
					<li key={`${chip.id} ${chip.slug}`}>
						<Link
							className={styles.way}
							to={addressOf(path, withoutFilter(listing, chip.id, chip.slug))}
							preventScrollReset
						>
							{t('remove', { name: nameOf(chip), count })}
						</Link>
					</li>
				))}
			</ul>
			{nearest.length > 0 && (
				<section aria-labelledby="nearest-gloves">
					<h2 id="nearest-gloves" className={styles.heading}>
						{t('nearest')}
					</h2>
					<GloveGrid cards={nearest} heading="h3" />
				</section>
			)}
		</>
	);
}
