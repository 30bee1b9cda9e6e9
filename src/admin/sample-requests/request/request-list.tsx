import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { REQUEST_STATES } from '../../../domain/sample-requests/request-state.ts';
import { useFormatter } from '../../../platform/i18n/formatter.ts';
import styles from '../inbox-layout.module.css';
import type { InboxListData } from '../inbox-list.server.ts';
import { type InboxFilter, isOldestFirst } from '../inbox-list.ts';
import { RequestChip } from './request-chip.tsx';

type RequestListProps = {
	list: InboxListData;
	filter: InboxFilter;
	/** ISO 8601: "2 days ago" is counted from here. */
	now: string;
	/** The number of the request that is read. */
	current: string | undefined;
	parameters: URLSearchParams;
};

/** The states with their counts, and the requests in the one that is looked at. */
export function RequestList({ list, filter, now, current, parameters }: RequestListProps) {
	const t = useTranslations('sampleInbox.list');
	const format = useFormatter();
	const all = REQUEST_STATES.reduce((sum, state) => sum + list.counts[state], 0);
	const withParameters = (changes: Record<string, string | undefined>) => {
		const next = new URLSearchParams(parameters);
		for (const [name, value] of Object.entries(changes)) {
			if (value === undefined) next.delete(name);
			else next.set(name, value);
		}
		return next.size === 0 ? '' : `?${next}`;
	};
	const kept = withParameters({});
	const isFiltered = filter.text !== '' || filter.manualReview || filter.companyId !== '';
	return (
		<>
			<nav className={styles.states} aria-label={t('states')}>
				<ul role="list">
					{[...REQUEST_STATES, undefined].map((state) => (
						<li key={state ?? 'all'}>
							<Link
								to={`/admin/samples${withParameters({ state: state ?? 'all', from: undefined })}`}
								aria-current={filter.state === state ? 'true' : undefined}
							>
								{t(`state.${state ?? 'all'}`)}
								<span className={styles.count} data-waits={state === 'new' && list.counts.new > 0}>
									{format.number(state ? list.counts[state] : all)}
								</span>
							</Link>
						</li>
					))}
				</ul>
			</nav>
			{list.content.length === 0 ? (
				<p className={styles.empty}>
					{isFiltered ? t('noMatch') : filter.state === 'new' ? t('none') : t('empty')}
				</p>
			) : (
				<>
					<ul role="list" className={styles.rows}>
						{list.content.map((row) => (
							<li key={row.number} data-current={row.number === current}>
								<Link
									to={`/admin/samples/${row.number}${kept}`}
									aria-current={row.number === current ? 'page' : undefined}
									className={styles.row}
								>
									<span className={styles.company}>
										<bdi>{row.companyName || row.number}</bdi>
									</span>
									<span className={styles.ago}>
										{format.relativeTime(new Date(row.createdAt), new Date(now))}
									</span>
									{row.person !== '' && (
										<span className={styles.person}>
											<bdi>{row.person}</bdi>
										</span>
									)}
									<span className={styles.chips}>
										<RequestChip state={row.state} />
										{row.manualReview && <span data-look="true">{t('manual')}</span>}
										{row.erasedAt && <span>{t('erased')}</span>}
										<span>
											{t(
												row.affiliation === 'distributor' ? 'affiliation.distributor' : 'affiliation.safety',
											)}
										</span>
										<span>{t('gloves', { count: row.samples })}</span>
									</span>
								</Link>
							</li>
						))}
					</ul>
					<div className={styles.foot}>
						<span>{isOldestFirst(filter) ? t('oldest') : t('newest')}</span>
						{(list.before || list.after) && (
							<nav aria-label={t('pages')}>
								{list.before && (
									<Link to={`/admin/samples${withParameters({ from: list.before })}`}>{t('previous')}</Link>
								)}
								{list.after && (
									<Link to={`/admin/samples${withParameters({ from: list.after })}`}>{t('next')}</Link>
								)}
							</nav>
						)}
					</div>
				</>
			)}
		</>
	);
}
