import messages from 'messages:deleting,retentionDesk,earlierSaves,releaseSide,wordsDesk';
import { Text } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { PERIOD_NAMES, RETENTION, type Retention } from '../../../domain/site-content/retention/retention.ts';
import { isRetentionForm } from '../../../domain/site-content/retention/retention-schema.ts';
import { withMessages } from '../../../platform/i18n/page-messages.tsx';
import { DemonstrationCard } from '../../demonstration/demonstration-card.tsx';
import { FieldRow, TextField } from '../../kit/form/form-fields.tsx';
import { StaffCard } from '../../kit/staff-card.tsx';
import { ContentDesk } from '../content-desk.tsx';
import type { Route } from './+types/retention-page';

export { loader } from './retention-page.server.ts';

export const handle = { subject: () => ({ kind: 'content', id: RETENTION }) };

export default withMessages(messages, RetentionPage);

/** How long data is kept, and the demonstration data that the software came with. */
function RetentionPage({ loaderData }: Route.ComponentProps) {
	const t = useTranslations('retentionDesk');
	return (
		<ContentDesk<Retention>
			name={RETENTION}
			loaded={loaderData}
			title={t('title')}
			line={t('line')}
			path="/privacy"
			foot={t('foot')}
			isForm={isRetentionForm}
			partName={(period) => t(`periods.${period}.name`)}
		>
			{(form) => (
				<>
					<StaffCard title={t('card')}>
						<FieldRow>
							{PERIOD_NAMES.map((period) => (
								<TextField
									key={period}
									path={period}
									label={t(`periods.${period}.label`)}
									hint={t(`periods.${period}.hint`)}
									inputMode="numeric"
									maxLength={4}
									required
								/>
							))}
						</FieldRow>
						<Text>{t('privacy')}</Text>
					</StaffCard>
					<DemonstrationCard demonstration={loaderData.demonstration} isDirty={form.isDirty} />
				</>
			)}
		</ContentDesk>
	);
}
