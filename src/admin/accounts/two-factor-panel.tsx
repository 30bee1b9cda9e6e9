import { Button, PasswordInput, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useRevalidator } from 'react-router';
import { useTranslations } from 'use-intl';
import { AlertBlock } from '../kit/alert-block.tsx';
import { AutoGrid } from '../kit/auto-grid.tsx';
import { useStaffRequest } from '../kit/session-dialog.tsx';
import { showDone } from '../kit/staff-notice.ts';
import styles from './two-factor-panel.module.css';

type Enrolment = { secret: string; qrCode: string; recoveryCodes: string[] };

/** Turns the second step on (password, QR code, first code, recovery codes) and off (password). */
export function TwoFactorPanel({ hasTwoFactor }: { hasTwoFactor: boolean }) {
	const t = useTranslations('staff.account');
	const show = useTranslations('staff.signIn')('show');
	const sendRequest = useStaffRequest();
	const { revalidate } = useRevalidator();
	const [enrolment, setEnrolment] = useState<Enrolment>();
	const [error, setError] = useState<string>();
	const [busy, setBusy] = useState(false);

	async function send<Answer>(event: FormEvent<HTMLFormElement>, path: string): Promise<Answer | undefined> {
		event.preventDefault();
		const form = event.currentTarget;
		setBusy(true);
		setError(undefined);
		const body = Object.fromEntries(new FormData(form));
		const result = await sendRequest<Answer>(`/api/admin/account/two-factor${path}`, {
			method: 'POST',
			body,
		});
		setBusy(false);
		if (result.ok) {
			form.reset();
			return result.answer;
		}
		setError(result.errors[0]?.message ?? (result.detail || t('failed')));
		form.querySelector('input')?.focus();
		return undefined;
	}

	async function confirm(event: FormEvent<HTMLFormElement>) {
		if (!(await send(event, '/confirm'))) return;
		setEnrolment(undefined);
		showDone(t('twoFactorOn'));
		await revalidate();
	}

	async function turnOff(event: FormEvent<HTMLFormElement>) {
		if (!(await send(event, '/disable'))) return;
		showDone(t('twoFactorOff'));
		await revalidate();
	}

	if (enrolment) {
		return (
			<form className={styles.form} onSubmit={confirm} noValidate>
				{error && <AlertBlock tone="error">{error}</AlertBlock>}
				<p>{t('scan')}</p>
				<img className={styles.code} src={enrolment.qrCode} alt={t('qrCode')} width={220} height={220} />
				<p>
					{t('byHand')} <code className={styles.secret}>{enrolment.secret}</code>
				</p>
				<p>{t('recovery')}</p>
				<AutoGrid as="ul" role="list" min={130} gap="var(--space-1) var(--space-6)" keepsColumns>
					{enrolment.recoveryCodes.map((code) => (
						<li key={code}>
							<code>{code}</code>
						</li>
					))}
				</AutoGrid>
				<TextInput
					label={t('firstCode')}
					name="code"
					autoComplete="one-time-code"
					inputMode="numeric"
					maxLength={6}
				/>
				<Button type="submit" loading={busy}>
					{t('turnOn')}
				</Button>
			</form>
		);
	}
	return (
		<form
			className={styles.form}
			noValidate
			onSubmit={hasTwoFactor ? turnOff : async (event) => setEnrolment(await send<Enrolment>(event, ''))}
		>
			{error && <AlertBlock tone="error">{error}</AlertBlock>}
			<p>{hasTwoFactor ? t('twoFactorIsOn') : t('twoFactorIsOff')}</p>
			<PasswordInput
				label={t('yourPassword')}
				name="password"
				autoComplete="current-password"
				visibilityToggleButtonProps={{ 'aria-label': show, tabIndex: 0 }}
			/>
			<Button type="submit" variant="default" loading={busy}>
				{hasTwoFactor ? t('turnOff') : t('setUp')}
			</Button>
		</form>
	);
}
