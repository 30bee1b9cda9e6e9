import { Button, Modal, NativeSelect, Paper, Text } from '@mantine/core';
import { useCallback, useEffect, useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { formatSize } from '../../../domain/catalogue/sizes/glove-size.ts';
import { formatPairs, LABEL_LIMITS, type LabelLine, parseQuantity } from '../../../domain/labels/label.ts';
import type { LabelProduct } from '../../../domain/labels/label-product.ts';
import { useLocale } from '../../../platform/i18n/use-locale.ts';
import { DialogFoot } from '../../kit/dialog-foot.tsx';
import { useStaffRequest } from '../../kit/session-dialog.tsx';
import styles from './add-product-overlay.module.css';
import { ProductRow } from './product-row.tsx';
import { ProductSearch } from './product-search.tsx';
import { Stepper } from './stepper.tsx';

type AddProductOverlayProps = {
	/** The line to fill; a filled one is edited. */
	line: LabelLine;
	picture: string | undefined;
	onConfirm: (line: LabelLine, product: LabelProduct | undefined) => void;
	onCancel: () => void;
};

/** Picks a glove, its size and the number of pairs; Confirm writes the line once all are set. */
export function AddProductOverlay({ line, picture, onConfirm, onCancel }: AddProductOverlayProps) {
	const t = useTranslations('labels.overlay');
	const locale = useLocale();
	const sendRequest = useStaffRequest();
	const reasonId = useId();
	const isNew = line.productPartNumber === '';
	const [product, setProduct] = useState<LabelProduct | undefined>(() => toProduct(line, picture));
	const [picked, setPicked] = useState<LabelProduct>();
	const [size, setSize] = useState(line.size);
	const [quantity, setQuantity] = useState(String(line.quantity));
	const pairs = parseQuantity(quantity);

	const search = useCallback(
		async (text: string, signal: AbortSignal) => {
			const result = await sendRequest<{ content: LabelProduct[] }>(
				`/api/admin/labels/products?q=${encodeURIComponent(text)}`,
				{ signal },
			);
			if (!result.ok) throw new Error(result.detail);
			return result.answer.content;
		},
		[sendRequest],
	);

	// An edited line has only its own size; the others come from the catalogue, unless the glove was removed from it.
	const partNumber = line.productPartNumber;
	useEffect(() => {
		if (partNumber === '') return;
		const aborter = new AbortController();
		search(partNumber, aborter.signal)
			.then((found) => {
				const glove = found.find((one) => one.partNumber === partNumber);
				if (glove) setProduct((before) => before && { ...before, sizes: glove.sizes });
			})
			.catch(() => {});
		return () => aborter.abort();
	}, [partNumber, search]);

	function pick(next: LabelProduct) {
		setProduct(next);
		setPicked(next);
		const [only, ...others] = next.sizes;
		setSize((before) => (next.sizes.includes(before) ? before : others.length === 0 ? (only ?? '') : ''));
	}

	const reason = !product
		? t('needsProduct')
		: size === ''
			? t('needsSize')
			: pairs === undefined
				? t('needsQuantity')
				: undefined;

	function confirm() {
		if (!product || size === '' || pairs === undefined) return;
		const named = picked
			? {
					productName: picked.name,
					productPartNumber: picked.partNumber,
					productDescription: picked.label,
					productDescriptionFrench: picked.frenchLabel,
				}
			: line;
		onConfirm({ ...line, ...named, size, quantity: pairs }, picked);
	}

	return (
		<Modal
			opened
			onClose={onCancel}
			title={isNew ? t('title') : t('editTitle')}
			closeButtonProps={{ 'aria-label': t('close') }}
			classNames={{ content: styles.sheet, inner: styles.inner, body: styles.body }}
		>
			<form
				onSubmit={(event) => {
					event.preventDefault();
					// React events bubble from this form to the outer one.
					event.stopPropagation();
					confirm();
				}}
				className={styles.form}
			>
				<ProductSearch search={search} onPick={pick} />
				<div>
					<Text component="h3" ff="text" fz="md" fw={700} lh={1.45} tt="none" mb={6}>
						{t('selected')}
					</Text>
					<Paper
						mih={68}
						p="xs"
						bg="var(--steel-50)"
						radius="md"
						className={styles.product}
						aria-live="polite"
					>
						{product ? <ProductRow product={product} /> : <p>{t('none')}</p>}
					</Paper>
				</div>
				<div className={styles.row}>
					<NativeSelect
						label={t('size')}
						value={size}
						disabled={!product}
						onChange={(event) => setSize(event.currentTarget.value)}
					>
						<option value="" disabled>
							{t('pickSize')}
						</option>
						{product?.sizes.map((one) => (
							<option key={one} value={one}>
								{formatSize(one, locale)}
							</option>
						))}
					</NativeSelect>
					<Stepper
						label={t('quantity')}
						value={quantity}
						onChange={setQuantity}
						min={1}
						max={LABEL_LIMITS.quantity}
						lessLabel={t('less')}
						moreLabel={t('more')}
						isWrong={pairs === undefined}
					/>
				</div>
				<div className={styles.foot}>
					<p id={reasonId} aria-live="polite">
						{reason ?? t('adds', { pairs: formatPairs(pairs ?? 1, locale), size })}
					</p>
					<DialogFoot cancel={{ label: t('cancel'), onClick: onCancel }}>
						<Button type="submit" disabled={reason !== undefined} aria-describedby={reasonId}>
							{t('confirm')}
						</Button>
					</DialogFoot>
				</div>
			</form>
		</Modal>
	);
}

/** The glove of an edited line, from the line's own data. */
function toProduct(line: LabelLine, picture = ''): LabelProduct | undefined {
	if (line.productPartNumber === '') return undefined;
	return {
		partNumber: line.productPartNumber,
		name: line.productName,
		label: line.productDescription,
		sizes: [line.size],
		picture,
	};
}
