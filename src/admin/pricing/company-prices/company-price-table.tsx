import { Button, Group, Stack, Text } from '@mantine/core';
import { useId, useState } from 'react';
import { Link, useLocation, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { formatCalendarDate } from '../../../domain/calendar-date/calendar-date.ts';
import { formatPartNumber } from '../../../domain/catalogue/part-numbers/part-number.ts';
import { formatDiscount } from '../../../domain/pricing/percent-off.ts';
import { type Currency, formatPrice } from '../../../domain/pricing/price.ts';
import { phaseOn } from '../../../domain/pricing/price-list.ts';
import { useLocale } from '../../../platform/i18n/use-locale.ts';
import { FilterBar } from '../../kit/list/filter-bar.tsx';
import { withParameters } from '../../kit/list/list-href.ts';
import { StaffIcon } from '../../kit/staff-icon.tsx';
import { StaffTable } from '../../kit/staff-table.tsx';
import { StateBadge } from '../../kit/state-badge.tsx';
import { PriceFinder } from '../price-finder.tsx';
import { SizePriceLines } from '../size-price-lines.tsx';
import styles from './company-price-table.module.css';
import type { CompanyPriceRow, CompanyTable } from './company-table.server.ts';

type CompanyPriceTableProps = {
	companyId: string;
	table: CompanyTable;
	filter: { text: string; onlyByHand: boolean; date: string };
	today: string;
	/** Called to change the price of this glove. */
	onChange: (row: CompanyPriceRow) => void;
};

/** All gloves with their list price, their template price, and what this company pays and why. */
export function CompanyPriceTable({ companyId, table, filter, today, onChange }: CompanyPriceTableProps) {
	const locale = useLocale();
	const t = useTranslations('pricing.client');
	const { currency } = table.sheet;
	const [parameters] = useSearchParams();
	const search = parameters.get('q') ?? '';
	const { pathname } = useLocation();
	const ask = useTranslations('pricing.ask');
	const [isAsking, setAsking] = useState(false);
	const finderId = useId();
	const cleared = search === '' ? '?' : `?q=${encodeURIComponent(search)}`;
	return (
		<div>
			<FilterBar
				path={pathname}
				fields={[
					{
						kind: 'text',
						name: 'glove',
						label: t('filter.text'),
						value: filter.text,
						hint: t('filter.hint'),
					},
					{ kind: 'date', name: 'date', label: t('filter.date'), value: filter.date, initial: today },
					{
						kind: 'tick',
						name: 'byHand',
						label: t('filter.onlyByHand'),
						value: filter.onlyByHand ? '1' : '',
					},
				]}
				preserved={search === '' ? {} : { q: search }}
				actions={
					<Button
						variant="default"
						aria-expanded={isAsking}
						aria-controls={finderId}
						onClick={() => setAsking(!isAsking)}
						rightSection={<StaffIcon name="chevron" size={18} />}
					>
						{ask('title')}
					</Button>
				}
			/>
			<PriceFinder
				id={finderId}
				isHidden={!isAsking}
				companyId={companyId}
				date={filter.date}
				gloves={table.rows.map(({ partNumber, name }) => ({ partNumber, name }))}
			/>
			<StaffTable<CompanyPriceRow>
				label={t('table.label')}
				rows={table.rows}
				rowKey={({ partNumber }) => partNumber}
				previousHref={table.before && withParameters(parameters, { place: table.before })}
				nextHref={table.after && withParameters(parameters, { place: table.after })}
				empty={
					filter.text !== '' || filter.onlyByHand ? (
						<>
							<p>{filter.onlyByHand && filter.text === '' ? t('table.emptyByHand') : t('table.empty')}</p>
							<Button component={Link} to={cleared} variant="default">
								{t('table.clear')}
							</Button>
						</>
					) : (
						<p>{t('table.noGloves')}</p>
					)
				}
				columns={[
					{
						key: 'glove',
						title: t('table.glove'),
						isMain: true,
						cell: (row) => <GloveName row={row} />,
					},
					{
						key: 'list',
						title: t('table.list'),
						isNumber: true,
						cell: ({ listCents }) => listCents !== undefined && formatPrice(listCents, currency, locale),
					},
					{
						key: 'template',
						title: t('table.template'),
						isNumber: true,
						cell: (row) => <TemplateCell row={row} currency={currency} />,
					},
					{
						key: 'price',
						title: t('table.price'),
						isNumber: true,
						cell: (row) => <PriceCell row={row} currency={currency} />,
					},
					{
						key: 'source',
						title: t('table.from'),
						isTitleHidden: true,
						cell: (row) => <SourceCell row={row} date={filter.date} onChange={onChange} />,
					},
				]}
			/>
			<Text c="dimmed" mt="sm">
				{t('table.foot', { shown: table.rows.length, total: table.total, currency })}
			</Text>
		</div>
	);
}

function GloveName({ row: { partNumber, name, customerPart } }: { row: CompanyPriceRow }) {
	const t = useTranslations('pricing.client.table');
	return (
		<span>
			{formatPartNumber(partNumber)}{' '}
			<Text span fw={400}>
				{name || t('gone')}
			</Text>
			{customerPart && (
				<Text span display="block" fw={400} c="dimmed">
					<bdi>{t('theirs', { number: `${customerPart.number} ${customerPart.name}`.trim() })}</bdi>
				</Text>
			)}
		</span>
	);
}

function TemplateCell({ row, currency }: { row: CompanyPriceRow; currency: Currency }) {
	const locale = useLocale();
	const step = row.templateStep;
	if (step?.kind === 'percent') return formatDiscount(step.hundredths, locale);
	return row.templateCents !== undefined && formatPrice(row.templateCents, currency, locale);
}

function PriceCell({
	row: { prices, sizePrices, source, isBelowCost },
	currency,
}: {
	row: CompanyPriceRow;
	currency: Currency;
}) {
	const locale = useLocale();
	const t = useTranslations('pricing');
	const [first, ...more] = prices;
	if (!first) return <span className="quiet">{t('client.table.noPrice')}</span>;
	return (
		<Stack component="span" gap={2} align="end" className={styles.price}>
			<span className={source === 'override' ? styles.byHand : undefined}>
				{formatPrice(first.cents, currency, locale)}
			</span>
			{more.map(({ unit, pairs, cents }) => (
				<Text span key={unit} c="dimmed" fz="sm" style={{ whiteSpace: 'nowrap' }}>
					{t('breaks.at', { pairs, price: formatPrice(cents, currency, locale) })}
				</Text>
			))}
			<SizePriceLines sizePrices={sizePrices} currency={currency} />
			{isBelowCost && (
				<Group component="span" gap={4} wrap="nowrap" c="var(--error-ink)" fz="sm" fw={700}>
					<StaffIcon name="warning" size={16} />
					{t('client.table.belowCost')}
				</Group>
			)}
		</Stack>
	);
}

type SourceCellProps = { row: CompanyPriceRow; date: string; onChange: (row: CompanyPriceRow) => void };

function SourceCell({ row, date, onChange }: SourceCellProps) {
	const locale = useLocale();
	const t = useTranslations('pricing.client.table');
	const { override, source } = row;
	const phase = override && phaseOn(override, date);
	const glove = formatPartNumber(row.partNumber);
	return (
		<Group component="span" justify="space-between" gap="xs" flex={1}>
			{override && phase === 'within' ? (
				<span title={override.reason}>
					<StateBadge tone="waiting" icon={<StaffIcon name="pencil" size={16} />}>
						{t('byHand')}
					</StateBadge>
				</span>
			) : (
				<span className="quiet">
					{source === 'template' ? t('fromTemplate') : source === 'standard' ? t('fromList') : ''}
				</span>
			)}
			{override && phase === 'notYet' && (
				<span className="quiet">
					{t('byHandLater', { day: formatCalendarDate(override.validFrom, locale) })}
				</span>
			)}
			{override && phase === 'over' && (
				<span className="quiet">
					{t('byHandOver', { day: formatCalendarDate(override.validTo, locale) })}
				</span>
			)}
			<Button
				variant="default"
				ml="auto"
				aria-label={t('changeOne', { glove })}
				onClick={() => onChange(row)}
			>
				{t('change')}
			</Button>
		</Group>
	);
}
