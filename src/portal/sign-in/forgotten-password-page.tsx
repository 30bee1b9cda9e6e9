import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import brand from '../../../content/brand.json';
import { Button } from '../../platform/ui/fields/button.tsx';
import { Field } from '../../platform/ui/fields/field.tsx';
import { TextInput } from '../../platform/ui/fields/text-input.tsx';
import { usePathTo } from '../../platform/ui/link.tsx';
import { PortalHead } from '../frame/portal-head.tsx';
import type { Route } from './+types/forgotten-password-page';
import styles from './door-page.module.css';

export { action } from './forgotten-password-page.server.ts';

/** Requests a link to choose a new password. */
export default function ForgottenPasswordPage({ actionData }: Route.ComponentProps) {
	const pathTo = usePathTo();
	const t = useTranslations('distributorPortal.forgotten');
	const signIn = useTranslations('distributorPortal.signIn');
	const back = <a href={pathTo('/distributor-login')}>{t('back')}</a>;
	if (actionData?.isSent) {
		const who = (text: ReactNode) => <bdi className={styles.strong}>{text}</bdi>;
		return (
			<div className="page">
				<PortalHead title={t('sentTitle')} line={t.rich('sent', { email: actionData.email, who })} />
				<p className={styles.none}>{t('none', { brand: brand.name })}</p>
				<p className={styles.ways}>{back}</p>
			</div>
		);
	}
	return (
		<div className="page">
			<PortalHead title={t('title')} line={t('line')} />
			<form method="post" action={pathTo('/distributor-login/forgotten')} className={styles.form}>
				<Field name="email" label={signIn('email')} error={actionData?.error}>
					<TextInput
						inputMode="email"
						autoCapitalize="none"
						spellCheck={false}
						autoComplete="username"
						defaultValue={actionData?.email}
						required
					/>
				</Field>
				<p className={styles.ways}>
					<Button type="submit" variant="heat">
						{t('submit')}
					</Button>
					{back}
				</p>
			</form>
		</div>
	);
}
