import { Button, Group, Text } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { CompanySearch } from '../companies/company-search.tsx';
import { StaffCard } from '../kit/staff-card.tsx';
import { StaffIcon } from '../kit/staff-icon.tsx';
import type { FoundApplication } from './application-page.server.ts';
import { MakeCompanyDialog } from './make-company-dialog.tsx';
import { useApplicationChange } from './use-application-change.ts';

/**
 * The company of the application, or candidates; after approval, also company creation and portal
 * access.
 */
export function ApplicationCompany({ found }: { found: FoundApplication }) {
	const t = useTranslations('applicationInbox.page');
	const actions = useTranslations('applicationInbox.actions');
	const { record, company, likely, isInvited } = found;
	const { number, state, application } = record;
	const { busy, change } = useApplicationChange(record);
	const [isMaking, setIsMaking] = useState(false);
	const link = (companyId: string) =>
		change('company', () => actions(companyId === '' ? 'unlinked' : 'linked', { number }), { companyId });

	if (company) {
		return (
			<StaffCard title={t('company')}>
				<Group justify="space-between">
					<Link to={`/admin/companies/${company.id}`}>
						<bdi>{company.operatingName}</bdi>
					</Link>
					<Button variant="subtle" disabled={busy} onClick={() => link('')}>
						{t('unlink')}
					</Button>
				</Group>
				{state === 'approved' && !isInvited && (
					<>
						<Button
							loading={busy}
							leftSection={<StaffIcon name="mail" size={20} />}
							onClick={() => change('invite', () => actions('invited'))}
						>
							{t('invite', { name: application.contactName })}
						</Button>
						<p className="quiet">{t('inviteLine', { email: application.email })}</p>
					</>
				)}
			</StaffCard>
		);
	}
	return (
		<StaffCard title={t(likely.length > 0 ? 'likely' : 'company')}>
			{likely.length === 0 && <p>{t('unknown')}</p>}
			{likely.map(({ id, operatingName, shippingAddress, shares }) => (
				<Group key={id} justify="space-between">
					<Text component="span" flex="1 1 200px">
						<Link to={`/admin/companies/${id}`}>
							<bdi>{operatingName}</bdi>
						</Link>{' '}
						<bdi>{shippingAddress}</bdi> ({shares.map((shared) => t(`shares.${shared}`)).join(', ')})
					</Text>
					<Button
						variant="default"
						disabled={busy}
						aria-label={t('linkOf', { name: operatingName })}
						onClick={() => link(id)}
					>
						{t('link')}
					</Button>
				</Group>
			))}
			{state === 'approved' ? (
				<div>
					<Button
						leftSection={<StaffIcon name="building" size={20} />}
						disabled={busy}
						onClick={() => setIsMaking(true)}
					>
						{t('make')}
					</Button>
				</div>
			) : (
				<p className="quiet">{t('afterApproval')}</p>
			)}
			<details>
				<summary>{t('other')}</summary>
				<CompanySearch label={t('other')} onPick={({ id }) => link(id)} />
			</details>
			<MakeCompanyDialog record={record} opened={isMaking} onClose={() => setIsMaking(false)} />
		</StaffCard>
	);
}
