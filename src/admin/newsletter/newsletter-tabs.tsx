import { useTranslations } from 'use-intl';
import { StaffTabs } from '../kit/list/staff-tabs.tsx';

/** The two lists of the newsletter. */
export function NewsletterTabs({ current }: { current: 'readers' | 'issues' }) {
	const t = useTranslations('newsletter.staff');
	return (
		<StaffTabs
			label={t('title')}
			tabs={[
				{ href: '/admin/newsletter', label: t('tabs.readers'), isCurrent: current === 'readers' },
				{ href: '/admin/newsletter/issues', label: t('tabs.issues'), isCurrent: current === 'issues' },
			]}
		/>
	);
}
