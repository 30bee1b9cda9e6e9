import messages from 'messages:distributorPeople';
import { Button, Group, Modal } from '@mantine/core';
import { modals } from '@mantine/modals';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { useTranslations } from 'use-intl';
import { formatCalendarDate } from '../../domain/calendar-date/calendar-date.ts';
import { LANGUAGES_IN } from '../../platform/i18n/languages-in.ts';
import { withMessages } from '../../platform/i18n/page-messages.tsx';
import { useLocale } from '../../platform/i18n/use-locale.ts';
import { InviteForm } from '../accounts/sign-in/invite-form.tsx';
import { RowList } from '../kit/list/row-list.tsx';
import { useStaffRequest } from '../kit/session-dialog.tsx';
import { StaffCard } from '../kit/staff-card.tsx';
import { showDone, showError } from '../kit/staff-notice.ts';
import type { RequestOptions } from '../kit/staff-request.ts';
import { StaffTime } from '../kit/staff-time.tsx';
import type { Route } from './+types/company-people-page';

export { loader } from './company-people-page.server.ts';

export default withMessages(messages, CompanyPeople);

type Found = NonNullable<Route.ComponentProps['loaderData']['found']>;
type Person = Found['people'][number];

/** The people of a company who may sign in to the distributor portal, on the company's page. */
function CompanyPeople({ loaderData: { found } }: Route.ComponentProps) {
	const t = useTranslations('distributorPeople');
	const [inviting, setInviting] = useState(false);
	const { revalidate } = useRevalidator();
	if (!found) return null;
	return (
		<StaffCard title={t('title')}>
			{found.people.length === 0 ? (
				<p>
					{t('none')} {t('line')}
				</p>
			) : (
				<RowList>
					{found.people.map((person) => (
						<PersonRow key={person.id} companyId={found.companyId} person={person} />
					))}
				</RowList>
			)}
			<Button variant="default" onClick={() => setInviting(true)}>
				{t('invite')}
			</Button>
			<Modal opened={inviting} onClose={() => setInviting(false)} title={t('invite')}>
				<InviteForm
					url={`/api/admin/companies/${found.companyId}/people`}
					language={found.language}
					messages={{
						line: t('inviteLine'),
						name: t('name'),
						email: t('email'),
						send: t('send'),
						failed: t('failed'),
					}}
					onDone={async () => {
						setInviting(false);
						showDone(t('sent'));
						await revalidate();
					}}
				/>
			</Modal>
		</StaffCard>
	);
}

function PersonRow({ companyId, person }: { companyId: string; person: Person }) {
	const locale = useLocale();
	const t = useTranslations('distributorPeople');
	const sendRequest = useStaffRequest();
	const { revalidate } = useRevalidator();
	const [busy, setBusy] = useState(false);
	const { id, name, email, language, isInvited, isReset, disabledAt, linkDay, signedInAt } = person;
	const waits = isInvited || isReset;

	async function act(path: string, options: RequestOptions, done: string) {
		setBusy(true);
		const result = await sendRequest(`/api/admin/companies/${companyId}/people/${id}${path}`, options);
		setBusy(false);
		if (result.ok) showDone(done);
		else showError(result.detail || t('failed'));
		await revalidate();
	}

	const setDisabled = (disabled: boolean) =>
		act('', { method: 'PATCH', body: { disabled } }, t(disabled ? 'disableDone' : 'enableDone'));

	const confirmDisable = () =>
		modals.openConfirmModal({
			title: t('disableTitle', { name }),
			children: t('disableLine'),
			labels: { confirm: t('disable'), cancel: t('cancel') },
			onConfirm: () => setDisabled(true),
		});

	const sendLink = () => act('/invitation', { method: 'POST' }, t('linkSent'));

	const confirmReset = () =>
		modals.openConfirmModal({
			title: t('resetTitle', { name }),
			children: t('resetLine'),
			labels: { confirm: t('reset'), cancel: t('cancel') },
			onConfirm: sendLink,
		});

	const button = (label: string, onClick: () => void) => (
		<Button variant="default" size="compact-md" loading={busy} onClick={onClick}>
			{label}
			<span className="sr-only"> {name}</span>
		</Button>
	);

	return (
		<li>
			<p>
				<strong>
					<bdi>{name}</bdi>
				</strong>{' '}
				<bdi className="quiet">{email}</bdi> <span className="quiet">{LANGUAGES_IN[locale][language]}</span>
			</p>
			<p className="quiet">
				{disabledAt !== undefined ? (
					t('disabled')
				) : isReset ? (
					t('wasReset')
				) : isInvited ? (
					linkDay === undefined ? (
						t('invitedOver')
					) : (
						t('invited', { day: formatCalendarDate(linkDay, locale) })
					)
				) : signedInAt === undefined ? (
					t('never')
				) : (
					<>
						{t('lastSignedIn')} <StaffTime at={signedInAt} />
					</>
				)}
			</p>
			<Group gap="xs" mt="xs">
				{disabledAt !== undefined
					? button(t('enable'), () => setDisabled(false))
					: button(t(waits ? 'again' : 'reset'), waits ? sendLink : confirmReset)}
				{isInvited && button(t('withdraw'), () => act('', { method: 'DELETE' }, t('withdrawn')))}
				{!isInvited && disabledAt === undefined && button(t('disable'), confirmDisable)}
			</Group>
		</li>
	);
}
