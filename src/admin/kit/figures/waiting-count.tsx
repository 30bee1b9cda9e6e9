import { useTranslations } from 'use-intl';
import { useFormatter } from '../../../platform/i18n/formatter.ts';
import styles from './waiting-count.module.css';

/** Higher counts are shown as "999+", but read out in full. */
const MAX_SHOWN = 999;

/** The number of new items, shown as a number and read out as "3 new"; nothing if there are none. */
export function WaitingCount({ count }: { count: number | undefined }) {
	const t = useTranslations('staff.bar');
	const format = useFormatter();
	if (!count) return null;
	return (
		<>
			<span className={styles.count} aria-hidden="true">
				{count > MAX_SHOWN ? t('more', { most: MAX_SHOWN }) : format.number(count)}
			</span>
			<span className="sr-only"> {t('new', { count })}</span>
		</>
	);
}
