import { Button } from '@mantine/core';
import { useRevalidator } from 'react-router';
import { useTranslations } from 'use-intl';
import { formatBrowser } from '../../platform/accounts/browser-name.ts';
import { useStaffRequest } from '../kit/session-dialog.tsx';
import { StaffCard } from '../kit/staff-card.tsx';
import { showDone, showError } from '../kit/staff-notice.ts';
import { StaffPageHead } from '../kit/staff-page-head.tsx';
import { StaffTime } from '../kit/staff-time.tsx';
import type { Route } from './+types/account-page';
import styles from './account-page.module.css';
import { AppearanceForm } from './appearance-form.tsx';
import { LanguageForm } from './language-form.tsx';
import { NameForm } from './name-form.tsx';
import { PasswordForm } from './password-form.tsx';
import { TwoFactorPanel } from './two-factor-panel.tsx';

export { loader } from './account-page.server.ts';

/** The user's own account: name, language, password, second step and sessions. */
export default function AccountPage({ loaderData: { staff, sessions } }: Route.ComponentProps) {
	const t = useTranslations('staff.account');
	const sendRequest = useStaffRequest();
	const { revalidate } = useRevalidator();

	async function end(id: string | undefined) {
		const url = id === undefined ? '/api/admin/account/sessions' : `/api/admin/account/sessions/${id}`;
		const result = await sendRequest(url, { method: 'DELETE' });
		if (result.ok) showDone(t('ended'));
		else showError(t('failed'));
		await revalidate();
	}

	return (
		<>
			<StaffPageHead title={t('title')} detail={<bdi>{`${staff.name}, ${staff.email}`}</bdi>} />
			<div className={styles.parts}>
				<StaffCard title={t('name')}>
					<NameForm name={staff.name} />
				</StaffCard>
				<StaffCard title={t('language')}>
					<LanguageForm language={staff.language} />
				</StaffCard>
				<StaffCard title={t('appearance')}>
					<AppearanceForm colorScheme={staff.colorScheme} />
				</StaffCard>
				<StaffCard title={t('password')}>
					<PasswordForm />
				</StaffCard>
				<StaffCard title={t('twoFactor')}>
					<TwoFactorPanel hasTwoFactor={staff.hasTwoFactor} />
				</StaffCard>
				<StaffCard
					title={t('sessions')}
					action={
						sessions.length > 1 && (
							<Button variant="default" onClick={() => end(undefined)}>
								{t('endOthers')}
							</Button>
						)
					}
				>
					<ul role="list" className={styles.sessions}>
						{sessions.map((session) => (
							<li key={session.id}>
								<div>
									<strong>{formatBrowser(session.browser) ?? t('unknownBrowser')}</strong>
									<p className="quiet">
										{session.address} · <StaffTime at={session.usedAt} />
									</p>
								</div>
								{session.isThis ? (
									<span className="quiet">{t('thisOne')}</span>
								) : (
									<Button variant="default" onClick={() => end(session.id)}>
										{t('end')}
									</Button>
								)}
							</li>
						))}
					</ul>
				</StaffCard>
			</div>
		</>
	);
}
