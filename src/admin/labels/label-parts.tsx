import { Group, Table } from '@mantine/core';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { isPaper } from '../../documents/labels/label-paper.ts';
import { formatCalendarDate } from '../../domain/calendar-date/calendar-date.ts';
import { formatPartNumber } from '../../domain/catalogue/part-numbers/part-number.ts';
import { formatSize } from '../../domain/catalogue/sizes/glove-size.ts';
import {
	countPairs,
	formatPairs,
	formatPrintedDescription,
	type Label,
	type LabelPrint,
} from '../../domain/labels/label.ts';
import { useLocale } from '../../platform/i18n/use-locale.ts';
import { Fact, FactList } from '../kit/list/fact-list.tsx';
import { RowList } from '../kit/list/row-list.tsx';
import { StaffCard } from '../kit/staff-card.tsx';
import { StaffTime } from '../kit/staff-time.tsx';
import styles from './label-page.module.css';
import { sourcePath } from './source/source-path.ts';

/** What stands on a label besides its lines. */
export function LabelFacts({ label }: { label: Label }) {
	const locale = useLocale();
	const t = useTranslations('labels.form');
	const languages = useTranslations('labels.languages');
	const source = useTranslations('labels.source');
	const name = <bdi>{label.operatingName}</bdi>;
	return (
		<FactList isWide>
			<Fact name={t('operatingName')}>
				{label.companyId === '' ? name : <Link to={`/admin/companies/${label.companyId}`}>{name}</Link>}
			</Fact>
			<Fact name={t('date')}>
				<time dateTime={label.date}>{formatCalendarDate(label.date, locale)}</time>
			</Fact>
			{(['attention', 'invoiceNumber', 'shippingAddress', 'purchaseOrderNumber'] as const).map((field) => (
				<Fact key={field} name={t(field)}>
					{label[field]}
				</Fact>
			))}
			{label.source !== '' && (
				<Fact name={source('ships')}>
					<Link to={sourcePath(label.source)}>{label.source}</Link>
				</Fact>
			)}
			{label.language && <Fact name={t('language')}>{languages(label.language)}</Fact>}
		</FactList>
	);
}

/** The lines of a label. */
export function LabelItems({ label }: { label: Label }) {
	const t = useTranslations('labels.view');
	const locale = useLocale();
	const total = t('itemsTotal', {
		lines: label.content.length,
		pairs: formatPairs(countPairs(label.content), locale),
	});
	return (
		<StaffCard title={t('items')} action={<span className="quiet">{total}</span>}>
			{label.content.length === 0 ? (
				<p>{t('noItems')}</p>
			) : (
				<Table verticalSpacing="sm" horizontalSpacing={4} className={styles.items}>
					<Table.Thead>
						<Table.Tr>
							<Table.Th scope="col">{t('partNumber')}</Table.Th>
							<Table.Th scope="col">{t('product')}</Table.Th>
							<Table.Th scope="col">{t('size')}</Table.Th>
							<Table.Th scope="col" ta="end">
								{t('quantity')}
							</Table.Th>
						</Table.Tr>
					</Table.Thead>
					<Table.Tbody>
						{label.content.map((line, index) => (
							// biome-ignore lint/suspicious/noArrayIndexKey: lines can repeat, but never move
							<Table.Tr key={index}>
								<Table.Th scope="row" miw={76}>
									{formatPartNumber(line.productPartNumber)}
								</Table.Th>
								<Table.Td>
									<bdi>{formatPrintedDescription(line, [locale])}</bdi>
								</Table.Td>
								<Table.Td>
									<bdi>{formatSize(line.size, locale)}</bdi>
								</Table.Td>
								<Table.Td fw={700} ta="end">
									{t('times', { quantity: line.quantity })}
								</Table.Td>
							</Table.Tr>
						))}
					</Table.Tbody>
				</Table>
			)}
		</StaffCard>
	);
}

/** Each time a label or its packing list was sent to print. */
export function PrintLog({ prints }: { prints: readonly LabelPrint[] }) {
	const t = useTranslations('labels.view');
	const papers = useTranslations('labels.papers');
	// A paper logged by another version of the program is shown by its stored name.
	const nameOf = (paper: string) => (isPaper(paper) ? papers(paper) : paper);
	return (
		<RowList>
			{prints.map(({ id, kind, copies, cartons, paper, by, at }) => (
				<li key={id}>
					<Group gap="4px 20px" justify="space-between">
						<span>
							{t.rich(kind === 'packing-list' ? 'sentPacking' : cartons > 1 ? 'sentCartons' : 'sent', {
								copies,
								cartons,
								paper: nameOf(paper),
								name: () => <bdi>{by}</bdi>,
							})}
						</span>
						<span className="quiet">
							<StaffTime at={at} />
						</span>
					</Group>
				</li>
			))}
		</RowList>
	);
}
