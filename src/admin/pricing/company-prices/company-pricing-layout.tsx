import messages from 'messages:pricing.clients';
import { Button } from '@mantine/core';
import { Form, Link, Outlet, useNavigation, useParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { withMessages } from '../../../platform/i18n/page-messages.tsx';
import { LoadingOverlay } from '../../../platform/ui/overlays/loading-overlay.tsx';
import { StaffIcon } from '../../kit/staff-icon.tsx';
import { StaffPageHead } from '../../kit/staff-page-head.tsx';
import { FailedPrices } from '../failed-prices.tsx';
import type { Route } from './+types/company-pricing-layout';
import styles from './company-pricing-layout.module.css';

export { loader } from './company-pricing-layout.server.ts';

export default withMessages(messages, CompanyPricingLayout);

/** The companies, and beside them what one of them pays; a phone shows one of the two. */
function CompanyPricingLayout({ loaderData: { companies, text, before, after } }: Route.ComponentProps) {
	const t = useTranslations('pricing.clients');
	const { company } = useParams();
	const navigation = useNavigation();
	const kept = text === '' ? '' : `?q=${encodeURIComponent(text)}`;
	const pageAt = (from: string) =>
		`/admin/pricing?${new URLSearchParams(text ? { q: text, from } : { from })}`;
	return (
		<div className={styles.pricing} data-reading={company !== undefined}>
			<div className={styles.head}>
				<StaffPageHead title={t('title')}>
					<Button component={Link} to="/admin/pricing/matrix" variant="default">
						{t('matrix')}
					</Button>
				</StaffPageHead>
			</div>
			<div className={styles.columns}>
				<nav className={styles.list} aria-label={t('companies')}>
					<Form className={styles.search} role="search" aria-label={t('companies')} action="/admin/pricing">
						<label>
							<span className="spoken">{t('search')}</span>
							<input
								type="search"
								name="q"
								key={text}
								defaultValue={text}
								placeholder={t('searchHint')}
								maxLength={200}
							/>
						</label>
						<Button type="submit" variant="default" aria-label={t('show')} px="sm">
							<StaffIcon name="search" size={20} />
						</Button>
					</Form>
					{companies.length === 0 ? (
						<div className={styles.empty}>
							<p>{text === '' ? t('empty') : t('noMatch')}</p>
							{text === '' ? (
								<Link to="/admin/companies/create">{t('add')}</Link>
							) : (
								<Link to="/admin/pricing">{t('clear')}</Link>
							)}
						</div>
					) : (
						<ul role="list" className={styles.rows}>
							{companies.map(({ id, operatingName, template }) => (
								<li key={id} data-current={id === company}>
									<Link
										to={`/admin/pricing/${id}${kept}`}
										aria-current={id === company ? 'page' : undefined}
										className={styles.row}
									>
										<bdi className={styles.company}>{operatingName}</bdi>
										<span className={styles.template}>{template || t('noTemplate')}</span>
									</Link>
								</li>
							))}
						</ul>
					)}
					{(before || after) && (
						<p className={styles.foot}>
							{before && <Link to={pageAt(before)}>{t('previous')}</Link>}
							{after && <Link to={pageAt(after)}>{t('next')}</Link>}
						</p>
					)}
				</nav>
				<div className={styles.pane}>
					<Outlet />
				</div>
			</div>
			<LoadingOverlay
				busy={navigation.state === 'loading' && navigation.location.pathname.startsWith('/admin/pricing')}
				label={t('loading')}
			/>
		</div>
	);
}

/** The list could not be read: said in its place, with another try. */
export function ErrorBoundary() {
	return <FailedPrices />;
}
