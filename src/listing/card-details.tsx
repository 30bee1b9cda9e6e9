import { useTranslations } from 'use-intl';
import type { Performance } from '../ratings/performance.ts';
import { PerformanceMark } from '../ratings/performance-mark.tsx';
import { findWeldingProcess } from '../ratings/welding-process.ts';
import type { ProductCard } from '../search/product-card.ts';
import styles from './card-details.module.css';

/** The processes a buyer looks for first; the glove's page has the others. */
const MAIN_PROCESSES = new Set(['GTAW', 'GMAW', 'SMAW', 'FCAW']);

/** The name of a performance in the messages. */
export const PERFORMANCE_WORDS = {
	'Full use': 'full',
	Limited: 'limited',
	'No use': 'none',
} as const satisfies Record<Performance, string>;

/** What a wide card adds: processes with hide, cuff and sizes, or the features of a glove that is not for welding. */
export function CardDetails({ card }: { card: ProductCard }) {
	const t = useTranslations('listing.card');
	const processes = card.processes.filter(({ label }) =>
		MAIN_PROCESSES.has(findWeldingProcess(label)?.code ?? ''),
	);
	if (processes.every(({ performance }) => performance === 'No use')) {
		return (
			<ul role="list" className={styles.details} aria-label={t('features')}>
				{card.features.map((feature) => (
					<li key={feature} className={styles.feature}>
						{feature}
					</li>
				))}
			</ul>
		);
	}

	/** "XS to 2XL", or the one size there is. */
	function sizeRange(sizes: readonly string[]): string {
		const [first] = sizes;
		const last = sizes.at(-1);
		if (first === undefined || last === undefined) return '';
		return first === last ? first : t('sizeRange', { first, last });
	}

	return (
		<dl className={styles.details}>
			{processes.map(({ label, performance }) => (
				<div key={label} className={styles.row}>
					<dt className={styles.process}>{label}</dt>
					<dd>
						<PerformanceMark
							performance={performance}
							label={t(`performance.${PERFORMANCE_WORDS[performance]}`)}
						/>
					</dd>
				</div>
			))}
			<Fact name={t('hide')} value={card.hide} />
			<Fact name={t('cuff')} value={card.cuff} />
			<Fact name={t('sizes')} value={sizeRange(card.sizes)} />
		</dl>
	);
}

function Fact({ name, value }: { name: string; value: string }) {
	if (value === '') return null;
	return (
		<div className={styles.row}>
			<dt>{name}</dt>
			<dd className={styles.value}>{value}</dd>
		</div>
	);
}
