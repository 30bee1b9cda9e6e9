import { data } from 'react-router';
import { useTranslations } from 'use-intl';
import { usePathTo } from '../../platform/ui/link.tsx';
import { PortalHead } from './portal-head.tsx';

export function loader() {
	return data(null, { status: 404 });
}

/** An unknown URL of the portal. */
export default function PortalNotFoundPage() {
	const pathTo = usePathTo();
	const t = useTranslations('distributorPortal.notFound');
	return (
		<div className="page">
			<PortalHead title={t('title')} line={t('line')}>
				<a href={pathTo('/distributor')}>{t('home')}</a>
			</PortalHead>
		</div>
	);
}
