import { Button } from '@mantine/core';
import { Form, Link, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { formatPartNumber } from '../../../domain/catalogue/part-numbers/part-number.ts';
import { formatPrice } from '../../../domain/pricing/price.ts';
import type { PriceList } from '../../../domain/pricing/price-list.ts';
import type { BreakUnit } from '../../../domain/pricing/quantity-break.ts';
import { StaffTable } from '../../kit/staff-table.tsx';
import styles from '../company-prices/company-price-table.module.css';
import type { FoundList, ListRow } from './price-list-page.server.ts';

type ListPriceTableProps = {
	list: PriceList;
	table: FoundList['table'];
	filter: FoundList['filter'];
	/** Asked to change the price of this glove. */
	onChange: (row: ListRow) => void;
};

/** Every glove with its own price on the list, or with what the list says of it. */
export function ListPriceTable({ list, table, filter, onChange }: ListPriceTableProps) {
	const t = useTranslations('pricing.list');
	const breaks = useTranslations('pricing.breaks');
	const [parameters] = useSearchParams();
	const isPercent = list.kind === 'percent';
	const isFiltered = filter.text !== '' || filter.onlyPriced;
	const pageAt = (place: string | undefined) => {
		if (place === undefined) return undefined;
		const next = new URLSearchParams(parameters);
		next.set('place', place);
		return `?${next}`;
	};
	const price = (unit: BreakUnit) => ({
		key: unit,
		title: breaks(unit),
		isNumber: true,
		cell: ({ prices }: ListRow) => {
			const cents = prices?.[unit];
			if (cents === undefined) return '–';
			return (
				<span className={isPercent ? styles.byHand : undefined}>{formatPrice(cents, list.currency)}</span>
			);
		},
	});
	return (
		<section aria-labelledby="list-prices">
			<div className={styles.title}>
				<h2 id="list-prices">{t(isPercent ? 'exceptions' : 'prices')}</h2>
				{isPercent && <p className={styles.quiet}>{t('exceptionsLine')}</p>}
			</div>
			<Form className={styles.filters} role="search" preventScrollReset key={JSON.stringify(filter)}>
				<label className={`${styles.field} ${styles.text}`}>
					<span>{t('find')}</span>
					<input
						type="search"
						name="glove"
						defaultValue={filter.text}
						placeholder={t('findHint')}
						maxLength={200}
					/>
				</label>
				<label className={styles.check}>
					<input type="checkbox" name="priced" value="1" defaultChecked={filter.onlyPriced} />
					<span>{t('onlyPriced')}</span>
				</label>
				<Button type="submit" variant="default">
					{t('show')}
				</Button>
				{isFiltered && (
					<Link to="?" preventScrollReset className={styles.clear}>
						{t('clear')}
					</Link>
				)}
			</Form>
			<StaffTable<ListRow>
				label={t('prices')}
				rows={table.rows}
				rowKey={({ partNumber }) => partNumber}
				previousHref={pageAt(table.before)}
				nextHref={pageAt(table.after)}
				empty={
					<>
						<p>{t(filter.onlyPriced && filter.text === '' ? 'emptyPriced' : 'empty')}</p>
						<Button component={Link} to="?" variant="default">
							{t('clear')}
						</Button>
					</>
				}
				columns={[
					{
						key: 'glove',
						title: t('table.glove'),
						isMain: true,
						cell: ({ partNumber, name }) => (
							<span>
								{formatPartNumber(partNumber)} <span className={styles.name}>{name}</span>
							</span>
						),
					},
					...(isPercent
						? [
								{
									key: 'says',
									title: t('table.says'),
									isNumber: true,
									cell: ({ saysCents }: ListRow) =>
										saysCents === undefined ? t('table.none') : formatPrice(saysCents, list.currency),
								},
							]
						: []),
					price('pair'),
					price('dozen'),
					price('case'),
					{
						key: 'change',
						title: t('table.change'),
						isTitleHidden: true,
						cell: (row) => (
							<span className={styles.source}>
								<Button
									variant="default"
									className={styles.change}
									aria-label={t('table.changeOne', { glove: formatPartNumber(row.partNumber) })}
									onClick={() => onChange(row)}
								>
									{t('table.change')}
								</Button>
							</span>
						),
					},
				]}
			/>
			<p className={styles.foot}>
				{t('foot', { shown: table.rows.length, total: table.total, currency: list.currency })}
			</p>
		</section>
	);
}
