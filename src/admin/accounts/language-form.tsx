import { Button, Radio, Stack } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { LANGUAGE_NAMES, LANGUAGE_TAGS, LOCALES, type Locale } from '../../platform/i18n/locale.ts';
import { useStaffRequest } from '../kit/session-dialog.tsx';
import { showError } from '../kit/staff-notice.ts';
import styles from './sign-in/sign-in-form.module.css';

/** Changes the language of the back-office, and of mail to this person. */
export function LanguageForm({ language }: { language: Locale }) {
	const t = useTranslations('staff.account');
	const sendRequest = useStaffRequest();
	const [chosen, setChosen] = useState<string>(language);
	const [busy, setBusy] = useState(false);

	async function submit(event: FormEvent) {
		event.preventDefault();
		if (busy) return;
		setBusy(true);
		const result = await sendRequest('/api/admin/account', { method: 'PATCH', body: { language: chosen } });
		// A new document, so that nothing stays in the other language.
		if (result.ok) return location.reload();
		setBusy(false);
		return showError(result.detail || t('failed'));
	}

	return (
		<form className={styles.form} onSubmit={submit}>
			<Radio.Group name="language" aria-label={t('language')} value={chosen} onChange={setChosen}>
				<Stack gap="xs">
					{LOCALES.map((locale) => (
						<Radio
							key={locale}
							value={locale}
							label={<span lang={LANGUAGE_TAGS[locale]}>{LANGUAGE_NAMES[locale]}</span>}
						/>
					))}
				</Stack>
			</Radio.Group>
			<p>{t('languageHint')}</p>
			<Button type="submit" variant="default" loading={busy}>
				{t('changeLanguage')}
			</Button>
		</form>
	);
}
