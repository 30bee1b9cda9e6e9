import messages from 'messages:companies';
import { Button, Stack, Text } from '@mantine/core';
import { Link, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { type CompanySummary, formatTown } from '../../domain/companies/company.ts';
import type { CompanyListQuery } from '../../domain/companies/company-list.ts';
import { formatPhoneNumber } from '../../domain/contact-details/phone-text.ts';
import { useFormatter } from '../../platform/i18n/formatter.ts';
import { withMessages } from '../../platform/i18n/page-messages.tsx';
import { useLocale } from '../../platform/i18n/use-locale.ts';
import { MAX_BULK } from '../kit/bulk/bulk-change.ts';
import { FailedList } from '../kit/failed-list.tsx';
import { useHiddenColumns } from '../kit/list/columns/hidden-columns.ts';
import { ExportMenu } from '../kit/list/export-menu.tsx';
import { FilterBar, languageFilter } from '../kit/list/filter-bar.tsx';
import { pickRows, usePicked } from '../kit/list/picking/use-picked.ts';
import { sortedColumn } from '../kit/list/sorted-column.ts';
import { StaffIcon } from '../kit/staff-icon.tsx';
import { StaffPageHead } from '../kit/staff-page-head.tsx';
import { type StaffColumn, StaffTable } from '../kit/staff-table.tsx';
import { StateBadge } from '../kit/state-badge.tsx';
import type { Route } from './+types/company-list-page';
import { CompanyBulkBar } from './bulk/company-bulk-bar.tsx';

export { loader } from './company-list-page.server.ts';

// Nothing on the page is filled in, so news may load it again.
export const handle = { isReloaded: true };

export default withMessages(messages, CompanyListPage);

/** All companies, sorted by operating name or by last change, with a search. The URL contains the whole state. */
function CompanyListPage({ loaderData }: Route.ComponentProps) {
	const locale = useLocale();
	const t = useTranslations('companies.list');
	const { content, total, text, sort, language, undoable, before, after } = loaderData;
	const picked = usePicked<string>(MAX_BULK);
	const staff = useTranslations('staff');
	const format = useFormatter();
	const [parameters] = useSearchParams();
	const isNarrowed = text !== '' || language !== undefined;
	const hrefOf = (from: string) => addressOf({ text, sort, language, from });
	const hidden = useHiddenColumns();
	const columns: StaffColumn<CompanySummary>[] = [
		{
			key: 'name',
			title: t('operatingName'),
			isMain: true,
			cell: ({ operatingName }) => (
				<Text component="bdi" lineClamp={2} title={operatingName}>
					{operatingName}
				</Text>
			),
			...sortedColumn(parameters, sort, 'name'),
		},
		{
			key: 'town',
			title: t('shipsTo'),
			cell: ({ shippingAddress }) => <bdi>{formatTown({ address: shippingAddress })}</bdi>,
		},
		{
			key: 'industry',
			title: t('industry'),
			cell: ({ industry }) => industry && <bdi>{industry}</bdi>,
		},
		{ key: 'contact', title: t('contact'), cell: (row) => <ContactCell company={row} /> },
		{
			key: 'phone',
			title: t('phone'),
			cell: ({ phone }) =>
				phone && <Text style={{ whiteSpace: 'nowrap' }}>{formatPhoneNumber(phone, locale)}</Text>,
		},
		{
			key: 'updated',
			title: t('updated'),
			...sortedColumn(parameters, sort, 'updated', 'descending'),
			cell: ({ updatedAt }) => (
				<Text span c="dimmed" style={{ whiteSpace: 'nowrap' }}>
					{format.dateTime(new Date(updatedAt), { dateStyle: 'medium' })}
				</Text>
			),
		},
		{
			key: 'gaps',
			title: t('toFinish'),
			isTitleHidden: true,
			cell: ({ gaps }) => gaps[0] && <GapChip gap={gaps[0]} />,
		},
	];
	return (
		<>
			<StaffPageHead
				title={t('title')}
				detail={!isNarrowed && total !== undefined ? t('count', { count: total }) : undefined}
			>
				<ExportMenu
					files={[
						{
							label: t('export'),
							href: `/api/admin/companies/export.csv${addressOf({ text, sort, language }).slice('/admin/companies'.length)}`,
						},
					]}
				/>
				<Button
					component={Link}
					to="/admin/companies/create"
					data-key="n"
					leftSection={<StaffIcon name="plus" size={20} />}
				>
					{t('add')}
				</Button>
			</StaffPageHead>
			<FilterBar
				columns={columns}
				path="/admin/companies"
				fields={[
					{
						kind: 'text',
						name: 'q',
						label: t('search'),
						value: text,
						hint: useTranslations('companies.search')('placeholder'),
					},
					languageFilter(staff, language, locale),
				]}
				preserved={sort === 'name' ? {} : { sort }}
				count={isNarrowed && total !== undefined && t('found', { count: total })}
			/>
			<StaffTable
				label={t('title')}
				rows={content}
				rowKey={({ id }) => id}
				rowHref={({ id }) => `/admin/companies/${id}`}
				{...pickRows(picked, {
					rows: content,
					keyOf: ({ id }) => id,
					labelOf: ({ operatingName }) => t('pickOne', { name: operatingName }),
				})}
				previousHref={before && hrefOf(before)}
				nextHref={after && hrefOf(after)}
				empty={
					!isNarrowed ? (
						<>
							<p>{t('empty')}</p>
							<Button component={Link} to="/admin/companies/create">
								{t('add')}
							</Button>
						</>
					) : (
						<>
							<p>
								{text === ''
									? t('noneInLanguage')
									: t.rich('noMatch', { text, name: (part) => <bdi>{part}</bdi> })}
							</p>
							{text !== '' && (
								<Button component={Link} to={addressOf({ text: '', sort, language })} variant="default">
									{t('clear')}
								</Button>
							)}
						</>
					)
				}
				columns={columns}
				hidden={hidden}
			/>
			<CompanyBulkBar
				picked={picked}
				// A list too long to be counted has more than a change takes.
				total={total ?? MAX_BULK + 1}
				keysHref={`/api/admin/companies/ids${addressOf({ text, sort, language }).slice('/admin/companies'.length)}`}
				undoable={undoable}
			/>
		</>
	);
}

export const ErrorBoundary = withMessages(messages, function FailedCompanies() {
	return <FailedList title={useTranslations('companies.list')('title')} />;
});

function ContactCell({ company: { primaryContact } }: { company: CompanySummary }) {
	return (
		<Stack gap={0}>
			<bdi>{primaryContact.name}</bdi>
			<bdi className="quiet">{primaryContact.title}</bdi>
		</Stack>
	);
}

function GapChip({ gap }: { gap: CompanySummary['gaps'][number] }) {
	const t = useTranslations('companies.gaps');
	return (
		<StateBadge tone="waiting" icon={<StaffIcon name="warning" size={16} />}>
			{t(gap)}
		</StateBadge>
	);
}

function addressOf({ text, sort, language, from }: CompanyListQuery & { from?: string }): string {
	const query = new URLSearchParams();
	if (text !== '') query.set('q', text);
	if (sort !== 'name') query.set('sort', sort);
	if (language) query.set('language', language);
	if (from) query.set('from', from);
	return query.size > 0 ? `/admin/companies?${query}` : '/admin/companies';
}
