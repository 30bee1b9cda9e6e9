import { Group, Stack } from '@mantine/core';
import { useTranslations } from 'use-intl';
import type { StoredCheck } from '../../domain/fit-checks/stored-check.ts';
import { PerformanceMark } from '../../domain/ratings/drawings/performance-mark.tsx';
import { useLocale } from '../../platform/i18n/use-locale.ts';
import { withColon } from '../../platform/i18n/with-colon.ts';
import styles from './stored-check-list-page.module.css';

/** The answer a visitor received: verdict, sentence, and collapsed below it the supporting rows. */
export function StoredCheckAnswer({ check }: { check: StoredCheck }) {
	const t = useTranslations('fitCheck.staff');
	const colon = withColon('', useLocale());
	const { verdict, sentence, wordedBy, secondReading, reasons, unread, better } = check;
	return (
		<Stack gap="xs" className={styles.answer}>
			<Group gap="4px 12px">
				{verdict === null ? (
					<strong>{t('verdicts.question')}</strong>
				) : (
					<PerformanceMark performance={verdict} label={t(`verdicts.${verdict}`)} />
				)}
				<span className="quiet">{t(`by.${wordedBy}`)}</span>
			</Group>
			<p>
				<bdi>{sentence}</bdi>
			</p>
			{(secondReading === 'asks' || secondReading === 'refuses') && (
				<p className="quiet">{t(`secondReading.${secondReading}`)}</p>
			)}
			{reasons.length > 0 && (
				<details>
					<summary>{t('rows', { count: reasons.length })}</summary>
					<Stack component="ul" role="list" gap={4}>
						{reasons.map(({ row, finding, effect }) => (
							<Group component="li" key={`${row}|${finding}`} gap="xs" align="start" wrap="nowrap">
								<PerformanceMark
									performance={effect}
									label={<span className="sr-only">{t(`verdicts.${effect}`)}</span>}
								/>
								<span>
									<bdi>{row}</bdi>
									{colon} <bdi>{finding}</bdi>
								</span>
							</Group>
						))}
					</Stack>
				</details>
			)}
			{unread.length > 0 && (
				<p className="quiet">
					{t('unread')} <bdi>{unread.join(', ')}</bdi>
				</p>
			)}
			{better.length > 0 && (
				<p className="quiet">
					{t('better')} {better.map(({ partNumber }) => partNumber.toUpperCase()).join(', ')}
				</p>
			)}
		</Stack>
	);
}
