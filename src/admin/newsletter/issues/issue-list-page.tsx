import messages from 'messages:newsletter.staff,newsletter.issues';
import { Text } from '@mantine/core';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { useFormatter } from '../../../platform/i18n/formatter.ts';
import { withMessages } from '../../../platform/i18n/page-messages.tsx';
import { FailedList } from '../../kit/failed-list.tsx';
import { StaffPageHead } from '../../kit/staff-page-head.tsx';
import { StaffTable } from '../../kit/staff-table.tsx';
import { StaffTime } from '../../kit/staff-time.tsx';
import { NewsletterTabs } from '../newsletter-tabs.tsx';
import type { Route } from './+types/issue-list-page';
import { IssueStateBadge } from './issue-state-badge.tsx';
import { NewIssueButton } from './new-issue-button.tsx';

export { loader } from './issue-list-page.server.ts';

const PATH = '/admin/newsletter/issues';

// Nothing on the page is filled in, so news may load it again.
export const handle = { isReloaded: true };

export default withMessages(messages, IssueListPage);

/** The issues of the newsletter: drafts, and those that were sent. */
function IssueListPage({ loaderData: { issues, before, after } }: Route.ComponentProps) {
	const t = useTranslations('newsletter.issues');
	const format = useFormatter();
	return (
		<>
			<StaffPageHead title={t('title')}>
				<NewIssueButton />
			</StaffPageHead>
			<NewsletterTabs current="issues" />
			<StaffTable
				label={t('title')}
				rows={issues}
				rowKey={({ id }) => id}
				empty={<p>{t('empty')}</p>}
				previousHref={before && `${PATH}?from=${before}`}
				nextHref={after && `${PATH}?from=${after}`}
				columns={[
					{
						key: 'name',
						title: t('fields.subject'),
						isMain: true,
						cell: ({ id, name }) => (
							<Text component="bdi" lineClamp={2}>
								<Link to={`${PATH}/${id}`}>{name}</Link>
							</Text>
						),
					},
					{ key: 'state', title: t('state'), cell: ({ state }) => <IssueStateBadge state={state} /> },
					{
						key: 'sent',
						title: t('counts.sent'),
						cell: ({ counts }) => counts && format.number(counts.sent),
					},
					{
						key: 'failed',
						title: t('counts.failed'),
						cell: ({ counts }) => counts && format.number(counts.failed),
					},
					{
						key: 'left',
						title: t('counts.left'),
						cell: ({ counts }) => counts && format.number(counts.left),
					},
					{
						key: 'date',
						title: t('date'),
						cell: ({ sentAt, updatedAt }) => <StaffTime at={sentAt || updatedAt} />,
					},
				]}
			/>
		</>
	);
}

export const ErrorBoundary = withMessages(messages, function FailedIssues() {
	return <FailedList title={useTranslations('newsletter.issues')('title')} />;
});
