import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { StaffNotFound } from '../frame/staff-not-found.tsx';

/** Shown when there is no such label. */
export function LabelMissing() {
	const t = useTranslations('labels.view');
	return (
		<StaffNotFound title={t('missingTitle')} line={t('missingLine')}>
			<Link to="/admin/labels">{t('toList')}</Link>
		</StaffNotFound>
	);
}
