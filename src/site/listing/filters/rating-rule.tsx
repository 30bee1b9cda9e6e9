import { useTranslations } from 'use-intl';
import styles from './rating-rule.module.css';

type RatingRuleProps = {
	/** The name of the query param. */
	name: string;
	isAll: boolean;
	/** Left out in a natively submitted form. */
	onPick?: ((isAll: boolean) => void) | undefined;
};

/**
 * Says whether one of the ratings below is enough, with a checkbox to require all of them. The style sheet shows the
 * current rule.
 */
export function RatingRule({ name, isAll, onPick }: RatingRuleProps) {
	const t = useTranslations('listing.filters.rule');
	return (
		<div className={styles.rule}>
			<span id={`${name}-words`}>
				<span>{t('any')}</span>
				<span>{t('each')}</span>
			</span>
			<label>
				<input
					type="checkbox"
					name={name}
					value="all"
					aria-describedby={`${name}-words`}
					{...(onPick
						? { checked: isAll, onChange: (event) => onPick(event.target.checked) }
						: { defaultChecked: isAll })}
				/>
				{t('all')}
			</label>
		</div>
	);
}
