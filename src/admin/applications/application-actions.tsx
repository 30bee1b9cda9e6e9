import { Button, Modal, Stack, Textarea } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { AlertBlock } from '../kit/alert-block.tsx';
import { DialogFoot } from '../kit/dialog-foot.tsx';
import { ChangedMeanwhile } from '../kit/form/changed-meanwhile.tsx';
import { StaffIcon } from '../kit/staff-icon.tsx';
import styles from './application-page.module.css';
import type { FoundApplication } from './application-page.server.ts';
import { canBecome } from './application-state.ts';
import { APPLICATION_LIMITS, type InboxApplication } from './inbox-application.ts';
import { useApplicationChange } from './use-application-change.ts';

/** The actions available in the application's state; the amber one is the usual next step. */
export function ApplicationActions({ found: { record, undoTo } }: { found: FoundApplication }) {
	const t = useTranslations('applicationInbox.actions');
	const states = useTranslations('applicationInbox.list.state');
	const { number, state, erasedAt, application } = record;
	const { busy, send, clear, notify, revalidate, current, refusal } = useApplicationChange(record);
	const [isDeclining, setIsDeclining] = useState(false);
	if (erasedAt) return null;

	async function move(path: string) {
		const outcome = await send(path);
		if (outcome?.kind !== 'saved') return;
		notify(t('done', { number, state: states(outcome.answer.state).toLowerCase() }));
		return revalidate();
	}

	return (
		<>
			<div className={styles.actions}>
				<Button component="a" variant="default" href={`mailto:${application.email}?subject=${number}`}>
					{t('write', { name: application.contactName })}
				</Button>
				{canBecome(state, 'declined') && (
					<Button variant="default" disabled={busy} onClick={() => setIsDeclining(true)}>
						{t('decline')}
					</Button>
				)}
				{canBecome(state, 'contacted') && (
					<Button variant="default" disabled={busy} onClick={() => move('contact')}>
						{t('contact')}
					</Button>
				)}
				{canBecome(state, 'new') && (
					<Button variant="default" disabled={busy} onClick={() => move('reopen')}>
						{t('reopen')}
					</Button>
				)}
				{undoTo && (
					<Button variant="subtle" disabled={busy} onClick={() => move('undo')}>
						{t('undo', { state: states(undoTo).toLowerCase() })}
					</Button>
				)}
				{canBecome(state, 'approved') && (
					<Button
						loading={busy}
						leftSection={<StaffIcon name="check" size={20} />}
						onClick={() => move('approve')}
					>
						{t('approve')}
					</Button>
				)}
			</div>
			{refusal && <AlertBlock tone="error">{refusal}</AlertBlock>}
			{current && (
				<ChangedMeanwhile
					changed={current.changed}
					state={states(current.state)}
					onShow={async () => {
						await revalidate();
						clear();
					}}
				/>
			)}
			<DeclineDialog record={record} opened={isDeclining} onClose={() => setIsDeclining(false)} />
		</>
	);
}

/** Asks for the reason. Closing the dialog preserves the typed text. */
function DeclineDialog({
	record,
	opened,
	onClose,
}: {
	record: InboxApplication;
	opened: boolean;
	onClose: () => void;
}) {
	const t = useTranslations('applicationInbox.decline');
	const actions = useTranslations('applicationInbox.actions');
	const states = useTranslations('applicationInbox.list.state');
	const change = useApplicationChange(record);
	const { busy, send, clear, notify, revalidate, current, refusal, errorOf } = change;
	const [reason, setReason] = useState('');
	const { number } = record;

	async function submit(event: FormEvent) {
		event.preventDefault();
		const outcome = await send('decline', { reason });
		if (outcome?.kind !== 'saved') return;
		onClose();
		notify(actions('done', { number, state: states('declined').toLowerCase() }));
		return revalidate();
	}

	return (
		<Modal opened={opened} onClose={onClose} title={t('title', { number })}>
			<form onSubmit={submit} noValidate>
				<Stack>
					{current && (
						<ChangedMeanwhile
							changed={current.changed}
							state={states(current.state)}
							onShow={() => {
								clear();
								onClose();
								revalidate();
							}}
						/>
					)}
					{refusal && <AlertBlock tone="error">{refusal}</AlertBlock>}
					<Textarea
						label={t('reason')}
						description={t('reasonHint')}
						required
						rows={3}
						maxLength={APPLICATION_LIMITS.reason}
						value={reason}
						error={errorOf('reason')}
						data-autofocus
						onChange={(event) => {
							setReason(event.currentTarget.value);
							clear('reason');
						}}
					/>
					<DialogFoot cancel={{ label: t('cancel'), onClick: onClose }}>
						<Button
							type="submit"
							loading={busy}
							disabled={current !== undefined && !canBecome(current.state, 'declined')}
						>
							{t('confirm')}
						</Button>
					</DialogFoot>
				</Stack>
			</form>
		</Modal>
	);
}
