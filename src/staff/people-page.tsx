import { Button, Modal, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { modals } from '@mantine/modals';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { useTranslations } from 'use-intl';
import type { Route } from './+types/people-page';
import { AlertBlock } from './alert-block.tsx';
import styles from './people-page.module.css';
import { useStaffCall } from './session-dialog.tsx';
import formStyles from './sign-in-form.module.css';
import type { StaffAccount } from './staff-account.ts';
import type { CallOptions } from './staff-call.ts';
import { showDone, showFault } from './staff-notice.ts';
import { StaffPageHead } from './staff-page-head.tsx';
import { StaffTable } from './staff-table.tsx';
import { StaffTime } from './staff-time.tsx';

export { loader } from './people-page.server.ts';

/** Everybody who may sign in: invite, reset, disable, end sessions. */
export default function PeoplePage({ loaderData: { people, ownId } }: Route.ComponentProps) {
	const t = useTranslations('staff.accounts');
	const call = useStaffCall();
	const { revalidate } = useRevalidator();
	const [inviting, setInviting] = useState(false);

	async function act(path: string, options: CallOptions, done: string) {
		const result = await call(`/api/admin/staff/${path}`, options);
		if (result.ok) showDone(done);
		else showFault(result.detail || t('failed'));
		await revalidate();
	}

	function ask(person: StaffAccount, question: 'disable' | 'reset', go: () => void) {
		modals.openConfirmModal({
			title: t(`${question}.title`, { name: person.name }),
			children: t(`${question}.line`),
			labels: { confirm: t(`${question}.confirm`), cancel: t('cancel') },
			onConfirm: go,
		});
	}

	const state = (person: StaffAccount) =>
		person.disabledAt ? t('disabled') : person.isInvited ? t('invited') : t('active');

	return (
		<>
			<StaffPageHead title={t('title')} detail={t('count', { count: people.length })}>
				<Button onClick={() => setInviting(true)}>{t('invite')}</Button>
			</StaffPageHead>
			<StaffTable
				label={t('title')}
				rows={people}
				rowKey={(person) => person.id}
				empty={<p>{t('empty')}</p>}
				columns={[
					{ key: 'name', title: t('name'), cell: (person) => <bdi>{person.name}</bdi>, isMain: true },
					{ key: 'email', title: t('email'), cell: (person) => <bdi>{person.email}</bdi> },
					{ key: 'state', title: t('state'), cell: state },
					{
						key: 'step',
						title: t('twoFactor'),
						cell: (person) => (person.hasTwoFactor ? t('on') : t('off')),
					},
					{
						key: 'seen',
						title: t('signedIn'),
						cell: (person) => (person.signedInAt ? <StaffTime at={person.signedInAt} /> : t('never')),
					},
					{
						key: 'actions',
						title: t('actions'),
						isTitleHidden: true,
						cell: (person) => (
							<div className={styles.actions}>
								<Button
									variant="default"
									onClick={() =>
										ask(person, 'reset', () => act(`${person.id}/reset`, { method: 'POST' }, t('resetDone')))
									}
								>
									{person.isInvited ? t('inviteAgain') : t('reset.confirm')}
									<span className="spoken"> {person.name}</span>
								</Button>
								{person.id !== ownId && (
									<Button
										variant="default"
										onClick={() => {
											const disabled = person.disabledAt === undefined;
											const go = () =>
												act(
													person.id,
													{ method: 'PATCH', body: { disabled } },
													disabled ? t('disableDone') : t('enableDone'),
												);
											if (disabled) ask(person, 'disable', go);
											else go();
										}}
									>
										{person.disabledAt ? t('enable') : t('disable.confirm')}
										<span className="spoken"> {person.name}</span>
									</Button>
								)}
							</div>
						),
					},
				]}
			/>
			<Modal opened={inviting} onClose={() => setInviting(false)} title={t('invite')}>
				<InviteForm
					onDone={async () => {
						setInviting(false);
						showDone(t('inviteDone'));
						await revalidate();
					}}
				/>
			</Modal>
		</>
	);
}

function InviteForm({ onDone }: { onDone: () => void }) {
	const t = useTranslations('staff.accounts');
	const call = useStaffCall();
	const form = useForm({ mode: 'uncontrolled', initialValues: { name: '', email: '' } });
	const [fault, setFault] = useState<string>();
	const [busy, setBusy] = useState(false);
	async function submit(values: { name: string; email: string }) {
		setBusy(true);
		setFault(undefined);
		const result = await call('/api/admin/staff', { method: 'POST', body: values });
		setBusy(false);
		if (result.ok) return onDone();
		if (result.errors.length === 0) return setFault(result.detail || t('failed'));
		form.setErrors(Object.fromEntries(result.errors.map(({ path, message }) => [path, message])));
		form.getInputNode(result.errors[0]?.path ?? '')?.focus();
	}
	return (
		<form className={formStyles.form} onSubmit={form.onSubmit(submit)} noValidate>
			{fault && <AlertBlock tone="error">{fault}</AlertBlock>}
			<p>{t('inviteLine')}</p>
			<TextInput
				label={t('name')}
				autoComplete="off"
				key={form.key('name')}
				{...form.getInputProps('name')}
			/>
			<TextInput
				label={t('email')}
				type="email"
				autoComplete="off"
				key={form.key('email')}
				{...form.getInputProps('email')}
			/>
			<Button type="submit" loading={busy}>
				{t('sendInvitation')}
			</Button>
		</form>
	);
}
