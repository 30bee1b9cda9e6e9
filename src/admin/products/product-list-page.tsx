import messages from 'messages:productEditing';
import { Button, Group, Image, Text } from '@mantine/core';
import { Link, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { formatPartNumber } from '../../domain/catalogue/part-numbers/part-number.ts';
import { PRODUCT_STATES } from '../../domain/catalogue/product-state.ts';
import { formatSize } from '../../domain/catalogue/sizes/glove-size.ts';
import { withMessages } from '../../platform/i18n/page-messages.tsx';
import { useLocale } from '../../platform/i18n/use-locale.ts';
import { FailedList } from '../kit/failed-list.tsx';
import { useHiddenColumns } from '../kit/list/columns/hidden-columns.ts';
import { ExportMenu } from '../kit/list/export-menu.tsx';
import { FilterBar } from '../kit/list/filter-bar.tsx';
import { withParameters } from '../kit/list/list-href.ts';
import { pickRows, usePicked } from '../kit/list/picking/use-picked.ts';
import { sortedColumn } from '../kit/list/sorted-column.ts';
import { StaffIcon } from '../kit/staff-icon.tsx';
import { StaffPageHead } from '../kit/staff-page-head.tsx';
import { type StaffColumn, StaffTable } from '../kit/staff-table.tsx';
import { StaffTime } from '../kit/staff-time.tsx';
import type { Route } from './+types/product-list-page';
import { BulkBar } from './bulk/bulk-bar.tsx';
import { MAX_AT_ONCE } from './bulk/bulk-change.ts';
import { COMPLETENESS_FILTERS, type ProductSummary } from './product-list.ts';
import { ProductStateChip } from './product-state-chip.tsx';

export { loader } from './product-list-page.server.ts';

// Nothing on the page is filled in, so news may load it again.
export const handle = { isReloaded: true };

export default withMessages(messages, ProductListPage);

/** All gloves in any state, with search and filters; the URL contains the whole state. */
function ProductListPage({ loaderData }: Route.ComponentProps) {
	const t = useTranslations('productEditing.list');
	const locale = useLocale();
	const states = useTranslations('productEditing.form.states');
	const { content, total, before, after, filter, categories } = loaderData;
	const [parameters] = useSearchParams();
	const picked = usePicked<string>(MAX_AT_ONCE);
	const list = withParameters(parameters, { from: undefined });
	const isFiltered = ['q', 'state', 'category', 'completeness'].some((name) => parameters.get(name));
	/** Covers all listed gloves, on all pages. */
	const exportHref = (format: 'csv' | 'json' | 'xlsx') =>
		`/api/admin/product-exports/gloves.${format}${list}`;
	const hidden = useHiddenColumns();
	const columns: StaffColumn<(typeof content)[number]>[] = [
		{
			key: 'glove',
			title: t('partNumber'),
			isMain: true,
			...sortedColumn(parameters, filter.sort, 'partNumber'),
			cell: ({ partNumber, picture }) => (
				<Group component="span" gap="sm" wrap="nowrap">
					{picture !== '' && (
						<Image
							src={picture}
							alt=""
							w={48}
							miw={48}
							h={48}
							width="48"
							height="48"
							fit="contain"
							radius="sm"
							loading="lazy"
						/>
					)}
					<Text span style={{ whiteSpace: 'nowrap' }}>
						{formatPartNumber(partNumber)}
					</Text>
				</Group>
			),
		},
		{
			key: 'name',
			title: t('name'),
			...sortedColumn(parameters, filter.sort, 'name'),
			cell: ({ name }) => <bdi>{name}</bdi>,
		},
		{ key: 'state', title: t('state'), cell: ({ state }) => <ProductStateChip state={state} /> },
		{
			key: 'sizes',
			title: t('sizes'),
			cell: ({ sizes }) => sizes.map((size) => formatSize(size, locale)).join(', '),
		},
		{
			key: 'completeness',
			title: t('completeness'),
			...sortedColumn(parameters, filter.sort, 'completeness'),
			isNumber: true,
			cell: ({ completeness }) => t('percent', { score: completeness }),
		},
		{
			key: 'updated',
			title: t('updated'),
			...sortedColumn(parameters, filter.sort, 'updated', 'descending'),
			cell: ({ updatedAt, updatedBy }) => (
				<Text span c="dimmed" fz="sm">
					{updatedAt !== '' && <StaffTime at={updatedAt} />}
					<br />
					<bdi>{updatedBy}</bdi>
				</Text>
			),
		},
	];
	return (
		<>
			<StaffPageHead title={t('title')} detail={t('count', { count: total })}>
				<Button component={Link} variant="default" to="/admin/products/import">
					{t('import')}
				</Button>
				<ExportMenu
					files={[
						{ label: t('exportCsv'), href: exportHref('csv') },
						{ label: t('exportJson'), href: exportHref('json') },
						{ label: t('exportXlsx'), href: exportHref('xlsx') },
					]}
				/>
				<Button
					component={Link}
					to="/admin/create-product"
					data-key="n"
					leftSection={<StaffIcon name="plus" size={20} />}
				>
					{t('add')}
				</Button>
			</StaffPageHead>
			<FilterBar
				columns={columns}
				path="/admin/products"
				count={isFiltered && t('found', { count: total })}
				preserved={filter.sort === 'name' ? {} : { sort: filter.sort }}
				fields={[
					{
						kind: 'text',
						name: 'q',
						label: t('search'),
						value: filter.text,
						hint: t('searchHint'),
						max: 100,
					},
					{
						kind: 'choice',
						name: 'category',
						label: t('category'),
						value: filter.category,
						choices: [
							{ value: '', label: t('anyCategory') },
							...categories.map((name) => ({ value: name, label: name })),
						],
					},
					{
						kind: 'choice',
						name: 'state',
						label: t('state'),
						value: filter.state ?? '',
						choices: [
							{ value: '', label: t('anyState') },
							...PRODUCT_STATES.map((state) => ({ value: state, label: states(state) })),
						],
					},
					{
						kind: 'choice',
						name: 'completeness',
						label: t('completeness'),
						value: filter.completeness ?? '',
						choices: [
							{ value: '', label: t('anyCompleteness') },
							...COMPLETENESS_FILTERS.map((one) => ({ value: one, label: t(`completenessFilters.${one}`) })),
						],
					},
				]}
			/>
			<StaffTable<ProductSummary>
				label={t('title')}
				rows={content}
				rowKey={({ partNumber }) => partNumber}
				rowHref={({ partNumber }) => `/admin/update-product/${partNumber}`}
				previousHref={before && withParameters(parameters, { from: before })}
				nextHref={after && withParameters(parameters, { from: after })}
				empty={
					<>
						<p>{isFiltered ? t('noMatch') : t('empty')}</p>
						<Button component={Link} to={isFiltered ? '/admin/products' : '/admin/create-product'}>
							{isFiltered ? t('clear') : t('add')}
						</Button>
					</>
				}
				{...pickRows(picked, {
					rows: content,
					keyOf: ({ partNumber }) => partNumber,
					labelOf: ({ partNumber }) => t('pickOne', { partNumber: formatPartNumber(partNumber) }),
				})}
				columns={columns}
				hidden={hidden}
			/>
			<BulkBar
				picked={picked}
				total={total}
				keysHref={`/api/admin/product-numbers${list}`}
				categories={categories}
			/>
		</>
	);
}

/** Shown in place of the list if it cannot be loaded, with a retry button. */
export const ErrorBoundary = withMessages(messages, function FailedProducts() {
	return <FailedList title={useTranslations('productEditing.list')('title')} />;
});
