import { data, Link, type LoaderFunctionArgs } from 'react-router';
import { useTranslations } from 'use-intl';
import { StaffNotFound } from './staff-not-found.tsx';
import { requireStaff } from './staff-page-context.ts';

/** Any unknown address below /admin: status 404, inside the frame. */
export function loader({ context }: LoaderFunctionArgs) {
	requireStaff(context);
	return data(null, { status: 404 });
}

export default function StaffNotFoundPage() {
	const t = useTranslations('staff.notFound');
	return (
		<StaffNotFound title={t('title')} line={t('line')}>
			<Link to="/admin">{t('home')}</Link>
		</StaffNotFound>
	);
}
