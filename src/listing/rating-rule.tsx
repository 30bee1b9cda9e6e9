import { useTranslations } from 'use-intl';
import styles from './rating-rule.module.css';

type RatingRuleProps = {
	/** Its query parameter. */
	name: string;
	rule: 'any' | 'all';
	/** Left out in a form that the browser sends by itself. */
	onPick?: ((rule: 'any' | 'all') => void) | undefined;
};

/** Whether a glove needs any or all of the ratings below. */
export function RatingRule({ name, rule, onPick }: RatingRuleProps) {
	const t = useTranslations('listing.filters.rule');
	return (
		<div className={styles.rule} role="radiogroup" aria-label={t('label')}>
			<span className={styles.label} aria-hidden="true">
				{t('label')}
			</span>
			{(['any', 'all'] as const).map((value) => (
				<label key={value} className={styles.choice}>
					<input
						type="radio"
						name={name}
						value={value}
						{...(onPick
							? { checked: rule === value, onChange: () => onPick(value) }
							: { defaultChecked: rule === value })}
					/>
					{t(value)}
				</label>
			))}
		</div>
	);
}
