import { Divider, Group, Text } from '@mantine/core';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { useFormatter } from '../../../platform/i18n/formatter.ts';
import { useHiddenColumns } from '../../kit/list/columns/hidden-columns.ts';
import { withParameters } from '../../kit/list/list-href.ts';
import { PickAllBox, PickBox } from '../../kit/list/picking/pick-boxes.tsx';
import { type Picked, pickRows } from '../../kit/list/picking/use-picked.ts';
import { PageLinks } from '../../kit/staff-table.tsx';
import { StateBadge } from '../../kit/state-badge.tsx';
import styles from '../inbox-layout.module.css';
import type { InboxListData } from '../inbox-list.server.ts';
import { type InboxFilter, isFiltered } from '../inbox-list.ts';
import { RequestChip } from './request-chip.tsx';

/** What a row says besides its company and its day; each can be hidden. */
export const REQUEST_COLUMNS = ['person', 'state', 'assigned', 'affiliation', 'gloves'] as const;
type RequestColumn = (typeof REQUEST_COLUMNS)[number];

type RequestListProps = {
	list: InboxListData;
	filter: InboxFilter;
	/** ISO 8601; the reference for relative times such as "2 days ago". */
	now: string;
	/** The number of the selected request. */
	current: string | undefined;
	parameters: URLSearchParams;
	picked: Picked<string>;
};

/** The requests in the selected state. */
export function RequestList({ list, filter, now, current, parameters, picked }: RequestListProps) {
	const t = useTranslations('sampleInbox.list');
	const assignment = useTranslations('assignment');
	const { isPicked, picking } = pickRows(picked, {
		rows: list.content,
		keyOf: ({ number }) => number,
		labelOf: ({ number }) => assignment('pickOne', { number }),
	});
	const table = useTranslations('staff.table');
	const hidden = useHiddenColumns();
	const isShown = (column: RequestColumn) => !hidden.includes(column);
	const format = useFormatter();
	const hrefOf = (changes: Record<string, string | undefined>) =>
		`/admin/samples${withParameters(parameters, changes)}`;
	const search = parameters.size === 0 ? '' : `?${parameters}`;
	return (
		<>
			{list.content.length === 0 ? (
				<Text c="dimmed" p={32}>
					{isFiltered(filter) ? t('noMatch') : filter.state === 'new' ? t('none') : t('empty')}
				</Text>
			) : (
				<>
					<PickAllBox
						className={styles.pickAll}
						label={table('pickAll')}
						picked={list.content.filter(isPicked).length}
						shown={list.content.length}
						onToggle={picking.onToggleAll}
					/>
					<ul role="list">
						{list.content.map((row) => (
							<li
								key={row.number}
								className={styles.item}
								data-row=""
								data-current={row.number === current}
								data-picked={isPicked(row)}
							>
								<PickBox
									className={styles.pick}
									label={picking.labelOf(row)}
									isPicked={isPicked(row)}
									onToggle={(isRange) => picking.onToggle(row, isRange)}
								/>
								<Link
									to={`/admin/samples/${row.number}${search}`}
									aria-current={row.number === current ? 'page' : undefined}
									className={styles.row}
								>
									<strong>
										<bdi>{row.companyName || row.number}</bdi>
									</strong>
									<span className="quiet">{format.relativeTime(new Date(row.createdAt), new Date(now))}</span>
									{isShown('person') && row.person !== '' && (
										<span className={`quiet ${styles.wide}`}>
											<bdi>{row.person}</bdi>
										</span>
									)}
									<Group gap="xs" className={styles.wide}>
										{isShown('state') && <RequestChip state={row.state} />}
										{row.manualReview && <StateBadge tone="waiting">{t('manual')}</StateBadge>}
										{isShown('assigned') && row.assignee && (
											<StateBadge tone="plain">
												<bdi>{row.assignee.name}</bdi>
											</StateBadge>
										)}
										{row.erasedAt && <StateBadge tone="plain">{t('erased')}</StateBadge>}
										{isShown('affiliation') && (
											<StateBadge tone="plain">
												{t(
													row.affiliation === 'distributor'
														? 'affiliation.distributor'
														: 'affiliation.safety',
												)}
											</StateBadge>
										)}
										{isShown('gloves') && (
											<StateBadge tone="plain">{t('gloves', { count: row.samples })}</StateBadge>
										)}
									</Group>
								</Link>
							</li>
						))}
					</ul>
					<Divider />
					<Group justify="flex-end" px="lg" pb="sm">
						<PageLinks
							label={t('pages')}
							previousHref={list.before && hrefOf({ from: list.before })}
							nextHref={list.after && hrefOf({ from: list.after })}
							messages={{ previous: t('previous'), next: t('next') }}
						/>
					</Group>
				</>
			)}
		</>
	);
}
