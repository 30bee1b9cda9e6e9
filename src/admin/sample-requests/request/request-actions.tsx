import { Button } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { canBecome } from '../../../domain/sample-requests/inbox-state.ts';
import { StaffIcon } from '../../kit/staff-icon.tsx';
import { AnswerDialog } from './answer-dialog.tsx';
import type { AnswerKind } from './answer-templates.server.ts';
import styles from './inbox-request-page.module.css';
import type { FoundRequest } from './inbox-request-page.server.ts';
import { useRequestChange } from './use-request-change.ts';
import { useRequestLabels } from './use-request-labels.ts';

/** The available actions in a request's current state; the amber one is the usual next step. */
export function RequestActions({ found }: { found: FoundRequest }) {
	const t = useTranslations('sampleInbox.actions');
	const states = useTranslations('sampleInbox.list.state');
	const { record, shipping, undoTo } = found;
	const { making, make } = useRequestLabels(record);
	const { number, state, erasedAt } = record;
	const { busy, change } = useRequestChange(record);
	const [dialog, setDialog] = useState<AnswerKind>();

	const move = (path: string) =>
		change(path, (answer) => t('done', { number, state: states(answer.state).toLowerCase() }));
	const canApprove = canBecome(record, 'approved');
	const needsLabel = state === 'approved' && !shipping.shipment.hasLabels;
	const label = shipping.labels.findLast((one) => one.state !== 'void');

	if (erasedAt) return null;
	return (
		<div className={styles.actions}>
			{canBecome(record, 'declined') && (
				<Button
					variant="default"
					leftSection={<StaffIcon name="close" size={20} />}
					onClick={() => setDialog('decline')}
				>
					{t('decline')}
				</Button>
			)}
			{state === 'new' && (
				<Button
					variant={canApprove ? 'default' : undefined}
					disabled={busy}
					leftSection={<StaffIcon name="check" size={20} />}
					onClick={() => move('verify')}
				>
					{t('verify')}
				</Button>
			)}
			{canApprove && (
				<Button leftSection={<StaffIcon name="printer" size={20} />} onClick={() => setDialog('approve')}>
					{t('approve')}
				</Button>
			)}
			{needsLabel && (
				<Button
					loading={making}
					leftSection={<StaffIcon name="printer" size={20} />}
					onClick={() => make(false)}
				>
					{t('makeLabel')}
				</Button>
			)}
			{label && (
				<Button component={Link} to={`/admin/labels/${label.id}`} variant="default">
					{t('openLabel', { id: label.id })}
				</Button>
			)}
			{state === 'approved' && (
				<Button
					variant={needsLabel ? 'default' : undefined}
					disabled={busy}
					onClick={() => setDialog('ship')}
				>
					{t('ship')}
				</Button>
			)}
			{state === 'declined' && (
				<Button variant="default" disabled={busy} onClick={() => move('reopen')}>
					{t('reopen')}
				</Button>
			)}
			{undoTo && (
				<Button variant="subtle" disabled={busy} onClick={() => move('undo')}>
					{t('undo', { state: states(undoTo).toLowerCase() })}
				</Button>
			)}
			{(['approve', 'ship', 'decline'] as const).map((kind) => (
				<AnswerDialog
					key={kind}
					kind={kind}
					found={found}
					opened={dialog === kind}
					onClose={() => setDialog(undefined)}
				/>
			))}
		</div>
	);
}
