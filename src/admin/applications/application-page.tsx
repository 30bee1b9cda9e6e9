import messages from 'messages:applicationInbox,assignment,distributorApplication,companies.form.countries';
import { Group } from '@mantine/core';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { withMessages } from '../../platform/i18n/page-messages.tsx';
import { AssigneeField } from '../assignment/assignee-field.tsx';
import { StaffNotFound } from '../frame/staff-not-found.tsx';
import { AlertBlock } from '../kit/alert-block.tsx';
import { StaffColumns } from '../kit/staff-columns.tsx';
import { StaffPageHead } from '../kit/staff-page-head.tsx';
import { StaffTime } from '../kit/staff-time.tsx';
import type { Route } from './+types/application-page';
import { ApplicationActions } from './application-actions.tsx';
import { ApplicationChip } from './application-chip.tsx';
import { ApplicationCompany } from './application-company.tsx';
import { ApplicationFacts } from './application-facts.tsx';
import { ApplicationHistory } from './application-history.tsx';
import type { FoundApplication } from './application-page.server.ts';
import { EraseApplication } from './erase-application.tsx';

export { loader } from './application-page.server.ts';

export const handle = {
	subject: ({ found }: { found?: FoundApplication }) =>
		found && { kind: 'application', id: found.record.number },
	isReloaded: true,
};

export default withMessages(messages, ApplicationPage);

function ApplicationPage({ loaderData: { found, number } }: Route.ComponentProps) {
	const t = useTranslations('applicationInbox');
	if (!found) {
		return (
			<StaffNotFound title={t('missingTitle')} line={t('missing', { number })}>
				<Link to="/admin/applications">{t('toList')}</Link>
			</StaffNotFound>
		);
	}
	// A different application remounts the page, so that text typed for one is never sent for another.
	return <ApplicationView key={number} found={found} />;
}

/** One application: its content, its company, its history and the next actions. */
function ApplicationView({ found }: { found: FoundApplication }) {
	const t = useTranslations('applicationInbox');
	const { number, application, createdAt, erasedAt, state } = found.record;
	return (
		<>
			<StaffPageHead
				title={application.company || t('page.nameless')}
				documentTitle={t('pageTitle', { number })}
			/>
			<Group gap="sm" mb="lg">
				<ApplicationChip state={state} />
				<span>{t.rich('page.applied', { number, at: () => <StaffTime at={createdAt} /> })}</span>
				<ApplicationActions found={found} />
			</Group>
			{erasedAt && <AlertBlock tone="caution">{t('page.erasedNote')}</AlertBlock>}
			<StaffColumns
				sideWidth={440}
				side={
					<>
						{!erasedAt && <AssigneeField assignment={found.assignment} />}
						{!erasedAt && <ApplicationCompany found={found} />}
						<ApplicationHistory found={found} />
						{!erasedAt && <EraseApplication record={found.record} />}
					</>
				}
			>
				<ApplicationFacts application={application} language={found.record.language} />
			</StaffColumns>
		</>
	);
}
