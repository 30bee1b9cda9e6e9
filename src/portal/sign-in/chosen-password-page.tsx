import { useTranslations } from 'use-intl';
import { Button } from '../../platform/ui/fields/button.tsx';
import { Field } from '../../platform/ui/fields/field.tsx';
import { TextInput } from '../../platform/ui/fields/text-input.tsx';
import { usePathTo } from '../../platform/ui/link.tsx';
import { PortalHead } from '../frame/portal-head.tsx';
import type { Route } from './+types/chosen-password-page';
import styles from './door-page.module.css';

export { action, loader } from './chosen-password-page.server.ts';

/** The target of invitation and password reset links, where the owner chooses a password. */
export default function ChosenPasswordPage({ loaderData, actionData }: Route.ComponentProps) {
	const pathTo = usePathTo();
	const t = useTranslations('distributorPortal.password');
	// A posted form has its token in the body, so the URL no longer needs it.
	const { token, email } = actionData ?? loaderData;
	if (email === undefined) {
		return (
			<div className="page">
				<PortalHead title={t('title')} line={t('over')} />
				<p className={styles.ways}>
					<a href={pathTo('/distributor-login/forgotten')}>{t('askAgain')}</a>
				</p>
			</div>
		);
	}
	return (
		<div className="page">
			<PortalHead
				title={t('title')}
				line={t.rich('line', { email, who: (text) => <bdi className={styles.strong}>{text}</bdi> })}
			/>
			<form method="post" action={pathTo('/distributor-login/password')} className={styles.form}>
				<input type="hidden" name="token" value={token} />
				<input type="hidden" autoComplete="username" value={email} />
				<Field name="password" label={t('label')} error={actionData?.error}>
					<TextInput type="password" autoComplete="new-password" required />
				</Field>
				<p className={styles.ways}>
					<Button type="submit" variant="heat">
						{t('submit')}
					</Button>
				</p>
			</form>
		</div>
	);
}
