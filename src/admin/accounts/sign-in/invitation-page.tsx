import { Button, PasswordInput } from '@mantine/core';
import { type FormEvent, useRef, useState } from 'react';
import { type LoaderFunctionArgs, redirect } from 'react-router';
import { useTranslations } from 'use-intl';
import { staffPage } from '../../frame/staff-page-context.ts';
import { AlertBlock } from '../../kit/alert-block.tsx';
import { sendRequest } from '../../kit/staff-request.ts';
import styles from './sign-in-form.module.css';
import { SignInFrame } from './sign-in-frame.tsx';

export function loader({ context }: LoaderFunctionArgs) {
	if (!context.get(staffPage)) throw redirect('/admin/login/invitation', 303);
	return null;
}

/** The page that an invitation links to: its owner chooses a password. The token is in the URL's fragment. */
export default function InvitationPage() {
	const t = useTranslations('staff.invitation');
	const signIn = useTranslations('staff.signIn');
	const [state, setState] = useState<'open' | 'busy' | 'done'>('open');
	const [error, setError] = useState<{ field?: string; general?: string }>({});
	const field = useRef<HTMLInputElement>(null);

	async function submit(event: FormEvent<HTMLFormElement>) {
		event.preventDefault();
		if (state === 'busy') return;
		setState('busy');
		setError({});
		const body = { token: location.hash.slice(1), password: field.current?.value ?? '' };
		const result = await sendRequest('/api/user/invitation', { method: 'POST', body });
		if (result.ok) {
			history.replaceState(null, '', location.pathname);
			return setState('done');
		}
		setState('open');
		const wrong = result.errors.find(({ path }) => path === 'password');
		if (wrong) setError({ field: wrong.message });
		else if (result.status === 400) setError({ general: t('over') });
		else setError({ general: result.status === 0 ? signIn('offline') : result.detail });
		field.current?.focus();
	}

	if (state === 'done') {
		return (
			<SignInFrame title={t('title')}>
				<AlertBlock tone="good">{t('done')}</AlertBlock>
				<Button component="a" href="/admin/login" fullWidth>
					{t('signIn')}
				</Button>
			</SignInFrame>
		);
	}
	return (
		<SignInFrame title={t('title')}>
			<form className={styles.form} onSubmit={submit} noValidate>
				{error.general && <AlertBlock tone="error">{error.general}</AlertBlock>}
				<PasswordInput
					ref={field}
					label={t('password')}
					description={t('line')}
					name="password"
					autoComplete="new-password"
					error={error.field}
					visibilityToggleButtonProps={{ 'aria-label': signIn('show'), tabIndex: 0 }}
				/>
				<Button type="submit" fullWidth aria-disabled={state === 'busy'}>
					{state === 'busy' ? t('busy') : t('submit')}
				</Button>
			</form>
		</SignInFrame>
	);
}
