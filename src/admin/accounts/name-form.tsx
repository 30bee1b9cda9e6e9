import { Button, TextInput } from '@mantine/core';
import { type FormEvent, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { useTranslations } from 'use-intl';
import { useStaffRequest } from '../kit/session-dialog.tsx';
import { showDone } from '../kit/staff-notice.ts';
import styles from './sign-in/sign-in-form.module.css';

/** Changes the user's own name, which signs later notes and mail. */
export function NameForm({ name }: { name: string }) {
	const t = useTranslations('staff.account');
	const sendRequest = useStaffRequest();
	const { revalidate } = useRevalidator();
	const [typed, setTyped] = useState(name);
	const [error, setError] = useState<string>();
	const [busy, setBusy] = useState(false);
	const input = useRef<HTMLInputElement>(null);

	async function submit(event: FormEvent) {
		event.preventDefault();
		if (busy) return;
		setBusy(true);
		const result = await sendRequest<{ name: string }>('/api/admin/account', {
			method: 'PATCH',
			body: { name: typed },
		});
		setBusy(false);
		if (!result.ok) {
			setError(result.errors[0]?.message || result.detail || t('failed'));
			return input.current?.focus();
		}
		setTyped(result.answer.name);
		showDone(t('nameChanged'));
		return revalidate();
	}

	return (
		<form className={styles.form} onSubmit={submit} noValidate>
			<TextInput
				ref={input}
				label={t('name')}
				description={t('nameHint')}
				autoComplete="name"
				required
				withAsterisk={false}
				maxLength={80}
				value={typed}
				error={error}
				onChange={(event) => {
					setTyped(event.currentTarget.value);
					setError(undefined);
				}}
			/>
			<Button type="submit" variant="default" loading={busy}>
				{t('changeName')}
			</Button>
		</form>
	);
}
