import { Button, Radio, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { type FormEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { LANGUAGE_NAMES, LANGUAGE_TAGS, LOCALES, type Locale } from '../../../platform/i18n/locale.ts';
import { AlertBlock } from '../../kit/alert-block.tsx';
import { useStaffRequest } from '../../kit/session-dialog.tsx';
import formStyles from './sign-in-form.module.css';

export type InviteFormProps = {
	/** The endpoint that accepts `{name, email, language}`. */
	url: string;
	/** The language chosen at first. */
	language: Locale;
	messages: Readonly<Record<'line' | 'name' | 'email' | 'send' | 'failed', string>>;
	onDone: () => void;
};

/** Invites a person by name and e-mail, in their language: staff, or a distributor's user. */
export function InviteForm({ url, language, messages, onDone }: InviteFormProps) {
	const sendRequest = useStaffRequest();
	const form = useForm({ mode: 'uncontrolled', initialValues: { name: '', email: '', language } });
	const t = useTranslations('staff.account');
	const [error, setError] = useState<string>();
	const [busy, setBusy] = useState(false);

	async function submit(values: { name: string; email: string; language: Locale }) {
		setBusy(true);
		setError(undefined);
		const result = await sendRequest(url, { method: 'POST', body: values });
		setBusy(false);
		if (result.ok) return onDone();
		if (result.errors.length === 0) return setError(result.detail || messages.failed);
		form.setErrors(Object.fromEntries(result.errors.map(({ path, message }) => [path, message])));
		form.getInputNode(result.errors[0]?.path ?? '')?.focus();
	}

	return (
		<form
			className={formStyles.form}
			onSubmit={(event: FormEvent<HTMLFormElement>) => {
				// Inside another form's dialog, submitting must not save the outer form.
				event.stopPropagation();
				form.onSubmit(submit)(event);
			}}
			noValidate
		>
			{error && <AlertBlock tone="error">{error}</AlertBlock>}
			<p>{messages.line}</p>
			<TextInput
				label={messages.name}
				autoComplete="off"
				key={form.key('name')}
				{...form.getInputProps('name')}
			/>
			<TextInput
				label={messages.email}
				inputMode="email"
				autoCapitalize="none"
				spellCheck={false}
				autoComplete="off"
				key={form.key('email')}
				{...form.getInputProps('email')}
			/>
			<Radio.Group label={t('language')} key={form.key('language')} {...form.getInputProps('language')}>
				{LOCALES.map((locale) => (
					<Radio
						key={locale}
						value={locale}
						label={<span lang={LANGUAGE_TAGS[locale]}>{LANGUAGE_NAMES[locale]}</span>}
						mt="xs"
					/>
				))}
			</Radio.Group>
			<Button type="submit" loading={busy}>
				{messages.send}
			</Button>
		</form>
	);
}
