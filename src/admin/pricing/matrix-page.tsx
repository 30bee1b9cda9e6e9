import messages from 'messages:pricing.matrix';
import { Button } from '@mantine/core';
import { Form, Link, useNavigation, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { formatPartNumber } from '../../domain/catalogue/part-numbers/part-number.ts';
import { type Currency, formatPrice } from '../../domain/pricing/price.ts';
import { withMessages } from '../../platform/i18n/page-messages.tsx';
import { LoadingOverlay } from '../../platform/ui/overlays/loading-overlay.tsx';
import { StaffIcon } from '../kit/staff-icon.tsx';
import { StaffPageHead } from '../kit/staff-page-head.tsx';
import type { Route } from './+types/matrix-page';
import filters from './company-prices/company-price-table.module.css';
import { FailedPrices } from './failed-prices.tsx';
import styles from './matrix-page.module.css';
import type { MatrixCell } from './matrix-page.server.ts';

export { loader } from './matrix-page.server.ts';

export default withMessages(messages, MatrixPage);

/** Gloves by companies, so that one sees who pays less than a glove costs us. */
function MatrixPage({ loaderData }: Route.ComponentProps) {
	const { filter, companies, rows, belowCost, compared, hasCosts, showsCosts, isFiltered } = loaderData;
	const { total, gloves, pages } = loaderData;
	const t = useTranslations('pricing.matrix');
	const navigation = useNavigation();
	const [parameters] = useSearchParams();
	const isEmpty = rows.length === 0 || companies.length === 0;
	const at = (name: 'from' | 'place', value: string) => {
		const next = new URLSearchParams(parameters);
		next.set(name, value);
		return `?${next}`;
	};
	return (
		<>
			<StaffPageHead title={t('title')}>
				<Button component={Link} to="/admin/pricing" variant="default">
					{t('toClients')}
				</Button>
			</StaffPageHead>
			<Form className={filters.filters} role="search" key={JSON.stringify(filter)}>
				<label className={`${filters.field} ${filters.text}`}>
					<span>{t('gloves')}</span>
					<input
						type="search"
						name="glove"
						defaultValue={filter.text}
						placeholder={t('glovesHint')}
						maxLength={200}
					/>
				</label>
				<label className={`${filters.field} ${filters.text}`}>
					<span>{t('companies')}</span>
					<input
						type="search"
						name="company"
						defaultValue={filter.company}
						placeholder={t('companiesHint')}
						maxLength={200}
					/>
				</label>
				<label className={filters.field}>
					<span>{t('quantity')}</span>
					<input name="quantity" inputMode="numeric" defaultValue={filter.quantity} maxLength={6} />
				</label>
				<label className={filters.field}>
					<span>{t('date')}</span>
					<input type="date" name="date" defaultValue={filter.date} min="2000-01-01" max="2100-12-31" />
				</label>
				<label className={filters.check}>
					<input type="checkbox" name="below" value="1" defaultChecked={filter.onlyBelowCost} />
					<span>{t('onlyBelow')}</span>
				</label>
				<Button type="submit" variant="default">
					{t('show')}
				</Button>
			</Form>
			<p className={styles.line} role="status" data-wrong={belowCost > 0}>
				{!hasCosts ? t('noCosts') : compared === 0 ? t('noneCompared') : t('below', { count: belowCost })}
			</p>
			{isEmpty ? (
				<NothingToShow
					of={companies.length === 0 ? 'companies' : 'gloves'}
					isFiltered={companies.length === 0 ? filter.company !== '' : isFiltered}
					onlyBelowCost={filter.onlyBelowCost}
				/>
			) : (
				// biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls sideways, with the keyboard too
				<section className={styles.frame} tabIndex={0} aria-label={t('title')}>
					<table className={styles.table}>
						<thead>
							<tr>
								<th scope="col" className={styles.glove}>
									{t('glove')}
								</th>
								<th scope="col">{t('list')}</th>
								{showsCosts && <th scope="col">{t('cost')}</th>}
								{companies.map(({ id, operatingName, currency }) => (
									<th key={id} scope="col">
										<Link to={`/admin/pricing/${id}`} className={styles.company}>
											<bdi title={operatingName}>{operatingName}</bdi>
										</Link>
										{currency !== 'CAD' && ` ${currency}`}
									</th>
								))}
							</tr>
						</thead>
						<tbody>
							{rows.map(({ partNumber, name, listCents, costCents, cells }) => (
								<tr key={partNumber}>
									<th scope="row" className={styles.glove}>
										{formatPartNumber(partNumber)} <span className={styles.name}>{name}</span>
									</th>
									<td data-title={t('list')}>
										{listCents === undefined ? '–' : formatPrice(listCents, 'CAD')}
									</td>
									{showsCosts && (
										<td data-title={t('cost')}>
											{costCents === undefined ? '–' : formatPrice(costCents, 'CAD')}
										</td>
									)}
									{cells.map((cell, index) => (
										<PriceCell
											key={companies[index]?.id}
											company={companies[index]?.operatingName ?? ''}
											cell={cell}
											quantity={filter.quantity}
											currency={companies[index]?.currency ?? 'CAD'}
										/>
									))}
								</tr>
							))}
						</tbody>
					</table>
				</section>
			)}
			<div className={styles.pages}>
				{!isEmpty && (
					<p className={styles.quiet}>
						{t('foot', { shown: rows.length, total, quantity: filter.quantity })} {t('legend')}
					</p>
				)}
				<nav aria-label={t('pages')}>
					{gloves.before && !isEmpty && !filter.onlyBelowCost && (
						<Link to={at('place', gloves.before)}>{t('previousGloves')}</Link>
					)}
					{gloves.after && !isEmpty && !filter.onlyBelowCost && (
						<Link to={at('place', gloves.after)}>{t('nextGloves')}</Link>
					)}
					{pages.before && <Link to={at('from', pages.before)}>{t('previousCompanies')}</Link>}
					{pages.after && <Link to={at('from', pages.after)}>{t('nextCompanies')}</Link>}
				</nav>
			</div>
			<LoadingOverlay
				busy={navigation.state === 'loading' && navigation.location.pathname === '/admin/pricing/matrix'}
				label={t('loading')}
			/>
		</>
	);
}

type NothingToShowProps = { of: 'companies' | 'gloves'; isFiltered: boolean; onlyBelowCost: boolean };

/** Shown when there is no company, or no glove, to compare: why, and the way on. */
function NothingToShow({ of, isFiltered, onlyBelowCost }: NothingToShowProps) {
	const t = useTranslations('pricing.matrix');
	if (isFiltered) {
		const message = of === 'companies' ? 'noCompanies' : onlyBelowCost ? 'noneBelow' : 'noGloves';
		return (
			<div className={styles.empty}>
				<p>{t(message)}</p>
				<Button component={Link} to="/admin/pricing/matrix" variant="default">
					{t('clear')}
				</Button>
			</div>
		);
	}
	const to = of === 'companies' ? '/admin/companies/create' : '/admin/create-product';
	return (
		<div className={styles.empty}>
			<p>{t(of === 'companies' ? 'companiesEmpty' : 'glovesEmpty')}</p>
			<Button component={Link} to={to} variant="default">
				{t(of === 'companies' ? 'addCompany' : 'addGlove')}
			</Button>
		</div>
	);
}

type PriceCellProps = {
	company: string;
	cell: MatrixCell | undefined;
	quantity: number;
	currency: Currency;
};

function PriceCell({ company, cell, quantity, currency }: PriceCellProps) {
	const t = useTranslations('pricing.matrix');
	if (!cell || cell.cents === undefined) return <td data-title={company}>–</td>;
	return (
		<td data-title={company} data-below={cell.below !== undefined}>
			<span className={cell.source === 'override' ? filters.byHand : undefined}>
				{formatPrice(cell.cents, currency)}
			</span>
			{cell.below && (
				<span className={filters.below}>
					<StaffIcon name="warning" size={16} />
					<span>
						{t('belowCost')}
						{cell.below.pairs !== quantity && (
							<span className={styles.where}>
								{t('belowCostAt', {
									pairs: cell.below.pairs,
									price: formatPrice(cell.below.cents, currency),
								})}
							</span>
						)}
					</span>
				</span>
			)}
		</td>
	);
}

/** The matrix could not be read: said in its place, with another try. */
export function ErrorBoundary() {
	return <FailedPrices />;
}
