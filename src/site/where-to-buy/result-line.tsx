import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { type ListedDistributor, shownKm } from './distributor.ts';
import type { Place } from './place-index.ts';
import styles from './where-to-buy-page.module.css';

/** Farther than this is a drive that one should know of beforehand. */
const FAR_KM = 200;

/** How many there are, in which order, and from where; read aloud when it changes. */
export function ResultLine({
	rows,
	place,
	isOwn,
}: {
	rows: readonly ListedDistributor[];
	place: Place | undefined;
	/** Measured from the browser's own position. */
	isOwn: boolean;
}) {
	const t = useTranslations('whereToBuy');
	const nearest = rows[0]?.distanceKm;
	const where = isOwn
		? t('from.own')
		: place && t('from.place', { place: place.province ? `${place.name}, ${place.province}` : place.name });
	return (
		<div className={styles.result}>
			<p role="status">
				{t.rich(nearest === undefined ? 'count.all' : 'count.near', {
					count: rows.length,
					strong: (text: ReactNode) => <strong>{text}</strong>,
				})}
				{nearest !== undefined && nearest > FAR_KM && ` ${t('far', { km: shownKm(nearest) })}`}
			</p>
			{where && (
				<p className={styles.here}>
					<span className={styles.dot} />
					{where}
				</p>
			)}
		</div>
	);
}
