import { useTranslations } from 'use-intl';
import styles from './rating-rule.module.css';

type RatingRuleProps = {
	/** Its query parameter. */
	name: string;
	isAll: boolean;
	/** Left out in a form that the browser sends by itself. */
	onPick?: ((isAll: boolean) => void) | undefined;
};

/** Says whether one of the ratings below is enough, and takes the wish for all of them. The style sheet shows which it is. */
export function RatingRule({ name, isAll, onPick }: RatingRuleProps) {
	const t = useTranslations('listing.filters.rule');
	return (
		<div className={styles.rule}>
			<span id={`${name}-words`}>
				<span className={styles.any}>{t('any')}</span>
				<span className={styles.each}>{t('each')}</span>
			</span>
			<label className={styles.choice}>
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
