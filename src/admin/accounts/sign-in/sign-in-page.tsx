import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import type { Route } from './+types/sign-in-page';
import { SignInForm } from './sign-in-form.tsx';
import styles from './sign-in-frame.module.css';
import { SignInFrame } from './sign-in-frame.tsx';

export { loader } from './sign-in-page.server.ts';

/** The staff sign-in page, the only page that asks signed-out users for a password. */
export default function SignInPage({ loaderData }: Route.ComponentProps) {
	const t = useTranslations('staff.signIn');
	return (
		<SignInFrame title={t('title')}>
			<p className={styles.line}>
				{t.rich('line', {
					page: (text) => (
						<Link to="/distributor-login" reloadDocument>
							{text}
						</Link>
					),
				})}
			</p>
			{/* A full page load, so that no client state from before the sign-in remains. */}
			<SignInForm onSignedIn={() => location.replace(loaderData.next)} />
			<p className={styles.help}>{t('help')}</p>
		</SignInFrame>
	);
}
