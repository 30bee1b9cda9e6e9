import messages from 'messages:sampleInbox,labels.source,labels.states';
import { Button, Group, Paper } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { canBecome } from '../../../domain/sample-requests/inbox-state.ts';
import { withMessages } from '../../../platform/i18n/page-messages.tsx';
import type { Route } from './+types/label-request-page';
import { AnswerDialog } from './answer-dialog.tsx';

export { loader } from './label-request-page.server.ts';

export default withMessages(messages, LabelRequest);

/**
 * On a label's page: the request that it was created from. Once the label was printed, offers the usual next step: to
 * ship the request and inform the requester. Nothing happens automatically.
 */
function LabelRequest({ loaderData: { found } }: Route.ComponentProps) {
	const t = useTranslations('sampleInbox.ofLabel');
	const states = useTranslations('sampleInbox.list.state');
	const [isOpen, setIsOpen] = useState(false);
	if (!found) return null;
	const { record, label } = found;
	const { number } = record;
	const waits = canBecome(record, 'shipped') && (label.state === 'printed' || label.state === 'shipped');
	const link = () => <Link to={`/admin/samples/${number}`}>{t('open', { number })}</Link>;
	return (
		<Paper
			component="section"
			aria-label={t('heading')}
			mb="lg"
			px="lg"
			py="sm"
			bg={waits ? 'var(--picked)' : undefined}
		>
			<Group gap="sm" justify="space-between">
				<p>
					{waits
						? t.rich('waits', { link })
						: t.rich('is', { link, state: states(record.state).toLowerCase() })}
				</p>
				{waits && (
					<Button variant="default" onClick={() => setIsOpen(true)}>
						{t('ship', { number })}
					</Button>
				)}
			</Group>
			{canBecome(record, 'shipped') && (
				<AnswerDialog
					key={number}
					kind="ship"
					found={found}
					opened={isOpen}
					onClose={() => setIsOpen(false)}
				/>
			)}
		</Paper>
	);
}
