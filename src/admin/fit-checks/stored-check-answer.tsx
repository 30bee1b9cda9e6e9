import { useTranslations } from 'use-intl';
import type { StoredCheck } from '../../domain/fit-checks/stored-check.ts';
import { PerformanceMark } from '../../domain/ratings/performance-mark.tsx';
import styles from './stored-check-list-page.module.css';

/** What a visitor was told: verdict, sentence, and folded below it the rows that it rests on. */
export function KeptAnswer({ check }: { check: StoredCheck }) {
	const t = useTranslations('fitCheck.staff');
	const { verdict, sentence, wordedBy, secondReading, reasons, unread, better } = check;
	return (
		<div className={styles.answer}>
			<p className={styles.verdict}>
				{verdict === null ? (
					<strong>{t('verdicts.question')}</strong>
				) : (
					<PerformanceMark performance={verdict} label={t(`verdicts.${verdict}`)} />
				)}
				<span className={styles.by}>{t(`by.${wordedBy}`)}</span>
			</p>
			<p>
				<bdi>{sentence}</bdi>
			</p>
			{(secondReading === 'asks' || secondReading === 'refuses') && (
				<p className={styles.by}>{t(`secondReading.${secondReading}`)}</p>
			)}
			{reasons.length > 0 && (
				<details className={styles.rows}>
					<summary>{t('rows', { count: reasons.length })}</summary>
					<ul role="list">
						{reasons.map(({ row, finding, effect }) => (
							<li key={`${row}|${finding}`}>
								<PerformanceMark
									performance={effect}
									label={<span className="spoken">{t(`verdicts.${effect}`)}</span>}
								/>
								<span>
									<bdi>{row}</bdi>: <bdi>{finding}</bdi>
								</span>
							</li>
						))}
					</ul>
				</details>
			)}
			{unread.length > 0 && (
				<p className={styles.by}>
					{t('unread')} <bdi>{unread.join(', ')}</bdi>
				</p>
			)}
			{better.length > 0 && (
				<p className={styles.by}>
					{t('better')} {better.map(({ partNumber }) => partNumber.toUpperCase()).join(', ')}
				</p>
			)}
		</div>
	);
}
