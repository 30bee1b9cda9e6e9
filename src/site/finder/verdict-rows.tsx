import { useTranslations } from 'use-intl';
import type { DescribedReason } from '../../domain/fit/wording/describe-reason.ts';
import { showReasons } from '../../domain/fit/wording/show-reasons.ts';
import { PerformanceMark } from '../../domain/ratings/drawings/performance-mark.tsx';
import type { Performance } from '../../domain/ratings/performance.ts';
import styles from './finder-page.module.css';

const VERDICT_KEYS = { 'Full use': 'full', Limited: 'limited', 'No use': 'none' } as const;

/** A verdict as shape, colour and word. */
export function VerdictMark({ verdict }: { verdict: Performance }) {
	const t = useTranslations('finder.verdicts');
	return <PerformanceMark performance={verdict} label={t(VERDICT_KEYS[verdict])} />;
}

/** The rows of the sheet that decide a verdict: their values, and how far each lets the glove go on its own. */
type VerdictRowsProps = {
	reasons: readonly DescribedReason[];
	label: string;
	/** Max rows shown, the strongest first; all if left out. */
	max?: number;
};

export function VerdictRows({ reasons, label, max }: VerdictRowsProps) {
	const t = useTranslations('finder');
	return (
		<table className={styles.rows} aria-label={label}>
			<thead>
				<tr>
					<th scope="col">{t('rowName')}</th>
					<th scope="col">{t('rowVerdict')}</th>
				</tr>
			</thead>
			<tbody>
				{showReasons(reasons)
					.slice(0, max)
					.map(({ rows, finding, effect }) => (
						<tr key={rows.join()}>
							<td>
								<b>{rows.join(', ')}</b> {finding}
							</td>
							<td>
								<VerdictMark verdict={effect} />
							</td>
						</tr>
					))}
			</tbody>
		</table>
	);
}
