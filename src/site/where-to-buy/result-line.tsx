import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { type ListedDistributor, shownKm } from '../../domain/distributors/distributor.ts';
import type { Place } from '../../domain/distributors/place-index.ts';
import styles from './where-to-buy-page.module.css';

/** Greater distances get a notice, because visitors should know before they drive. */
const FAR_KM = 200;

/** The number of distributors, their order, and the place they are measured from; changes are announced. */
export function ResultLine({
	rows,
	more,
	place,
	isOwn,
}: {
	rows: readonly ListedDistributor[];
	/** How many more there are than can be listed. */
	more: number;
	place: Place | undefined;
	/** True if measured from the browser's position. */
	isOwn: boolean;
}) {
	const t = useTranslations('whereToBuy');
	const nearest = rows[0]?.distanceKm;
	const where = isOwn
		? t('from.own')
		: place && t('from.place', { place: place.province ? `${place.name}, ${place.province}` : place.name });
	return (
		<>
			<p role="status" className={styles.count}>
				{t.rich(nearest === undefined ? 'count.all' : 'count.near', {
					count: rows.length,
					strong: (text: ReactNode) => <strong>{text}</strong>,
				})}
				{more > 0 && ` ${t('count.more', { count: more })}`}
				{nearest !== undefined && nearest > FAR_KM && ` ${t('far', { km: shownKm(nearest) })}`}
			</p>
			{where && (
				<p className={styles.here}>
					<span className={styles.dot} />
					{where}
				</p>
			)}
		</>
	);
}
