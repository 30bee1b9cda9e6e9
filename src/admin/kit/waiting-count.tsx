import { useTranslations } from 'use-intl';
import { useFormatter } from '../../platform/i18n/formatter.ts';
import styles from './waiting-count.module.css';

/** A figure that needs more room than the bar has is shown as "999+"; it is spoken as it is. */
const MAX_SHOWN = 999;

/** How many are new there, shown as a figure and spoken as "3 new"; nothing where none are. */
export function WaitingCount({ count }: { count: number | undefined }) {
	const t = useTranslations('staff.bar');
	const format = useFormatter();
	if (!count) return null;
	return (
		<>
			<span className={styles.count} aria-hidden="true">
				{count > MAX_SHOWN ? t('more', { most: MAX_SHOWN }) : format.number(count)}
			</span>
			<span className="spoken"> {t('new', { count })}</span>
		</>
	);
}
