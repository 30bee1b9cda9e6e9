import messages from 'messages:distributorApplication.page.title,distributorApplication.page.description,distributorApplication.form,distributorApplication.problem';
import { useTranslations } from 'use-intl';
import brand from '../../../content/brand.json';
import { withMessages } from '../../platform/i18n/page-messages.tsx';
import { held } from '../../platform/ui/held.tsx';
import { PageHead } from '../../platform/ui/page-head.tsx';
import type { Route } from './+types/distributor-application-page';
import { ApplicationForm } from './application-form.tsx';
import styles from './distributor-application-page.module.css';

export { action, loader } from './distributor-application-page.server.ts';

export const handle = import.meta.env.SSR
	? {
			policy: () =>
				import('./distributor-application-page-policy.ts').then(
					(policy) => policy.distributorApplicationPagePolicy,
				),
		}
	: undefined;

const ApplicationReading = held(() =>
	import('./application-reading.tsx').then((module) => module.ApplicationReading),
);

export default withMessages(messages, DistributorApplicationPage);

/** Who we look for, the application, and what happens to it. */
function DistributorApplicationPage({ actionData, loaderData }: Route.ComponentProps) {
	const t = useTranslations('distributorApplication.page');
	return (
		<article>
			<PageHead
				title={`${t('title')} · ${brand.name}`}
				description={t('description')}
				path="/become-a-distributor"
			/>
			<ApplicationReading part="band" />
			<div className={styles.heat} />
			<ApplicationReading part="who" />
			<div className={styles.ground}>
				<div className={`page ${styles.columns}`}>
					<ApplicationForm refused={actionData} formKey={loaderData.key} />
					<ApplicationReading part="next" />
				</div>
			</div>
		</article>
	);
}
