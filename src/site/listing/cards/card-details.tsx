import { Fragment } from 'react';
import { useTranslations } from 'use-intl';
import { PerformanceMark } from '../../../domain/ratings/drawings/performance-mark.tsx';
import type { Performance } from '../../../domain/ratings/performance.ts';
import styles from './card-details.module.css';
import type { CardDetailsData } from './listed-card.ts';

/** The message key of each performance. */
const PERFORMANCE_KEYS = {
	'Full use': 'full',
	Limited: 'limited',
	'No use': 'none',
} as const satisfies Record<Performance, string>;

type CardDetailsProps = { details: CardDetailsData; className: string | undefined };

/**
 * The extra content of a wide card: processes, hide, cuff and sizes, or the features of a glove that is not for
 * welding.
 */
export function CardDetails({ details, className }: CardDetailsProps) {
	const t = useTranslations('listing.card');
	if (details.kind === 'work') {
		return (
			<ul role="list" className={`${styles.features} ${className}`} aria-label={t('features')}>
				{details.features.map((feature) => (
					<li key={feature}>{feature}</li>
				))}
			</ul>
		);
	}
	const { processes, hide, cuff, sizes } = details;
	return (
		<dl className={`${styles.details} ${className}`}>
			{processes.map(({ label, performance, name = label }) => (
				<Fragment key={label}>
					<dt className={styles.process}>{name}</dt>
					<dd>
						<PerformanceMark
							performance={performance}
							label={t(`performance.${PERFORMANCE_KEYS[performance]}`)}
						/>
					</dd>
				</Fragment>
			))}
			<Fact name={t('hide')} value={hide} />
			<Fact name={t('cuff')} value={cuff} />
			<Fact name={t('sizes')} value={sizes ? rangeOf(sizes) : ''} />
		</dl>
	);

	/** "XS to 2XL", or the only size. */
	function rangeOf(span: { first: string; last: string }): string {
		return span.first === span.last ? span.first : t('sizeRange', span);
	}
}

function Fact({ name, value }: { name: string; value: string }) {
	if (value === '') return null;
	return (
		<>
			<dt>{name}</dt>
			<dd>{value}</dd>
		</>
	);
}
