import messages from 'messages:distributorPortal.signIn';
import { useTranslations } from 'use-intl';
import brand from '../../../content/brand.json';
import { withMessages } from '../../platform/i18n/page-messages.tsx';
import { Button } from '../../platform/ui/fields/button.tsx';
import { Field } from '../../platform/ui/fields/field.tsx';
import { TextInput } from '../../platform/ui/fields/text-input.tsx';
import { Link, usePathTo } from '../../platform/ui/link.tsx';
import { Notice } from '../../platform/ui/overlays/notice.tsx';
import { PageHead } from '../../platform/ui/page-head.tsx';
import type { Route } from './+types/distributor-login-page';
import styles from './distributor-login-page.module.css';

export { action, loader } from './distributor-login-page.server.ts';

export default withMessages(messages, DistributorLoginPage);

/** The portal's sign-in page, in the public frame. A native form, which works without scripts. */
function DistributorLoginPage({ loaderData, actionData }: Route.ComponentProps) {
	const pathTo = usePathTo();
	const t = useTranslations('distributorPortal.signIn');
	const { next, isSignedOut } = loaderData;
	return (
		<article className={styles.door}>
			<PageHead
				title={`${t('title')} · ${brand.name}`}
				description={t('description')}
				path="/distributor-login"
				indexed={false}
			/>
			<div className={styles.side}>
				<h1 className={styles.title}>{t('title')}</h1>
				<p className={styles.line}>{t('line')}</p>
				{isSignedOut && !actionData && (
					<Notice kind="good" role="status" className={styles.notice}>
						{t('signedOut')}
					</Notice>
				)}
				{actionData && (
					<Notice kind="error" role="alert" className={styles.notice}>
						{actionData.message}
					</Notice>
				)}
				<form method="post" action={pathTo('/distributor-login')} className={styles.form}>
					<input type="hidden" name="next" value={actionData?.next ?? next} />
					<Field name="email" label={t('email')}>
						<TextInput
							inputMode="email"
							autoCapitalize="none"
							spellCheck={false}
							autoComplete="username"
							defaultValue={actionData?.email}
							required
						/>
					</Field>
					<Field name="password" label={t('password')}>
						<TextInput type="password" autoComplete="current-password" required />
					</Field>
					<p className={styles.ways}>
						<Button type="submit" variant="heat" icon="arrow-right" iconLast>
							{t('submit')}
						</Button>
						<a href={pathTo('/distributor-login/forgotten')}>{t('forgotten')}</a>
						<Link to="/become-a-distributor">{t('become')}</Link>
					</p>
				</form>
			</div>
			<div className={styles.picture} />
		</article>
	);
}
