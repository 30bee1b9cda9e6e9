import { Button, List, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { FieldRow, TextField } from '../../kit/form/form-fields.tsx';
import { useStaffRequest } from '../../kit/session-dialog.tsx';
import { StaffIcon } from '../../kit/staff-icon.tsx';
import { useLateSearch } from '../../kit/use-late-search.ts';
import type { ProductListData } from '../product-list.server.ts';
import { useProductFormState } from './product-form-context.ts';
import { formatCommaList, readCommaList } from './product-text.ts';

/** Related gloves: a text of part numbers, and a search that adds to it. */
export function RelatedSearch() {
	const t = useTranslations('productEditing.form');
	const { value, set } = useProductFormState();
	const sendRequest = useStaffRequest();
	const [text, setText] = useState('');
	const { rows, hasFailed } = useLateSearch(text, async (wanted, signal) => {
		const result = await sendRequest<ProductListData>(`/api/admin/products?q=${encodeURIComponent(wanted)}`, {
			signal,
		});
		if (!result.ok) throw new Error(result.detail);
		return result.answer.content;
	});
	const related = readCommaList(value.relatedProducts);
	const offered = (rows ?? [])
		.filter(({ partNumber }) => partNumber !== value.partNumber && !related.includes(partNumber))
		.slice(0, 6);
	return (
		<FieldRow>
			<TextField path="relatedProducts" label={t('relatedProducts')} hint={t('relatedHint')} isList isMono />
			<div>
				<TextInput
					type="search"
					label={t('relatedSearch')}
					placeholder={t('relatedPlaceholder')}
					leftSection={<StaffIcon name="search" size={20} />}
					autoComplete="off"
					maxLength={100}
					value={text}
					onChange={(event) => setText(event.currentTarget.value)}
					onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
				/>
				<p className="sr-only" role="status">
					{rows && t('relatedFound', { count: offered.length })}
				</p>
				{hasFailed && (
					<Text c="dimmed" mt="xs">
						{t('searchFailed')}
					</Text>
				)}
				{rows && !hasFailed && offered.length === 0 && (
					<Text c="dimmed" mt="xs">
						{t('noGlove')}
					</Text>
				)}
				<List listStyleType="none" role="list" mt="xs">
					{offered.map(({ partNumber, name }) => (
						<List.Item key={partNumber}>
							<Button
								variant="subtle"
								leftSection={<StaffIcon name="plus" size={18} />}
								onClick={() => set('relatedProducts', formatCommaList([...related, partNumber]))}
							>
								{partNumber.toUpperCase()} <bdi>{name}</bdi>
							</Button>
						</List.Item>
					))}
				</List>
			</div>
		</FieldRow>
	);
}
