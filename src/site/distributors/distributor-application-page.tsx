import messages from 'messages:distributorApplication.page.title,distributorApplication.page.description,distributorApplication.form,distributorApplication.problem';
import { useTranslations } from 'use-intl';
import brand from '../../../content/brand.json';
import { withMessages } from '../../platform/i18n/page-messages.tsx';
import { PageHead } from '../../platform/ui/page-head.tsx';
import { staticPart } from '../../platform/ui/static-part.tsx';
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

const Band = staticPart(() => import('./application-parts.tsx').then((module) => module.ApplicationBand));
const Who = staticPart(() => import('./application-parts.tsx').then((module) => module.ApplicationWho));
const Next = staticPart(() => import('./application-parts.tsx').then((module) => module.ApplicationNext));

export default withMessages(messages, DistributorApplicationPage);

/** Who we look for, the application form, and what happens next. */
function DistributorApplicationPage({ actionData, loaderData }: Route.ComponentProps) {
	const t = useTranslations('distributorApplication.page');
	return (
		<article>
			<PageHead
				title={`${t('title')} · ${brand.name}`}
				description={t('description')}
				path="/become-a-distributor"
			/>
			<Band />
			<Who />
			<div className={styles.ground}>
				<div className={`page ${styles.columns}`}>
					<ApplicationForm refused={actionData} formKey={loaderData.key} />
					<Next />
				</div>
			</div>
		</article>
	);
}
