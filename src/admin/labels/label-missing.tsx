import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { StaffNotFound } from '../frame/staff-not-found.tsx';

/** In place of a label that there is not. */
export function LabelMissing() {
	const t = useTranslations('labels.view');
	return (
		<StaffNotFound title={t('missingTitle')} line={t('missingLine')}>
			<Link to="/admin/labels">{t('toList')}</Link>
		</StaffNotFound>
	);
}
