import messages from 'messages:pricing.clients';
import { Button, Group, NavLink, Paper, Stack } from '@mantine/core';
import { Link, Outlet, useParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { withMessages } from '../../../platform/i18n/page-messages.tsx';
import { FilterBar } from '../../kit/list/filter-bar.tsx';
import { ListOverlay } from '../../kit/list/list-overlay.tsx';
import { StaffPageHead } from '../../kit/staff-page-head.tsx';
import { FailedPrices } from '../failed-prices.tsx';
import type { Route } from './+types/company-pricing-layout';
import styles from './company-pricing-layout.module.css';

export { loader } from './company-pricing-layout.server.ts';

export default withMessages(messages, CompanyPricingLayout);

/** The list of companies, and next to it the prices of one of them; phones show only one of the two. */
function CompanyPricingLayout({ loaderData: { companies, text, before, after } }: Route.ComponentProps) {
	const t = useTranslations('pricing.clients');
	const { company } = useParams();
	const search = text === '' ? '' : `?q=${encodeURIComponent(text)}`;
	const pageAt = (from: string) =>
		`/admin/pricing?${new URLSearchParams(text ? { q: text, from } : { from })}`;
	return (
		<div className={styles.pricing} data-reading={company !== undefined}>
			<div className={company === undefined ? undefined : `sr-only-below-desk ${styles.head}`}>
				<StaffPageHead title={t('title')}>
					<Button component={Link} to="/admin/pricing/matrix" variant="default">
						{t('matrix')}
					</Button>
				</StaffPageHead>
			</div>
			<div className={styles.columns}>
				<Paper component="nav" className={styles.list} aria-label={t('companies')}>
					<FilterBar
						path="/admin/pricing"
						fields={[{ kind: 'text', name: 'q', label: t('search'), value: text, hint: t('searchHint') }]}
						isBare
					/>
					{companies.length === 0 ? (
						<Stack p="lg">
							<p>{text === '' ? t('empty') : t('noMatch')}</p>
							{text === '' ? (
								<Link to="/admin/companies/create">{t('add')}</Link>
							) : (
								<Link to="/admin/pricing">{t('clear')}</Link>
							)}
						</Stack>
					) : (
						companies.map(({ id, operatingName, template }) => (
							<NavLink
								key={id}
								component={Link}
								to={`/admin/pricing/${id}${search}`}
								active={id === company}
								aria-current={id === company ? 'page' : undefined}
								label={<bdi>{operatingName}</bdi>}
								description={template || t('noTemplate')}
							/>
						))
					)}
					{(before || after) && (
						<Group justify="flex-end">
							{before && (
								<Button component={Link} variant="subtle" to={pageAt(before)}>
									{t('previous')}
								</Button>
							)}
							{after && (
								<Button component={Link} variant="subtle" to={pageAt(after)}>
									{t('next')}
								</Button>
							)}
						</Group>
					)}
				</Paper>
				<div className={styles.pane}>
					<Outlet />
				</div>
			</div>
			<ListOverlay path="/admin/pricing" hasPages label={t('loading')} />
		</div>
	);
}

/** Shown in place of the list if it cannot be loaded, with a retry button. */
export function ErrorBoundary() {
	return <FailedPrices />;
}
