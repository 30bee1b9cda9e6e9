import { Group, Text } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { DeleteButton } from '../deleting/delete-button.tsx';
import { StaffCard } from '../kit/staff-card.tsx';
import { DEMONSTRATION_ID, type Demonstration } from './demonstration.ts';

type DemonstrationCardProps = {
	demonstration: Demonstration;
	/** Something typed on the page is not saved: it would be lost unasked. */
	isDirty: boolean;
};

/** What is left of the demonstration data, with one button that removes all of it. */
export function DemonstrationCard({ demonstration, isDirty }: DemonstrationCardProps) {
	const { gloves, company, isCompanyUsed } = demonstration;
	const t = useTranslations('retentionDesk.demonstration');
	const isThere = gloves > 0 || (company !== undefined && !isCompanyUsed);
	return (
		<StaffCard title={t('title')}>
			<Text id="demonstration">{t('gloves', { count: gloves })}</Text>
			{company !== undefined && <Text>{t(isCompanyUsed ? 'usedCompany' : 'company', { company })}</Text>}
			{isThere && (
				<Group mt="sm">
					<DeleteButton
						kind="demonstration"
						id={DEMONSTRATION_ID}
						version={1}
						listHref="/admin/retention"
						isDirty={isDirty}
						name={t('name')}
					/>
				</Group>
			)}
		</StaffCard>
	);
}
