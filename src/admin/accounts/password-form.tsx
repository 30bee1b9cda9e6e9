import { Button, PasswordInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { useTranslations } from 'use-intl';
import { AlertBlock } from '../kit/alert-block.tsx';
import { useStaffRequest } from '../kit/session-dialog.tsx';
import { showDone } from '../kit/staff-notice.ts';
import styles from './sign-in/sign-in-form.module.css';

/** Changes the user's own password and ends every other session of the account. */
export function PasswordForm() {
	const t = useTranslations('staff.account');
	const show = useTranslations('staff.signIn')('show');
	const sendRequest = useStaffRequest();
	const { revalidate } = useRevalidator();
	const form = useForm({ mode: 'uncontrolled', initialValues: { currentPassword: '', newPassword: '' } });
	const [error, setError] = useState<string>();
	const [busy, setBusy] = useState(false);

	async function submit(values: { currentPassword: string; newPassword: string }) {
		setBusy(true);
		setError(undefined);
		const result = await sendRequest('/api/admin/account/password', { method: 'POST', body: values });
		setBusy(false);
		if (result.ok) {
			form.reset();
			showDone(t('passwordChanged'));
			return revalidate();
		}
		if (result.errors.length === 0) return setError(result.detail || t('failed'));
		form.setErrors(Object.fromEntries(result.errors.map(({ path, message }) => [path, message])));
		form.getInputNode(result.errors[0]?.path ?? '')?.focus();
	}

	return (
		<form className={styles.form} onSubmit={form.onSubmit(submit)} noValidate>
			{error && <AlertBlock tone="error">{error}</AlertBlock>}
			<PasswordInput
				label={t('currentPassword')}
				autoComplete="current-password"
				visibilityToggleButtonProps={{ 'aria-label': show, tabIndex: 0 }}
				key={form.key('currentPassword')}
				{...form.getInputProps('currentPassword')}
			/>
			<PasswordInput
				label={t('newPassword')}
				description={t('passwordRule')}
				autoComplete="new-password"
				visibilityToggleButtonProps={{ 'aria-label': show, tabIndex: 0 }}
				key={form.key('newPassword')}
				{...form.getInputProps('newPassword')}
			/>
			<Button type="submit" loading={busy}>
				{t('changePassword')}
			</Button>
		</form>
	);
}
