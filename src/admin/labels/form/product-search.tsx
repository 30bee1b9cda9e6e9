import { Box, Paper, TextInput } from '@mantine/core';
import { type KeyboardEvent, useEffect, useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { LabelProduct } from '../../../domain/labels/label-product.ts';
import optionStyles from '../../kit/list/option-list.module.css';
import { StaffIcon } from '../../kit/staff-icon.tsx';
import { useLateSearch } from '../../kit/use-late-search.ts';
import { ProductRow } from './product-row.tsx';

type ProductSearchProps = {
	search: (text: string, signal: AbortSignal) => Promise<readonly LabelProduct[]>;
	onPick: (product: LabelProduct) => void;
};

/**
 * Finds a glove by number or name (the combobox pattern): the arrow keys move through the results, Enter picks one,
 * Escape closes them. Screen readers announce the number of results.
 */
export function ProductSearch({ search, onPick }: ProductSearchProps) {
	const t = useTranslations('labels.overlay');
	const id = useId();
	const [text, setText] = useState('');
	const [active, setActive] = useState(0);
	const { rows, isSearching, hasFailed } = useLateSearch(text, search);
	// biome-ignore lint/correctness/useExhaustiveDependencies: new results start at the first one
	useEffect(() => setActive(0), [rows]);

	function pick(product: LabelProduct) {
		setText('');
		onPick(product);
	}

	function move(event: KeyboardEvent) {
		if (event.key === 'Escape' && text !== '') {
			event.preventDefault();
			setText('');
			return;
		}
		// Enter would submit the surrounding form.
		if (event.key === 'Enter') event.preventDefault();
		const last = (rows?.length ?? 0) - 1;
		if (last < 0) return;
		if (event.key === 'ArrowDown') setActive(active >= last ? 0 : active + 1);
		else if (event.key === 'ArrowUp') setActive(active <= 0 ? last : active - 1);
		else if (event.key === 'Enter' && rows?.[active]) pick(rows[active]);
		else return;
		event.preventDefault();
	}

	return (
		<div>
			<TextInput
				label={t('search')}
				placeholder={t('searchHint')}
				type="search"
				role="combobox"
				autoComplete="off"
				aria-autocomplete="list"
				aria-expanded={Boolean(rows?.length)}
				aria-controls={`${id}-list`}
				aria-activedescendant={rows?.[active] === undefined ? undefined : `${id}-${active}`}
				leftSection={<StaffIcon name="search" size={20} />}
				data-autofocus
				// Escape clears the box, and the next one closes the overlay.
				data-mantine-stop-propagation={text !== '' || undefined}
				value={text}
				maxLength={100}
				onChange={(event) => setText(event.currentTarget.value)}
				onKeyDown={move}
			/>
			<Box mah={300} mt={6} style={{ overflowY: 'auto' }}>
				<Paper
					id={`${id}-list`}
					role="listbox"
					aria-label={t('search')}
					radius="md"
					display={rows?.length ? undefined : 'none'}
				>
					{rows?.map((product, index) => (
						// The input keeps the focus and handles the keys.
						// biome-ignore lint/a11y/useKeyWithClickEvents: the input handles the keys
						<div
							key={product.partNumber}
							id={`${id}-${index}`}
							role="option"
							tabIndex={-1}
							aria-selected={index === active}
							className={optionStyles.option}
							onMouseDown={(event) => event.preventDefault()}
							onMouseMove={() => setActive(index)}
							onClick={() => pick(product)}
						>
							<ProductRow product={product} />
						</div>
					))}
				</Paper>
				{isSearching && <p className="quiet">{t('searching')}</p>}
				{!isSearching && rows?.length === 0 && (
					<p className="quiet">{hasFailed ? t('unavailable') : t('noMatch')}</p>
				)}
			</Box>
			<p className="sr-only" role="status">
				{rows && !isSearching && (hasFailed ? t('unavailable') : t('found', { count: rows.length }))}
			</p>
		</div>
	);
}
