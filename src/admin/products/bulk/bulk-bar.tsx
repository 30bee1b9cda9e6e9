import { NativeSelect, Textarea } from '@mantine/core';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { formatPartNumber } from '../../../domain/catalogue/part-numbers/part-number.ts';
import { PRODUCT_STATES } from '../../../domain/catalogue/product-state.ts';
import { BulkFlow } from '../../kit/bulk/bulk-flow.tsx';
import type { Picked } from '../../kit/list/picking/use-picked.ts';
import {
	BULK_FIELDS,
	type BulkAction,
	type BulkField,
	type BulkRow,
	isPackField,
	MAX_AT_ONCE,
} from './bulk-change.ts';

type BulkBarProps = {
	picked: Picked<string>;
	/** The number of listed gloves, and where the first of their part numbers are. */
	total: number;
	keysHref: string;
	categories: readonly string[];
};

const KINDS = ['publish', 'unpublish', 'addToCategory', 'removeFromCategory', 'field'] as const;

/** Bulk actions for the selected gloves. */
export function BulkBar({ picked, total, keysHref, categories }: BulkBarProps) {
	const t = useTranslations('productEditing.bulk');
	const fields = useTranslations('productEditing.form');
	const states = useTranslations('productEditing.form.states');
	const [kind, setKind] = useState<(typeof KINDS)[number]>('publish');
	const [category, setCategory] = useState(categories[0] ?? '');
	const [field, setField] = useState<BulkField>(BULK_FIELDS[0]);
	const [value, setValue] = useState('');

	const action: BulkAction =
		kind === 'field'
			? { kind, field, value }
			: kind === 'addToCategory' || kind === 'removeFromCategory'
				? { kind, category }
				: { kind: 'state', state: kind === 'publish' ? 'published' : 'draft' };

	function formatValue(text: string): string {
		const state = PRODUCT_STATES.find((one) => action.kind === 'state' && one === text);
		return state ? states(state) : text;
	}

	return (
		<BulkFlow<string, BulkRow>
			noun="glove"
			url="/api/admin/products/bulk"
			picked={picked}
			total={total}
			max={MAX_AT_ONCE}
			keysHref={keysHref}
			previewBody={() => ({ action, partNumbers: picked.keys })}
			applyBody={(rows) => ({
				action,
				gloves: rows.map(({ partNumber, version }) => ({ partNumber, version })),
			})}
			keyOf={({ partNumber }) => partNumber}
			titleOf={({ partNumber, name }) => (
				<>
					<b>{formatPartNumber(partNumber)}</b> <bdi>{name}</bdi>
				</>
			)}
			formatValue={formatValue}
			formatSkipped={formatPartNumber}
		>
			<NativeSelect
				aria-label={t('action')}
				value={kind}
				onChange={(event) => setKind(event.currentTarget.value as typeof kind)}
				data={KINDS.map((one) => ({ value: one, label: t(`kinds.${one}`) }))}
			/>
			{'category' in action && (
				<NativeSelect
					aria-label={t('category')}
					value={category}
					onChange={(event) => setCategory(event.currentTarget.value)}
					data={[...categories]}
				/>
			)}
			{kind === 'field' && (
				<>
					<NativeSelect
						aria-label={t('field')}
						value={field}
						onChange={(event) => setField(event.currentTarget.value as BulkField)}
						data={BULK_FIELDS.map((one) => ({ value: one, label: fields(one) }))}
					/>
					{/* Lists have a line for each item. */}
					<Textarea
						aria-label={t('value')}
						placeholder={t('value')}
						autosize
						minRows={1}
						maxRows={6}
						inputMode={isPackField(field) ? 'numeric' : 'text'}
						value={value}
						maxLength={2000}
						onChange={(event) => setValue(event.currentTarget.value)}
					/>
				</>
			)}
		</BulkFlow>
	);
}
