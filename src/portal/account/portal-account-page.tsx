import { useTranslations } from 'use-intl';
import { Button } from '../../platform/ui/fields/button.tsx';
import { Field } from '../../platform/ui/fields/field.tsx';
import { TextInput } from '../../platform/ui/fields/text-input.tsx';
import { usePathTo } from '../../platform/ui/link.tsx';
import { Notice } from '../../platform/ui/overlays/notice.tsx';
import { PortalHead } from '../frame/portal-head.tsx';
import type { Route } from './+types/portal-account-page';
import styles from './portal-account-page.module.css';

export { action, loader } from './portal-account-page.server.ts';

/** The user's password, and the browsers they are signed in with. */
export default function PortalAccountPage({ loaderData, actionData }: Route.ComponentProps) {
	const pathTo = usePathTo();
	const t = useTranslations('distributorPortal.account');
	const errorOf = (path: string) => actionData?.errors.find((error) => error.path === path)?.message;
	return (
		<div className={`page ${styles.account}`}>
			<PortalHead
				title={t('title')}
				line={<bdi>{t('who', { name: loaderData.name, email: loaderData.email })}</bdi>}
			/>
			<div className={styles.columns}>
				<section aria-labelledby="password">
					<h2 id="password" className={styles.heading}>
						{t('password')}
					</h2>
					<form method="post" action={pathTo('/distributor/account')} className={styles.form}>
						{actionData?.done && (
							<Notice kind="good" role="status">
								{t('changed')}
							</Notice>
						)}
						{actionData?.message && (
							<Notice kind="error" role="alert">
								{actionData.message}
							</Notice>
						)}
						{/* Password managers store the new password under this name. */}
						<input type="hidden" autoComplete="username" value={loaderData.email} />
						<Field
							name="currentPassword"
							label={t('currentPassword')}
							error={errorOf('currentPassword')}
							required
						>
							<TextInput type="password" autoComplete="current-password" />
						</Field>
						<Field
							name="newPassword"
							label={t('newPassword')}
							hint={t('rule')}
							error={errorOf('newPassword')}
							required
						>
							<TextInput type="password" autoComplete="new-password" />
						</Field>
						<Button type="submit" variant="heat">
							{t('change')}
						</Button>
					</form>
				</section>
				<section aria-labelledby="sessions">
					<h2 id="sessions" className={styles.heading}>
						{t('sessions')}
					</h2>
					<ul role="list" className={styles.rows}>
						{loaderData.sessions.map(({ id, browser, used, isThis }) => (
							<li key={id}>
								<strong>{browser ?? t('someBrowser')}</strong>
								<span className={styles.quiet}>{isThis ? t('thisOne') : t('used', { time: used })}</span>
							</li>
						))}
					</ul>
					<form method="post" action={pathTo('/distributor/account/sessions')} className={styles.everywhere}>
						<p className={styles.quiet}>{t('everywhereLine')}</p>
						<Button type="submit" variant="outlined">
							{t('everywhere')}
						</Button>
					</form>
				</section>
			</div>
		</div>
	);
}
