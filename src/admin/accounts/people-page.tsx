import messages from 'messages:deleting';
import { Button, Group, Modal } from '@mantine/core';
import { modals } from '@mantine/modals';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { useTranslations } from 'use-intl';
import type { StaffAccount } from '../../platform/accounts/staff-account.ts';
import { withMessages } from '../../platform/i18n/page-messages.tsx';
import { useLocale } from '../../platform/i18n/use-locale.ts';
import { DeleteButton } from '../deleting/delete-button.tsx';
import { useStaffRequest } from '../kit/session-dialog.tsx';
import { showDone, showError } from '../kit/staff-notice.ts';
import { StaffPageHead } from '../kit/staff-page-head.tsx';
import type { RequestOptions } from '../kit/staff-request.ts';
import { StaffTable } from '../kit/staff-table.tsx';
import { StaffTime } from '../kit/staff-time.tsx';
import type { Route } from './+types/people-page';
import { InviteForm } from './sign-in/invite-form.tsx';

export { loader } from './people-page.server.ts';

export default withMessages(messages, PeoplePage);

/** Lists everybody who may sign in: invite, reset, disable, end sessions; an invitation nobody took up is deleted. */
function PeoplePage({ loaderData: { people, ownId } }: Route.ComponentProps) {
	const t = useTranslations('staff.accounts');
	const locale = useLocale();
	const sendRequest = useStaffRequest();
	const { revalidate } = useRevalidator();
	const [inviting, setInviting] = useState(false);

	async function act(path: string, options: RequestOptions, done: string) {
		const result = await sendRequest(`/api/admin/staff/${path}`, options);
		if (result.ok) showDone(done);
		else showError(result.detail || t('failed'));
		await revalidate();
	}

	function confirm(person: StaffAccount, question: 'disable' | 'reset', go: () => void) {
		modals.openConfirmModal({
			title: t(`${question}.title`, { name: person.name }),
			children: t(`${question}.line`),
			labels: { confirm: t(`${question}.confirm`), cancel: t('cancel') },
			onConfirm: go,
		});
	}

	const state = (person: StaffAccount) => {
		if (person.disabledAt) return t('disabled');
		if (!person.isInvited) return t('active');
		return person.signedInAt ? t('wasReset') : t('invited');
	};

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
							<Group gap="xs">
								{person.disabledAt === undefined && (
									<Button
										variant="default"
										onClick={() => {
											const go = () => act(`${person.id}/reset`, { method: 'POST' }, t('resetDone'));
											if (person.isInvited) go();
											else confirm(person, 'reset', go);
										}}
									>
										{person.isInvited ? t('inviteAgain') : t('reset.confirm')}
										<span className="sr-only"> {person.name}</span>
									</Button>
								)}
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
											if (disabled) confirm(person, 'disable', go);
											else go();
										}}
									>
										{person.disabledAt ? t('enable') : t('disable.confirm')}
										<span className="sr-only"> {person.name}</span>
									</Button>
								)}
								{person.isInvited && person.signedInAt === undefined && (
									<DeleteButton
										kind="staff"
										id={person.id}
										version={1}
										listHref="/admin/people"
										name={person.name}
									/>
								)}
							</Group>
						),
					},
				]}
			/>
			<Modal opened={inviting} onClose={() => setInviting(false)} title={t('invite')}>
				<InviteForm
					url="/api/admin/staff"
					language={locale}
					messages={{
						line: t('inviteLine'),
						name: t('name'),
						email: t('email'),
						send: t('sendInvitation'),
						failed: t('failed'),
					}}
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
