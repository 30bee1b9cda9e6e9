import { Button } from '@mantine/core';
import { Form, Link, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { formatCalendarDate } from '../../../domain/calendar-date/calendar-date.ts';
import { formatPartNumber } from '../../../domain/catalogue/part-numbers/part-number.ts';
import { formatPercent } from '../../../domain/pricing/percent-off.ts';
import { type Currency, formatPrice } from '../../../domain/pricing/price.ts';
import { placeInTime } from '../../../domain/pricing/price-list.ts';
import { StaffIcon } from '../../kit/staff-icon.tsx';
import { StaffTable } from '../../kit/staff-table.tsx';
import styles from './company-price-table.module.css';
import type { ClientRow, CompanyTable } from './company-table.server.ts';

type CompanyPriceTableProps = {
	table: CompanyTable;
	filter: { text: string; onlyByHand: boolean; date: string };
	today: string;
	/** Asked to change the price of this glove. */
	onChange: (row: ClientRow) => void;
};

/** Every glove: what it lists for, what the template says, what this company pays and by what. */
export function CompanyPriceTable({ table, filter, today, onChange }: CompanyPriceTableProps) {
	const t = useTranslations('pricing.client');
	const { currency } = table.sheet;
	const [parameters] = useSearchParams();
	const search = parameters.get('q') ?? '';
	const isFiltered = filter.text !== '' || filter.onlyByHand || filter.date !== today;
	const pageAt = (place: string | undefined) => {
		if (place === undefined) return undefined;
		const next = new URLSearchParams(parameters);
		next.set('place', place);
		return `?${next}`;
	};
	const cleared = search === '' ? '?' : `?q=${encodeURIComponent(search)}`;
	return (
		<div>
			<Form
				className={styles.filters}
				role="search"
				aria-label={t('filter.text')}
				preventScrollReset
				key={JSON.stringify(filter)}
			>
				{search !== '' && <input type="hidden" name="q" value={search} />}
				<label className={`${styles.field} ${styles.text}`}>
					<span>{t('filter.text')}</span>
					<input
						type="search"
						name="glove"
						defaultValue={filter.text}
						placeholder={t('filter.hint')}
						maxLength={200}
					/>
				</label>
				<label className={styles.field}>
					<span>{t('filter.date')}</span>
					<input type="date" name="date" defaultValue={filter.date} min="2000-01-01" max="2100-12-31" />
				</label>
				<label className={styles.check}>
					<input type="checkbox" name="byHand" value="1" defaultChecked={filter.onlyByHand} />
					<span>{t('filter.onlyByHand')}</span>
				</label>
				<Button type="submit" variant="default">
					{t('filter.show')}
				</Button>
				{isFiltered && (
					<Link to={cleared} className={styles.clear}>
						{t('table.clear')}
					</Link>
				)}
			</Form>
			<StaffTable<ClientRow>
				label={t('table.label')}
				rows={table.rows}
				rowKey={({ partNumber }) => partNumber}
				previousHref={pageAt(table.before)}
				nextHref={pageAt(table.after)}
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
						cell: ({ listCents }) => (listCents === undefined ? '–' : formatPrice(listCents, currency)),
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
			<p className={styles.foot}>
				{t('table.foot', { shown: table.rows.length, total: table.total, currency })}
			</p>
		</div>
	);
}

function GloveName({ row: { partNumber, name, customerPart } }: { row: ClientRow }) {
	const t = useTranslations('pricing.client.table');
	return (
		<span className={styles.glove}>
			<span>
				{formatPartNumber(partNumber)} <span className={styles.name}>{name || t('gone')}</span>
			</span>
			{customerPart && (
				<bdi className={styles.theirs}>
					{t('theirs', { number: `${customerPart.number} ${customerPart.name}`.trim() })}
				</bdi>
			)}
		</span>
	);
}

function TemplateCell({ row, currency }: { row: ClientRow; currency: Currency }) {
	const step = row.templateStep;
	if (step?.kind === 'percent') return `−${formatPercent(step.hundredths)}%`;
	return row.templateCents === undefined ? '–' : formatPrice(row.templateCents, currency);
}

function PriceCell({
	row: { prices, source, isBelowCost },
	currency,
}: {
	row: ClientRow;
	currency: Currency;
}) {
	const t = useTranslations('pricing');
	const [first, ...more] = prices;
	if (!first) return <span className={styles.quiet}>{t('client.table.noPrice')}</span>;
	return (
		<span className={styles.price}>
			<span className={source === 'override' ? styles.byHand : undefined}>
				{formatPrice(first.cents, currency)}
			</span>
			{more.map(({ unit, pairs, cents }) => (
				<span key={unit} className={styles.break}>
					{t('breaks.at', { pairs, price: formatPrice(cents, currency) })}
				</span>
			))}
			{isBelowCost && (
				<span className={styles.below}>
					<StaffIcon name="warning" size={16} />
					{t('client.table.belowCost')}
				</span>
			)}
		</span>
	);
}

type SourceCellProps = { row: ClientRow; date: string; onChange: (row: ClientRow) => void };

function SourceCell({ row, date, onChange }: SourceCellProps) {
	const t = useTranslations('pricing.client.table');
	const { override, source } = row;
	const place = override && placeInTime(override, date);
	const glove = formatPartNumber(row.partNumber);
	return (
		<span className={styles.source}>
			{override && place === 'within' ? (
				<span className={styles.chip} title={override.reason}>
					<StaffIcon name="pencil" size={16} />
					{t('byHand')}
				</span>
			) : (
				<span className={styles.quiet}>
					{source === 'template' ? t('fromTemplate') : source === 'standard' ? t('fromList') : ''}
				</span>
			)}
			{override && place === 'notYet' && (
				<span className={styles.quiet}>
					{t('byHandLater', { day: formatCalendarDate(override.validFrom) })}
				</span>
			)}
			{override && place === 'over' && (
				<span className={styles.quiet}>{t('byHandOver', { day: formatCalendarDate(override.validTo) })}</span>
			)}
			<Button
				variant="default"
				className={styles.change}
				aria-label={t('changeOne', { glove })}
				onClick={() => onChange(row)}
			>
				{t('change')}
			</Button>
		</span>
	);
}
