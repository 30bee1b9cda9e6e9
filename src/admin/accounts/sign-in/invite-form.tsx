import { Button, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { type FormEvent, useState } from 'react';
import { AlertBlock } from '../../kit/alert-block.tsx';
import { useStaffCall } from '../../kit/session-dialog.tsx';
import formStyles from './sign-in-form.module.css';

export type InviteFormProps = {
	/** The endpoint that accepts `{name, email}`. */
	url: string;
	words: Readonly<Record<'line' | 'name' | 'email' | 'send' | 'failed', string>>;
	onDone: () => void;
};

/** Invites a person by name and e-mail: staff, or a distributor's user. */
export function InviteForm({ url, words, onDone }: InviteFormProps) {
	const call = useStaffCall();
	const form = useForm({ mode: 'uncontrolled', initialValues: { name: '', email: '' } });
	const [error, setError] = useState<string>();
	const [busy, setBusy] = useState(false);

	async function submit(values: { name: string; email: string }) {
		setBusy(true);
		setError(undefined);
		const result = await call(url, { method: 'POST', body: values });
		setBusy(false);
		if (result.ok) return onDone();
		if (result.errors.length === 0) return setError(result.detail || words.failed);
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
			<p>{words.line}</p>
			<TextInput
				label={words.name}
				autoComplete="off"
				key={form.key('name')}
				{...form.getInputProps('name')}
			/>
			<TextInput
				label={words.email}
				inputMode="email"
				autoCapitalize="none"
				spellCheck={false}
				autoComplete="off"
				key={form.key('email')}
				{...form.getInputProps('email')}
			/>
			<Button type="submit" loading={busy}>
				{words.send}
			</Button>
		</form>
	);
}
