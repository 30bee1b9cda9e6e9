import { useTranslations } from 'use-intl';
import { RatingPictogram } from '../../../domain/ratings/rating-pictogram.tsx';
import type { ProductCard } from '../../../domain/search/product-card.ts';
import styles from './ansi-strip.module.css';

/** The ANSI/ISEA ratings of a card, in order, with their highest level; cut levels include their own "A". */
const RATINGS = [
	{ id: 'cut', scale: undefined },
	{ id: 'abrasion', scale: 6 },
	{ id: 'puncture', scale: 5 },
	{ id: 'heat', scale: 5 },
] as const;

const pictogramId = (id: string) => `pictogram-${id}`;

/** The strip's pictograms, defined once for all cards of a list. */
export function AnsiPictograms() {
	return (
		<svg className={styles.definitions} width="0" height="0" aria-hidden="true">
			<defs>
				{RATINGS.map(({ id }) => (
					<g key={id} id={pictogramId(id)}>
						<RatingPictogram pictogram={`ansi-${id}`} size={24} />
					</g>
				))}
			</defs>
		</svg>
	);
}

/** Cut, abrasion, puncture and heat ratings of a glove; renders nothing if it has none. */
export function AnsiStrip({ ratings }: { ratings: ProductCard['ratings'] }) {
	const t = useTranslations('listing.card');
	if (Object.values(ratings).every((value) => value === null)) return null;
	return (
		<div className={styles.strip}>
			<span className={styles.standard}>{t('ansi')}</span>
			<dl className={styles.ratings}>
				{RATINGS.map(({ id, scale }) => (
					<div key={id} className={styles.rating}>
						<dt className={styles.name}>
							<svg className={styles.pictogram} width="24" height="24" viewBox="0 0 24 24" aria-hidden="true">
								<use href={`#${pictogramId(id)}`} />
							</svg>
							<span className={styles.word}>{t(id)}</span>
						</dt>
						<Level value={ratings[id]} scale={scale} />
					</div>
				))}
			</dl>
		</div>
	);
}

function Level({ value, scale }: { value: string | null; scale: number | undefined }) {
	const t = useTranslations('listing.card');
	if (value === null) {
		return (
			<dd className={styles.untested}>
				<span aria-hidden="true">–</span>
				<span className="spoken">{t('notTested')}</span>
			</dd>
		);
	}
	return (
		<dd className={styles.level}>
			{value}
			{scale !== undefined && (
				<>
					{' '}
					<span className={`spoken ${styles.scale}`}>{t('of', { scale })}</span>
				</>
			)}
		</dd>
	);
}
