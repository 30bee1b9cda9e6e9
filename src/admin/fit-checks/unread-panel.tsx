import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { type CheckFilter, formatCheckFilter, PERIOD_DAYS } from '../../domain/fit-checks/stored-check.ts';
import type { UnreadCount } from '../../domain/fit-checks/unread-terms.ts';
import styles from './unread-panel.module.css';

/** Terms shown at once; the others are folded behind them. */
const SHOWN = 12;

/** What the reader did not follow most often in the period of the list; each leads to the questions that hold it. */
export function UnreadPanel({ counts, filter }: { counts: readonly UnreadCount[]; filter: CheckFilter }) {
	const t = useTranslations('fitCheck.staff');
	const { term, days } = filter;
	const hrefOf = (query: Partial<CheckFilter>) => `?${formatCheckFilter(query)}`;
	return (
		<section className={styles.panel} aria-labelledby="unread-title">
			<div className={styles.head}>
				<h2 id="unread-title">{t('unreadTitle')}</h2>
				<nav aria-label={t('unreadPeriod')} className={styles.periods}>
					{[...PERIOD_DAYS, undefined].map((period) => (
						<Link
							key={period ?? 'all'}
							to={hrefOf({ ...filter, days: period })}
							aria-current={period === days ? 'true' : undefined}
							preventScrollReset
						>
							{t(`periods.${period ?? 'all'}`)}
						</Link>
					))}
				</nav>
			</div>
			<p className={styles.hint}>{t(counts.length === 0 ? 'unreadNone' : 'unreadHint')}</p>
			{counts.length > 0 && <Terms counts={counts.slice(0, SHOWN)} term={term} days={days} />}
			{counts.length > SHOWN && (
				<details className={styles.more} open={counts.slice(SHOWN).some((count) => count.term === term)}>
					<summary>{t('unreadMore', { count: counts.length - SHOWN })}</summary>
					<Terms counts={counts.slice(SHOWN)} term={term} days={days} />
				</details>
			)}
		</section>
	);
}

type TermsProps = Pick<CheckFilter, 'term' | 'days'> & { counts: readonly UnreadCount[] };

function Terms({ counts, term: picked, days }: TermsProps) {
	const t = useTranslations('fitCheck.staff');
	return (
		<ul role="list" className={styles.terms}>
			{counts.map(({ term, checks }) => (
				<li key={term}>
					<Link
						// Pressed again, a term is let go.
						to={`?${formatCheckFilter(term === picked ? { days } : { term, days })}`}
						aria-current={term === picked ? 'true' : undefined}
						preventScrollReset
					>
						<bdi>{term}</bdi>
						<span className={styles.count}>
							<span aria-hidden="true">{checks}</span>
							<span className="spoken">{t('unreadCount', { count: checks })}</span>
						</span>
					</Link>
				</li>
			))}
		</ul>
	);
}
