import messages from 'messages:releases';
import { Button, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { releasePath } from '../../../domain/releases/release.ts';
import { useFormatter } from '../../../platform/i18n/formatter.ts';
import { withMessages } from '../../../platform/i18n/page-messages.tsx';
import { FailedList } from '../../kit/failed-list.tsx';
import { StaffIcon } from '../../kit/staff-icon.tsx';
import { StaffPageHead } from '../../kit/staff-page-head.tsx';
import { StaffTable } from '../../kit/staff-table.tsx';
import { StaffTime } from '../../kit/staff-time.tsx';
import { ReleaseNameDialog } from '../release-name-dialog.tsx';
import { ReleaseStateBadge } from '../release-state-badge.tsx';
import type { Route } from './+types/release-list-page';
import { ReleaseAgenda } from './release-agenda.tsx';

export { loader } from './release-list-page.server.ts';

const PATH = '/admin/releases';

// Nothing on the page is filled in, so news may load it again.
export const handle = { isReloaded: true };

export default withMessages(messages, ReleaseListPage);

/** The releases, and the calendar of what is planned. */
function ReleaseListPage({ loaderData: { releases, calendar, before, after } }: Route.ComponentProps) {
	const t = useTranslations('releases');
	const format = useFormatter();
	const navigate = useNavigate();
	const [isNaming, setNaming] = useState(false);
	return (
		<>
			<StaffPageHead title={t('title')} detail={t('line')}>
				<Button
					data-key="n"
					leftSection={<StaffIcon name="plus" size={20} />}
					onClick={() => setNaming(true)}
				>
					{t('begin')}
				</Button>
			</StaffPageHead>
			<Stack gap="xl">
				<StaffTable
					label={t('title')}
					rows={releases}
					rowKey={({ id }) => id}
					empty={<p>{t('empty')}</p>}
					previousHref={before && `${PATH}?from=${before}`}
					nextHref={after && `${PATH}?from=${after}`}
					columns={[
						{
							key: 'name',
							title: t('name'),
							isMain: true,
							cell: (release) => (
								<Text component="bdi" lineClamp={2}>
									<Link to={releasePath(release)}>{release.name}</Link>
								</Text>
							),
						},
						{ key: 'state', title: t('state'), cell: ({ state }) => <ReleaseStateBadge state={state} /> },
						{ key: 'when', title: t('when'), cell: (release) => <When {...release} /> },
						{
							key: 'items',
							title: t('records'),
							isNumber: true,
							cell: ({ items }) => format.number(items),
						},
						{
							key: 'changed',
							title: t('changed'),
							cell: ({ updatedAt, updatedBy }) => (
								<span>
									<StaffTime at={updatedAt} />, <bdi>{updatedBy}</bdi>
								</span>
							),
						},
					]}
				/>
				<ReleaseAgenda entries={calendar} />
			</Stack>
			{isNaming && (
				<ReleaseNameDialog
					onClose={() => setNaming(false)}
					onSaved={(release) => void navigate(releasePath(release))}
				/>
			)}
		</>
	);
}

/** When a release goes live, or went live. */
function When({ dueAt, liveAt }: { dueAt: string; liveAt: string }) {
	const at = dueAt || liveAt;
	return at === '' ? null : <StaffTime at={at} />;
}

export const ErrorBoundary = withMessages(messages, function FailedReleases() {
	return <FailedList title={useTranslations('releases')('title')} />;
});
