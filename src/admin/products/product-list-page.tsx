import messages from 'messages:productEditing';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { Form, Link, useRevalidator, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { formatPartNumber } from '../../domain/catalogue/part-numbers/part-number.ts';
import { PRODUCT_STATES } from '../../domain/catalogue/product-state.ts';
import { withMessages } from '../../platform/i18n/page-messages.tsx';
import { StaffIcon } from '../kit/staff-icon.tsx';
import { StaffPageHead } from '../kit/staff-page-head.tsx';
import { StaffTable } from '../kit/staff-table.tsx';
import { StaffTime } from '../kit/staff-time.tsx';
import type { Route } from './+types/product-list-page';
import { BulkBar } from './bulk/bulk-bar.tsx';
import { MAX_AT_ONCE } from './bulk/bulk-change.ts';
import { COMPLETENESS_FILTERS, PRODUCT_SORTS, type ProductSummary } from './product-list.ts';
import styles from './product-list-page.module.css';
import { ProductStateChip } from './product-state-chip.tsx';

export { loader } from './product-list-page.server.ts';

export default withMessages(messages, ProductListPage);

/** Every glove in any state, with a search and filters; all of it stands in the address. */
function ProductListPage({ loaderData }: Route.ComponentProps) {
	const t = useTranslations('productEditing.list');
	const states = useTranslations('productEditing.form.states');
	const { content, total, before, after, filter, categories } = loaderData;
	const [parameters] = useSearchParams();
	// Kept while the list is searched and paged.
	const [picked, setPicked] = useState<readonly string[]>([]);
	const isFiltered = ['q', 'state', 'category', 'completeness'].some((name) => parameters.get(name));
	const at = (from: string | undefined) => {
		if (from === undefined) return undefined;
		const next = new URLSearchParams(parameters);
		next.set('from', from);
		return `?${next}`;
	};
	/** Of the gloves that the list shows, over all its pages. */
	const exportHref = (format: 'csv' | 'json') => {
		const shown = new URLSearchParams([...parameters].filter(([name]) => name !== 'from'));
		return `/api/admin/product-exports/gloves.${format}?${shown}`;
	};
	const toggle = (partNumber: string) =>
		setPicked((before) =>
			before.includes(partNumber)
				? before.filter((one) => one !== partNumber)
				: [...before, partNumber].slice(-MAX_AT_ONCE),
		);
	return (
		<>
			<StaffPageHead title={t('title')} detail={t('count', { count: total })}>
				<Button component={Link} variant="default" to="/admin/products/import">
					{t('import')}
				</Button>
				<Button component="a" variant="default" href={exportHref('csv')} download>
					{t('exportCsv')}
				</Button>
				<Button component="a" variant="default" href={exportHref('json')} download>
					{t('exportJson')}
				</Button>
				<Button component={Link} to="/admin/create-product" leftSection={<StaffIcon name="plus" size={20} />}>
					{t('add')}
				</Button>
			</StaffPageHead>
			<Form className={styles.filters} role="search" key={parameters.toString()}>
				<label className={styles.text}>
					<span>{t('search')}</span>
					<input
						type="search"
						name="q"
						defaultValue={filter.text}
						placeholder={t('searchHint')}
						maxLength={100}
					/>
				</label>
				<label>
					<span>{t('category')}</span>
					<select name="category" defaultValue={filter.category}>
						<option value="">{t('anyCategory')}</option>
						{categories.map((name) => (
							<option key={name} value={name}>
								{name}
							</option>
						))}
					</select>
				</label>
				<label>
					<span>{t('state')}</span>
					<select name="state" defaultValue={filter.state ?? ''}>
						<option value="">{t('anyState')}</option>
						{PRODUCT_STATES.map((state) => (
							<option key={state} value={state}>
								{states(state)}
							</option>
						))}
					</select>
				</label>
				<label>
					<span>{t('completeness')}</span>
					<select name="completeness" defaultValue={filter.completeness ?? ''}>
						<option value="">{t('anyCompleteness')}</option>
						{COMPLETENESS_FILTERS.map((one) => (
							<option key={one} value={one}>
								{t(`completenessFilters.${one}`)}
							</option>
						))}
					</select>
				</label>
				<label>
					<span>{t('sort')}</span>
					<select name="sort" defaultValue={filter.sort}>
						{PRODUCT_SORTS.map((one) => (
							<option key={one} value={one}>
								{t(`sorts.${one}`)}
							</option>
						))}
					</select>
				</label>
				<Button type="submit" variant="default">
					{t('show')}
				</Button>
				{isFiltered && (
					<Link to="/admin/products" className={styles.clear}>
						{t('clear')}
					</Link>
				)}
			</Form>
			<StaffTable<ProductSummary>
				label={t('title')}
				rows={content}
				rowKey={({ partNumber }) => partNumber}
				rowHref={({ partNumber }) => `/admin/update-product/${partNumber}`}
				previousHref={at(before)}
				nextHref={at(after)}
				empty={
					<>
						<p>{isFiltered ? t('noMatch') : t('empty')}</p>
						<Button component={Link} to={isFiltered ? '/admin/products' : '/admin/create-product'}>
							{isFiltered ? t('clear') : t('add')}
						</Button>
					</>
				}
				isPicked={({ partNumber }) => picked.includes(partNumber)}
				columns={[
					{
						key: 'pick',
						title: t('pick'),
						isTitleHidden: true,
						cell: ({ partNumber }) => (
							<label className={styles.pick}>
								<input
									type="checkbox"
									checked={picked.includes(partNumber)}
									onChange={() => toggle(partNumber)}
								/>
								<span className="spoken">{t('pickOne', { partNumber: formatPartNumber(partNumber) })}</span>
							</label>
						),
					},
					{
						key: 'glove',
						title: t('glove'),
						isMain: true,
						cell: ({ partNumber, name, picture }) => (
							<span className={styles.glove}>
								{picture !== '' && <img src={picture} alt="" width="48" height="48" loading="lazy" />}
								<span>
									{formatPartNumber(partNumber)}
									<bdi className={styles.name}>{name}</bdi>
								</span>
							</span>
						),
					},
					{ key: 'state', title: t('state'), cell: ({ state }) => <ProductStateChip state={state} /> },
					{ key: 'sizes', title: t('sizes'), cell: ({ sizes }) => sizes.join(', ') },
					{
						key: 'completeness',
						title: t('completeness'),
						isNumber: true,
						cell: ({ completeness }) => t('percent', { score: completeness }),
					},
					{
						key: 'updated',
						title: t('updated'),
						cell: ({ updatedAt, updatedBy }) => (
							<span className={styles.updated}>
								{updatedAt !== '' && <StaffTime at={updatedAt} />}
								<bdi>{updatedBy}</bdi>
							</span>
						),
					},
				]}
			/>
			<BulkBar picked={picked} categories={categories} onClear={() => setPicked([])} />
		</>
	);
}

/** The list could not be read: said in its place, with another try. */
export function ErrorBoundary() {
	return <FailedList />;
}

const FailedList = withMessages(messages, function FailedList() {
	const t = useTranslations('productEditing.list');
	const { revalidate } = useRevalidator();
	return (
		<>
			<StaffPageHead title={t('title')} />
			<StaffTable
				label={t('title')}
				rows={[]}
				rowKey={() => ''}
				columns={[]}
				empty={null}
				onRetry={() => revalidate()}
			/>
		</>
	);
});
