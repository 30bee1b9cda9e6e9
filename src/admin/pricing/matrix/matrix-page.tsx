import messages from 'messages:pricing.breaks,pricing.matrix';
import { Button, Group, Paper, Stack, Text } from '@mantine/core';
import { Link, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { formatPartNumber } from '../../../domain/catalogue/part-numbers/part-number.ts';
import { formatSize } from '../../../domain/catalogue/sizes/glove-size.ts';
import { GLOVE_SORTS } from '../../../domain/pricing/glove-sort.ts';
import { type Currency, formatPrice } from '../../../domain/pricing/price.ts';
import { withMessages } from '../../../platform/i18n/page-messages.tsx';
import { useLocale } from '../../../platform/i18n/use-locale.ts';
import { useHiddenColumns } from '../../kit/list/columns/hidden-columns.ts';
import { ExportMenu } from '../../kit/list/export-menu.tsx';
import { FilterBar } from '../../kit/list/filter-bar.tsx';
import { withParameters } from '../../kit/list/list-href.ts';
import { ListOverlay } from '../../kit/list/list-overlay.tsx';
import { StaffIcon } from '../../kit/staff-icon.tsx';
import { StaffPageHead } from '../../kit/staff-page-head.tsx';
import filters from '../company-prices/company-price-table.module.css';
import { FailedPrices } from '../failed-prices.tsx';
import { SizePriceLines } from '../size-price-lines.tsx';
import type { Route } from './+types/matrix-page';
import type { MatrixCell } from './matrix.server.ts';
import styles from './matrix-page.module.css';

export { loader } from './matrix-page.server.ts';

export default withMessages(messages, MatrixPage);

/** Gloves by companies, to see who pays less than a glove costs us. */
function MatrixPage({ loaderData }: Route.ComponentProps) {
	const locale = useLocale();
	const { filter, companies, rows, belowCost, compared, hasCosts, showsCosts, isFiltered } = loaderData;
	const { total, gloves, pages, today } = loaderData;
	const t = useTranslations('pricing.matrix');
	const [parameters] = useSearchParams();
	const hidden = useHiddenColumns();
	const hasList = !hidden.includes('list');
	const hasCost = showsCosts && !hidden.includes('cost');
	const isEmpty = rows.length === 0 || companies.length === 0;
	const at = (change: { from?: string | undefined; place?: string | undefined }) =>
		withParameters(parameters, change);
	return (
		<>
			<StaffPageHead title={t('title')}>
				<ExportMenu
					files={[
						{
							label: t('export'),
							href: `/api/admin/pricing/matrix/export.csv${at({ from: undefined, place: undefined })}`,
						},
					]}
				/>
				<Button component={Link} to="/admin/pricing" variant="default">
					{t('toClients')}
				</Button>
			</StaffPageHead>
			<FilterBar
				path="/admin/pricing/matrix"
				columns={[
					{ key: 'glove', title: t('glove'), isMain: true },
					{ key: 'list', title: t('list') },
					...(showsCosts ? [{ key: 'cost', title: t('cost') }] : []),
				]}
				fields={[
					{ kind: 'text', name: 'glove', label: t('gloves'), value: filter.text, hint: t('glovesHint') },
					{
						kind: 'text',
						name: 'company',
						label: t('companies'),
						value: filter.company,
						hint: t('companiesHint'),
					},
					{
						kind: 'count',
						name: 'quantity',
						label: t('quantity'),
						value: String(filter.quantity),
						initial: '1',
						max: 6,
					},
					{ kind: 'date', name: 'date', label: t('date'), value: filter.date, initial: today },
					{
						kind: 'tick',
						name: 'below',
						label: t('onlyBelow'),
						value: filter.onlyBelowCost ? '1' : '',
					},
					{
						kind: 'choice',
						name: 'sort',
						label: t('order'),
						value: filter.sort,
						choices: GLOVE_SORTS.map((sort) => ({ value: sort, label: t(`orders.${sort}`) })),
					},
				]}
			/>
			<Text role="status" mb="sm" {...(belowCost > 0 ? { c: 'var(--error-ink)', fw: 700 } : { c: 'dimmed' })}>
				{!hasCosts ? t('noCosts') : compared === 0 ? t('noneCompared') : t('below', { count: belowCost })}
			</Text>
			{isEmpty ? (
				<NothingToShow
					of={companies.length === 0 ? 'companies' : 'gloves'}
					isFiltered={companies.length === 0 ? filter.company !== '' : isFiltered}
					onlyBelowCost={filter.onlyBelowCost}
				/>
			) : (
				// biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls horizontally, also with the keyboard
				<section className={styles.frame} tabIndex={0} aria-label={t('title')}>
					<table className={styles.table}>
						<thead className="sr-only-on-phone">
							<tr>
								<th scope="col" className={styles.glove}>
									{t('glove')}
								</th>
								{hasList && <th scope="col">{t('list')}</th>}
								{hasCost && <th scope="col">{t('cost')}</th>}
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
										{formatPartNumber(partNumber)}{' '}
										<Text span fw={400}>
											{name}
										</Text>
									</th>
									{hasList && (
										<td data-title={t('list')}>
											{listCents === undefined ? '–' : formatPrice(listCents, 'CAD', locale)}
										</td>
									)}
									{hasCost && (
										<td data-title={t('cost')}>
											{costCents === undefined ? '–' : formatPrice(costCents, 'CAD', locale)}
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
			<Group justify="space-between" mt="sm">
				{!isEmpty && (
					<p className="quiet">
						{t('foot', { shown: rows.length, total, quantity: filter.quantity })} {t('legend')}
					</p>
				)}
				<Group component="nav" aria-label={t('pages')}>
					{gloves.before && !isEmpty && !filter.onlyBelowCost && (
						<Button component={Link} variant="subtle" to={at({ place: gloves.before })}>
							{t('previousGloves')}
						</Button>
					)}
					{gloves.after && !isEmpty && !filter.onlyBelowCost && (
						<Button component={Link} variant="subtle" to={at({ place: gloves.after })}>
							{t('nextGloves')}
						</Button>
					)}
					{pages.before && (
						<Button component={Link} variant="subtle" to={at({ from: pages.before })}>
							{t('previousCompanies')}
						</Button>
					)}
					{pages.after && (
						<Button component={Link} variant="subtle" to={at({ from: pages.after })}>
							{t('nextCompanies')}
						</Button>
					)}
				</Group>
			</Group>
			<ListOverlay path="/admin/pricing/matrix" label={t('loading')} />
		</>
	);
}

type NothingToShowProps = { of: 'companies' | 'gloves'; isFiltered: boolean; onlyBelowCost: boolean };

/** Shown if there is no company or no glove to compare, with the reason and a way on. */
function NothingToShow({ of, isFiltered, onlyBelowCost }: NothingToShowProps) {
	const t = useTranslations('pricing.matrix');
	if (isFiltered) {
		const message = of === 'companies' ? 'noCompanies' : onlyBelowCost ? 'noneBelow' : 'noGloves';
		return (
			<Paper p="xl">
				<Stack align="center">
					<p>{t(message)}</p>
					<Button component={Link} to="/admin/pricing/matrix" variant="default">
						{t('clear')}
					</Button>
				</Stack>
			</Paper>
		);
	}
	const to = of === 'companies' ? '/admin/companies/create' : '/admin/create-product';
	return (
		<Paper p="xl">
			<Stack align="center">
				<p>{t(of === 'companies' ? 'companiesEmpty' : 'glovesEmpty')}</p>
				<Button component={Link} to={to} variant="default">
					{t(of === 'companies' ? 'addCompany' : 'addGlove')}
				</Button>
			</Stack>
		</Paper>
	);
}

type PriceCellProps = {
	company: string;
	cell: MatrixCell | undefined;
	quantity: number;
	currency: Currency;
};

function PriceCell({ company, cell, quantity, currency }: PriceCellProps) {
	const locale = useLocale();
	const t = useTranslations('pricing.matrix');
	if (!cell || cell.cents === undefined) return <td data-title={company}>–</td>;
	return (
		<td data-title={company} data-below={cell.below !== undefined}>
			<div>
				<span className={cell.source === 'override' ? filters.byHand : undefined}>
					{formatPrice(cell.cents, currency, locale)}
				</span>
				<SizePriceLines sizePrices={cell.sizePrices} currency={currency} />
				{cell.below && (
					<Text c="var(--error-ink)" fz="sm" fw={700}>
						<span className={styles.warning}>
							<StaffIcon name="warning" size={16} />
							{t('belowCost')}
						</span>
						{(cell.below.pairs !== quantity || cell.below.sizes.length > 0) && (
							<span className={styles.where}>
								{t(cell.below.sizes.length > 0 ? 'belowCostIn' : 'belowCostAt', {
									sizes: cell.below.sizes.map((size) => formatSize(size, locale)).join(', '),
									pairs: cell.below.pairs,
									price: formatPrice(cell.below.cents, currency, locale),
								})}
							</span>
						)}
					</Text>
				)}
			</div>
		</td>
	);
}

/** Shown in place of the matrix if it cannot be loaded, with a retry button. */
export function ErrorBoundary() {
	return <FailedPrices />;
}
