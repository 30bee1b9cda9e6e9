import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { dropAllDrafts } from '../../kit/form/form-draft.ts';
import { sendRequest } from '../../kit/staff-request.ts';

/** Ends the session on the server, then does a full page load, so that Back shows none of its pages. */
export function SignOutButton({ className }: { className?: string }) {
	const t = useTranslations('staff.bar');
	const [busy, setBusy] = useState(false);
	async function signOut() {
		setBusy(true);
		const result = await sendRequest('/api/user/logout', { method: 'POST' });
		if (!result.ok) return setBusy(false);
		dropAllDrafts();
		location.replace('/admin/login');
	}
	return (
		<button type="button" className={className} onClick={signOut} aria-disabled={busy}>
			{busy ? t('signingOut') : t('signOut')}
		</button>
	);
}
