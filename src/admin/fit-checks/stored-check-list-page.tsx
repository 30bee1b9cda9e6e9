import messages from 'messages:fitCheck.staff';
import { Button, Text } from '@mantine/core';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { formatCheckFilter } from '../../domain/fit-checks/stored-check.ts';
import { withMessages } from '../../platform/i18n/page-messages.tsx';
import { FailedList } from '../kit/failed-list.tsx';
import { ExportMenu } from '../kit/list/export-menu.tsx';
import { withParameters } from '../kit/list/list-href.ts';
import { StaffPageHead } from '../kit/staff-page-head.tsx';
import { StaffTable } from '../kit/staff-table.tsx';
import { StaffTime } from '../kit/staff-time.tsx';
import type { Route } from './+types/stored-check-list-page';
import { CheckFilterForm } from './check-filter-form.tsx';
import { CheckMarking } from './check-marking.tsx';
import { StoredCheckAnswer } from './stored-check-answer.tsx';
import styles from './stored-check-list-page.module.css';
import { UnreadPanel } from './unread-panel.tsx';

export { loader } from './stored-check-list-page.server.ts';

export default withMessages(messages, StoredCheckListPage);

/** Visitors' fit checks and the answers, for staff to mark right or wrong. */
function StoredCheckListPage({ loaderData }: Route.ComponentProps) {
	const t = useTranslations('fitCheck.staff');
	const { rows, after, counts, unread, filter, isFirst } = loaderData;
	const query = formatCheckFilter(filter);
	const isFiltered = `${query}` !== '';
	return (
		<>
			<StaffPageHead
				title={t('title')}
				detail={t.rich('count', {
					...counts,
					cases: (words) => (counts.case === 0 ? words : <Link to="?mark=case">{words}</Link>),
				})}
			>
				{counts.right + counts.wrong > 0 && (
					<ExportMenu files={[{ label: t('export'), href: `/api/admin/fit-checks/export.csv?${query}` }]} />
				)}
				{counts.case > 0 && (
					<Button component="a" href="/api/admin/fit-checks/labelled-jobs.json" variant="default">
						{t('exportCases')}
					</Button>
				)}
			</StaffPageHead>
			{unread !== undefined && counts.all > 0 && <UnreadPanel counts={unread} filter={filter} />}
			<CheckFilterForm filter={filter} />
			<div className={styles.list}>
				<StaffTable
					label={t('title')}
					rows={rows}
					rowKey={({ id }) => id}
					empty={
						<p>
							{t(
								isFiltered ? (filter.mark === 'case' && counts.case === 0 ? 'noCases' : 'noMatch') : 'empty',
							)}
						</p>
					}
					previousHref={isFirst ? undefined : `?${query}`}
					nextHref={after && withParameters(query, { from: after })}
					columns={[
						{
							key: 'task',
							title: t('task'),
							isMain: true,
							cell: ({ task, partNumber, gloveVersion, askedAt }) => (
								<div className={styles.asked}>
									<bdi>{task}</bdi>
									<Text fz="xs" fw={400} c="dimmed">
										<Link to={`/products/${partNumber}`} reloadDocument>
											{partNumber.toUpperCase()}
										</Link>
										, {t('version', { version: gloveVersion })}, <StaffTime at={askedAt} />
									</Text>
								</div>
							),
						},
						{ key: 'answer', title: t('answer'), cell: (row) => <StoredCheckAnswer check={row} /> },
						{
							key: 'mark',
							title: t('mark'),
							cell: (row) => <CheckMarking check={row} isListedByMark={filter.mark !== undefined} />,
						},
					]}
				/>
			</div>
		</>
	);
}

export const ErrorBoundary = withMessages(messages, function FailedChecks() {
	return <FailedList title={useTranslations('fitCheck.staff')('title')} />;
});
