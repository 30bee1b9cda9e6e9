import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { formatCalendarDate } from '../../domain/calendar-date/calendar-date.ts';
import { formatPartNumber } from '../../domain/catalogue/part-numbers/part-number.ts';
import { formatSize } from '../../domain/catalogue/sizes/glove-size.ts';
import { formatPrice } from '../../domain/pricing/price.ts';
import { useLocale } from '../../platform/i18n/use-locale.ts';
import { ButtonLink } from '../../platform/ui/fields/button-link.tsx';
import { usePathTo } from '../../platform/ui/link.tsx';
import { PortalHead } from '../frame/portal-head.tsx';
import { PortalPager, PortalSearch } from '../frame/portal-search.tsx';
import type { Route } from './+types/portal-prices-page';
import styles from './portal-prices-page.module.css';

export { loader } from './portal-prices-page.server.ts';

const PATH = '/distributor/prices';

type Sheet = Route.ComponentProps['loaderData']['sheet'];

/** The company's price for every glove: searchable, printable, downloadable. */
export default function PortalPricesPage({ loaderData: { q, sheet } }: Route.ComponentProps) {
	const locale = useLocale();
	const t = useTranslations('distributorPortal.prices');
	return (
		<div className={`page ${styles.prices}`}>
			<PortalHead
				title={t('title')}
				line={t('asOf', { currency: sheet.currency, date: formatCalendarDate(sheet.date, locale) })}
			>
				<ButtonLink variant="outlined" to="/distributor/price-list.csv" reloadDocument download>
					{t('csv')}
				</ButtonLink>
				<ButtonLink variant="outlined" to="/distributor/price-list.pdf" reloadDocument>
					{t('pdf')}
				</ButtonLink>
			</PortalHead>
			<PortalSearch path={PATH} q={q} />
			{sheet.rows.length === 0 ? (
				<p className={styles.none}>{t('none')}</p>
			) : (
				<>
					<p className={styles.count}>
						{t('count', { count: sheet.total })}
						{!sheet.rows.some(hasDates) && ` · ${t('open')}`}
					</p>
					<PriceTable sheet={sheet} />
					<PortalPager path={PATH} q={q} label={t('pages')} before={sheet.before} after={sheet.after} />
				</>
			)}
		</div>
	);
}

/** True for a price that starts or ends on a day; the others hold until they are changed. */
const hasDates = ({ validFrom, validTo }: Sheet['rows'][number]) => validFrom !== '' || validTo !== '';

function PriceTable({ sheet }: { sheet: Sheet }) {
	const locale = useLocale();
	const pathTo = usePathTo();
	const showsDates = sheet.rows.some(hasDates);
	const t = useTranslations('distributorPortal.prices');
	return (
		<table className={styles.table}>
			<caption className="sr-only">{t('page')}</caption>
			<thead>
				<tr>
					<th scope="col">{t('glove')}</th>
					<th scope="col" className={styles.figure}>
						{t('pair')}
					</th>
					<th scope="col" className={styles.figure}>
						{t('dozen')}
					</th>
					<th scope="col" className={styles.figure}>
						{t('case')}
					</th>
					{showsDates && (
						<th scope="col" className={styles.holds}>
							{t('holds')}
						</th>
					)}
				</tr>
			</thead>
			<tbody>
				{sheet.rows.map((row) => (
					<tr key={`${row.partNumber} ${row.sizes.join()}`}>
						<th scope="row">
							<a className={styles.number} href={pathTo(`/products/${row.partNumber}`)}>
								{formatPartNumber(row.partNumber)}
							</a>{' '}
							<span className={styles.name}>{row.name}</span>
							{row.sizes.length > 0 && (
								<strong className={styles.quiet}>
									{t('sizes', {
										count: row.sizes.length,
										sizes: row.sizes.map((size) => formatSize(size, locale)).join(', '),
									})}
								</strong>
							)}
							{row.customerNumber !== '' && (
								<span className={styles.quiet}>
									<bdi>{t('yourNumber', { number: row.customerNumber })}</bdi>
								</span>
							)}
						</th>
						{row.pair === undefined ? (
							<td className={styles.figure} colSpan={3}>
								{t('ask')}
							</td>
						) : (
							<>
								<Price cents={row.pair} sheet={sheet} />
								<Price cents={row.dozen} sheet={sheet} />
								<Price cents={row.case} sheet={sheet}>
									{row.caseSize !== null && (
										<span className={styles.quiet}>{t('casePairs', { pairs: row.caseSize })}</span>
									)}
								</Price>
							</>
						)}
						{showsDates && (
							<td className={styles.holds}>{row.pair !== undefined && <ValidityDates row={row} />}</td>
						)}
					</tr>
				))}
			</tbody>
		</table>
	);
}

function Price({
	cents,
	sheet,
	children,
}: {
	cents: number | undefined;
	sheet: Sheet;
	children?: ReactNode;
}) {
	const locale = useLocale();
	return (
		<td className={styles.figure}>
			{cents === undefined ? '–' : formatPrice(cents, sheet.currency, locale)}
			{cents !== undefined && children}
		</td>
	);
}

function ValidityDates({ row: { validFrom, validTo } }: { row: Sheet['rows'][number] }) {
	const locale = useLocale();
	const t = useTranslations('distributorPortal.prices');
	const from = formatCalendarDate(validFrom, locale);
	const to = formatCalendarDate(validTo, locale);
	if (validFrom !== '' && validTo !== '') return t('between', { from, to });
	if (validTo !== '') return t('to', { day: to });
	return validFrom === '' ? '–' : t('from', { day: from });
}
