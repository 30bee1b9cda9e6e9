import { Button, PasswordInput, TextInput } from '@mantine/core';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { AlertBlock } from '../../kit/alert-block.tsx';
import { sendRequest } from '../../kit/staff-request.ts';
import styles from './sign-in-form.module.css';

type SignInError = { headline: string; detail?: string };

/**
 * Email and password, then the second step if the account has one. `onSignedIn` is called once the server has
 * created the session. Used on the sign-in page and in the dialog shown when a session has ended.
 */
export function SignInForm({ email = '', onSignedIn }: { email?: string; onSignedIn: () => void }) {
	const t = useTranslations('staff.signIn');
	const [step, setStep] = useState<'password' | 'code'>('password');
	const [error, setError] = useState<SignInError>();
	const [missing, setMissing] = useState<Record<string, string>>({});
	const [busy, setBusy] = useState(false);
	const form = useRef<HTMLFormElement>(null);

	useEffect(() => {
		if (step === 'code') focusField(form.current, 'code');
	}, [step]);

	async function submit(event: FormEvent<HTMLFormElement>) {
		event.preventDefault();
		if (busy) return;
		const typed = Object.fromEntries(new FormData(event.currentTarget)) as Record<string, string>;
		const empty = listEmpty(typed);
		setMissing(empty);
		setError(undefined);
		const [first] = Object.keys(empty);
		if (first) return focusField(form.current, first);
		setBusy(true);
		const path = step === 'password' ? '/api/user/login' : '/api/user/login/code';
		const result = await sendRequest<{ status: string }>(path, { method: 'POST', body: typed });
		if (result.ok && result.answer.status === 'signed-in') return onSignedIn();
		setBusy(false);
		if (result.ok) return setStep('code');
		if (step === 'password') {
			setError(
				result.status === 401
					? { headline: t('refused') }
					: { headline: t('failed'), detail: result.status === 0 ? t('offline') : result.detail },
			);
			return focusField(form.current, 'password');
		}
		setError({ headline: result.errors[0]?.message ?? (result.detail || t('offline')) });
		if (result.status === 403) setStep('password');
		else focusField(form.current, 'code');
	}

	function listEmpty(typed: Record<string, string>): Record<string, string> {
		if (step === 'code') return typed.code?.trim() ? {} : { code: t('emptyCode') };
		return {
			...(typed.email?.trim() ? {} : { email: t('emptyEmail') }),
			...(typed.password ? {} : { password: t('emptyPassword') }),
		};
	}

	return (
		<form ref={form} className={styles.form} noValidate onSubmit={submit}>
			{error && (
				<AlertBlock tone="error">
					{error.headline}
					{error.detail && <p className={styles.detail}>{error.detail}</p>}
				</AlertBlock>
			)}
			{step === 'password' ? (
				<>
					<TextInput
						label={t('email')}
						name="email"
						inputMode="email"
						autoCapitalize="none"
						spellCheck={false}
						autoComplete="username"
						defaultValue={email}
						error={missing.email}
						maxLength={254}
					/>
					<PasswordInput
						label={t('password')}
						name="password"
						autoComplete="current-password"
						error={missing.password}
						maxLength={256}
						visibilityToggleButtonProps={{ 'aria-label': t('show'), tabIndex: 0 }}
					/>
				</>
			) : (
				<>
					<p>{t('codeLine')}</p>
					<TextInput
						label={t('code')}
						name="code"
						inputMode="text"
						autoComplete="one-time-code"
						autoCapitalize="none"
						spellCheck={false}
						error={missing.code}
						maxLength={20}
					/>
				</>
			)}
			<Button type="submit" fullWidth aria-disabled={busy}>
				{busy ? t('busy') : step === 'password' ? t('submit') : t('codeSubmit')}
			</Button>
			{step === 'code' && (
				<Button variant="subtle" onClick={() => setStep('password')}>
					{t('startAgain')}
				</Button>
			)}
		</form>
	);
}

function focusField(form: HTMLFormElement | null, name: string): void {
	const field = form?.elements.namedItem(name);
	if (!(field instanceof HTMLInputElement)) return;
	field.focus();
	field.select();
}
