import { Button, Group, Text, Title } from '@mantine/core';
import { Link, useLocation, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { formatPartNumber } from '../../../domain/catalogue/part-numbers/part-number.ts';
import { formatPrice } from '../../../domain/pricing/price.ts';
import type { PriceList } from '../../../domain/pricing/price-list.ts';
import type { BreakUnit } from '../../../domain/pricing/quantity-break.ts';
import { useLocale } from '../../../platform/i18n/use-locale.ts';
import { FilterBar } from '../../kit/list/filter-bar.tsx';
import { withParameters } from '../../kit/list/list-href.ts';
import { StaffTable } from '../../kit/staff-table.tsx';
import styles from '../company-prices/company-price-table.module.css';
import type { FoundList, ListRow } from './price-list-page.server.ts';

type ListPriceTableProps = {
	list: PriceList;
	table: FoundList['table'];
	filter: FoundList['filter'];
	/** Called to change the price of this glove. */
	onChange: (row: ListRow) => void;
};

/** All gloves with their own price on the list and the price that results from the list. */
export function ListPriceTable({ list, table, filter, onChange }: ListPriceTableProps) {
	const locale = useLocale();
	const t = useTranslations('pricing.list');
	const breaks = useTranslations('pricing.breaks');
	const [parameters] = useSearchParams();
	const isPercent = list.kind === 'percent';
	const { pathname } = useLocation();
	const price = (unit: BreakUnit) => ({
		key: unit,
		title: breaks(unit),
		isNumber: true,
		cell: ({ prices }: ListRow) => {
			const cents = prices?.[unit];
			if (cents === undefined) return null;
			return (
				<span className={isPercent ? styles.byHand : undefined}>
					{formatPrice(cents, list.currency, locale)}
				</span>
			);
		},
	});
	return (
		<section aria-labelledby="list-prices">
			<Title order={2} id="list-prices" fz="var(--text-2xl)" fw={900} mb="xs">
				{t(isPercent ? 'exceptions' : 'prices')}
			</Title>
			{isPercent && (
				<Text c="dimmed" mb="sm">
					{t('exceptionsLine')}
				</Text>
			)}
			<FilterBar
				path={pathname}
				fields={[
					{ kind: 'text', name: 'glove', label: t('find'), value: filter.text, hint: t('findHint') },
					{
						kind: 'tick',
						name: 'priced',
						label: t('onlyPriced'),
						value: filter.onlyPriced ? '1' : '',
					},
				]}
			/>
			<StaffTable<ListRow>
				label={t('prices')}
				rows={table.rows}
				rowKey={({ partNumber }) => partNumber}
				previousHref={table.before && withParameters(parameters, { place: table.before })}
				nextHref={table.after && withParameters(parameters, { place: table.after })}
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
								{formatPartNumber(partNumber)}{' '}
								<Text span fw={400}>
									{name}
								</Text>
							</span>
						),
					},
					...(isPercent
						? [
								{
									key: 'says',
									title: t('table.says'),
									isNumber: true,
									cell: ({ listPriceCents }: ListRow) =>
										listPriceCents === undefined
											? t('table.none')
											: formatPrice(listPriceCents, list.currency, locale),
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
							<Group justify="flex-end">
								<Button
									variant="default"
									aria-label={t('table.changeOne', { glove: formatPartNumber(row.partNumber) })}
									onClick={() => onChange(row)}
								>
									{t('table.change')}
								</Button>
							</Group>
						),
					},
				]}
			/>
			<Text c="dimmed" mt="sm">
				{t('foot', { shown: table.rows.length, total: table.total, currency: list.currency })}
			</Text>
		</section>
	);
}
