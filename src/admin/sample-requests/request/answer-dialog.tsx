import { Button, Checkbox, Modal, Stack, Textarea, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { formatLabelNumber } from '../../../domain/labels/label.ts';
import { canBecome as canLabelBecome } from '../../../domain/labels/label-state.ts';
import { INBOX_LIMITS } from '../../../domain/sample-requests/inbox-request.ts';
import { canBecome } from '../../../domain/sample-requests/inbox-state.ts';
import { contactEmail } from '../../../domain/sample-requests/sample-request.ts';
import { LANGUAGE_TAGS } from '../../../platform/i18n/locale.ts';
import { localeOfLanguage } from '../../../platform/i18n/stored-language.ts';
import { useLocale } from '../../../platform/i18n/use-locale.ts';
import { AlertBlock } from '../../kit/alert-block.tsx';
import { DialogFoot } from '../../kit/dialog-foot.tsx';
import { ChangedMeanwhile } from '../../kit/form/changed-meanwhile.tsx';
import { useStoredSwitch } from '../../kit/use-stored-switch.ts';
import type { AnswerKind } from './answer-templates.server.ts';
import type { FoundRequest } from './inbox-request-page.server.ts';
import { useRequestChange } from './use-request-change.ts';

/** The answers that can be sent by mail, and the state that each leads to. */
const ANSWERS = {
	approve: 'approved',
	ship: 'shipped',
	decline: 'declined',
} as const satisfies Record<AnswerKind, string>;

type AnswerDialogProps = {
	kind: AnswerKind;
	/** Without `samples`, no label can be created. */
	found: Pick<FoundRequest, 'record' | 'shipping' | 'templates'> &
		Partial<Pick<FoundRequest, 'samples' | 'next'>>;
	opened: boolean;
	onClose: () => void;
};

/** Approves, ships or declines a request, with a mail that staff can edit. Input is kept when the dialog is closed. */
export function AnswerDialog({ kind, found, opened, onClose }: AnswerDialogProps) {
	const t = useTranslations('sampleInbox.answer');
	const states = useTranslations('sampleInbox.list.state');
	const actions = useTranslations('sampleInbox.actions');
	const { record, shipping, samples = [], next } = found;
	const { number, request } = record;
	const change = useRequestChange(record);
	const { busy, send, clear, notify, revalidate, current, refusal, errors, errorOf } = change;
	const [mail, setMail] = useState(found.templates[kind]);
	const locale = useLocale();
	const mailLocale = localeOfLanguage(record.language);
	const shippable = shipping.labels.filter(({ state }) => canLabelBecome(state, 'shipped'));
	const hasLabelPart =
		kind === 'approve'
			? samples.every(({ state }) => state === 'made')
			: kind === 'ship' && shippable.length > 0;
	const [withMail, setWithMail] = useState(true);
	const [withLabel, setWithLabel] = useState(true);
	const [reason, setReason] = useState('');
	const [opensNext, setOpensNext] = useStoredSwitch('staff-opens-next', false);
	const navigate = useNavigate();

	/** True if the input can still be sent after a colleague's change. */
	const canGoOn = current !== undefined && canBecome(current, ANSWERS[kind]);
	const FIELDS = ['reason', 'mail.subject', 'mail.text'];
	// Errors that do not belong to a field of the dialog are shown above the fields.
	const elsewhere = errors.filter(({ path }) => !FIELDS.includes(path)).map(({ message }) => message);
	const message = refusal ?? (elsewhere.length > 0 ? [...new Set(elsewhere)].join('. ') : undefined);

	async function submit(event: FormEvent) {
		event.preventDefault();
		const body =
			kind === 'decline'
				? { mail: withMail ? mail : null, reason }
				: { mail: withMail ? mail : null, label: hasLabelPart && withLabel };
		const outcome = await send(kind, body);
		if (outcome?.kind !== 'saved') return;
		onClose();
		notify(actions('done', { number, state: states(outcome.answer.state).toLowerCase() }));
		if (next && opensNext) await navigate(`/admin/samples/${next.number}`);
		else await revalidate();
	}

	return (
		<Modal opened={opened} onClose={onClose} title={t(`${kind}.title`, { number })}>
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
					{message && <AlertBlock tone="error">{message}</AlertBlock>}
					{kind === 'decline' && (
						<Textarea
							label={t('decline.reason')}
							description={t('decline.reasonHint')}
							required
							rows={2}
							maxLength={INBOX_LIMITS.reason}
							value={reason}
							error={errorOf('reason')}
							data-autofocus
							onChange={(event) => {
								setReason(event.currentTarget.value);
								clear('reason');
							}}
						/>
					)}
					{hasLabelPart && (
						<Checkbox
							label={
								kind === 'approve'
									? t('approve.label')
									: t('ship.label', {
											count: shippable.length,
											numbers: shippable.map(({ id }) => formatLabelNumber(id)).join(', '),
										})
							}
							checked={withLabel}
							onChange={(event) => setWithLabel(event.currentTarget.checked)}
						/>
					)}
					<Checkbox
						label={t.rich('send', { to: () => <bdi>{contactEmail(request)}</bdi> })}
						checked={withMail}
						onChange={(event) => setWithMail(event.currentTarget.checked)}
					/>
					{withMail ? (
						<>
							<TextInput
								label={t('subject')}
								required
								lang={LANGUAGE_TAGS[mailLocale]}
								maxLength={INBOX_LIMITS.mailSubject}
								value={mail.subject}
								error={errorOf('mail.subject')}
								onChange={(event) => {
									setMail({ ...mail, subject: event.currentTarget.value });
									clear('mail.subject');
								}}
							/>
							<Textarea
								label={t('text')}
								description={mailLocale === locale ? undefined : t('language', { language: mailLocale })}
								required
								lang={LANGUAGE_TAGS[mailLocale]}
								rows={12}
								maxLength={INBOX_LIMITS.mailText}
								value={mail.text}
								error={errorOf('mail.text')}
								onChange={(event) => {
									setMail({ ...mail, text: event.currentTarget.value });
									clear('mail.text');
								}}
							/>
						</>
					) : (
						<p className="quiet">{t('noMail')}</p>
					)}
					{next && (
						<Checkbox
							label={t.rich('next', { to: () => <bdi>{next.companyName || next.number}</bdi> })}
							checked={opensNext}
							onChange={(event) => setOpensNext(event.currentTarget.checked)}
						/>
					)}
					<DialogFoot cancel={{ label: t('cancel'), onClick: onClose }}>
						<Button type="submit" loading={busy} disabled={current !== undefined && !canGoOn}>
							{t(
								kind === 'approve' && !(hasLabelPart && withLabel)
									? 'approve.confirmOnly'
									: `${kind}.confirm`,
							)}
						</Button>
					</DialogFoot>
				</Stack>
			</form>
		</Modal>
	);
}
