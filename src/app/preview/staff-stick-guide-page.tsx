import messages from 'messages:listing.stickGuide';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { StaffPageHead } from '../../admin/kit/staff-page-head.tsx';
import { withMessages } from '../../platform/i18n/page-messages.tsx';
import { StickGuideTable } from '../../site/listing/stick-guide/stick-guide-table.tsx';
import styles from './staff-stick-guide-page.module.css';
import type { loader } from './staff-stick-guide-page.server.ts';

export { loader } from './staff-stick-guide-page.server.ts';
export default withMessages(messages, StaffStickGuidePage);

/** The public stick-welding guide, for staff on the phone. */
function StaffStickGuidePage({ loaderData }: { loaderData: ReturnType<typeof loader> }) {
	const t = useTranslations('staff.today.shortcuts');
	return (
		<>
			<StaffPageHead title={t('stickGuide')}>
				<Link to="/admin/stick-guide/edit">{t('editStickGuide')}</Link>
				<a href="/products/smaw">{t('stickGloves')}</a>
			</StaffPageHead>
			<div className={styles.guide}>
				<StickGuideTable {...loaderData} />
			</div>
		</>
	);
}
