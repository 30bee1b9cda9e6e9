import type { ComponentProps } from 'react';
import { useTranslations } from 'use-intl';
import type { ListedValue } from '../listing-data.ts';
import { useValueName } from './filter-words.ts';
import type { Scale } from './rating-scale.ts';
import styles from './rating-scales.module.css';

type RatingScalesProps = {
	/** The name of the query param. */
	name: string;
	scales: readonly Scale<ListedValue>[];
	/** The state of a checkbox; left out in a natively submitted form. */
	control?: (value: ListedValue) => Pick<ComponentProps<'input'>, 'checked' | 'disabled' | 'onChange'>;
};

/** Filter values on scales, one row for each standard: a level is one press, and shows which levels also meet it. */
export function RatingScales({ name, scales, control }: RatingScalesProps) {
	const t = useTranslations('listing.filters');
	const nameOf = useValueName();
	return (
		<div className={styles.scales}>
			{scales.map(({ name: standard, steps }) => (
				<div key={standard}>
					{standard !== '' && <span aria-hidden="true">{standard}</span>}
					<div>
						{steps.map(({ value, level }) => (
							<label key={value.slug} data-higher={value.atLeast || undefined}>
								<input type="checkbox" name={name} value={value.slug} {...control?.(value)} />
								<b aria-hidden="true">
									{level}
									{value.atLeast && '+'}
								</b>
								<small aria-hidden="true">{value.count}</small>
								<span className="sr-only">
									{nameOf(value)} {t('count', { count: value.count })}
								</span>
							</label>
						))}
					</div>
				</div>
			))}
		</div>
	);
}
