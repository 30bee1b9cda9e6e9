import messages from 'messages:deleting,pictureField,productEditing,releaseSide';
import { Button } from '@mantine/core';
import { useEffect, useMemo, useState } from 'react';
import { Link, useNavigate, useRevalidator } from 'react-router';
import { useTranslations } from 'use-intl';
import { formatPartNumber } from '../../domain/catalogue/part-numbers/part-number.ts';
import type { ProductCheck } from '../../domain/catalogue/product-record.ts';
import { withMessages } from '../../platform/i18n/page-messages.tsx';
import { DeleteButton } from '../deleting/delete-button.tsx';
import { StaffNotFound } from '../frame/staff-not-found.tsx';
import { releaseItemPath } from '../kit/releases/release-item.ts';
import { ReleaseMenu, ReleaseNotice } from '../kit/releases/release-notice.tsx';
import { showDone } from '../kit/staff-notice.ts';
import { StaffPageHead } from '../kit/staff-page-head.tsx';
import type { Route } from './+types/product-edit-page';
import { ProductForm } from './form/product-form.tsx';
import { toFormValue } from './form/product-form-value.ts';
import { useProductForm } from './form/use-product-form.ts';
import { useProductSave } from './form/use-product-save.ts';
import type { loader as loadProduct } from './product-edit-page.server.ts';
import { ProductHistory } from './product-history.tsx';
import { ProductStateChip } from './product-state-chip.tsx';

export { loader } from './product-edit-page.server.ts';

type ProductData = Awaited<ReturnType<typeof loadProduct>>['data'];
export type FoundProduct = Extract<ProductData, { kind: 'found' }>;

export const handle = {
	crumb: (loaded: ProductData | undefined) =>
		loaded?.kind === 'found' ? formatPartNumber(loaded.product.partNumber) : loaded?.named,
	subject: (loaded: ProductData) =>
		loaded.kind === 'found' ? { kind: 'product', id: loaded.product.id } : undefined,
};

export default withMessages(messages, ProductEditPage);

function ProductEditPage({ loaderData }: Route.ComponentProps) {
	const t = useTranslations('productEditing');
	if (loaderData.kind === 'missing') {
		return (
			<StaffNotFound title={t('notFoundTitle')} line={t('notFound', { named: loaderData.named })}>
				<Link to="/admin/products">{t('toList')}</Link>
			</StaffNotFound>
		);
	}
	// A different glove remounts the form; the same glove with a new number does not.
	return <FoundProductPage key={loaderData.product.id} found={loaderData} />;
}

/** All data of a glove for reading and editing, with its history. */
function FoundProductPage({ found }: { found: FoundProduct }) {
	const t = useTranslations('productEditing');
	const { product, releases } = found;
	const inRelease = useTranslations('releaseSide');
	const stored = useMemo(() => toFormValue(product), [product]);
	const first: ProductCheck = useMemo(
		() => ({
			errors: [],
			warnings: product.warnings,
			completeness: product.completeness,
			missing: product.missing,
		}),
		[product],
	);
	const { edit } = releases;
	const form = useProductForm(stored, `product:${product.id}${edit ? `:${edit.id}` : ''}`, first);
	const save = useProductSave(form, { product, value: stored, edit });
	const navigate = useNavigate();
	const { revalidate } = useRevalidator();
	const [partNumber, setPartNumber] = useState(product.partNumber);
	const { isDirty } = form;

	// Saves outside this form may change the part number.
	useEffect(() => setPartNumber(product.partNumber), [product.partNumber]);

	// In an effect, after the form counts as saved, so that leaving its old URL does not ask for confirmation.
	useEffect(() => {
		if (partNumber !== product.partNumber && !isDirty)
			navigate(`/admin/update-product/${partNumber}`, { replace: true });
	}, [partNumber, product.partNumber, isDirty, navigate]);

	async function submit() {
		const url = edit
			? releaseItemPath(edit.id, releases.record)
			: `/api/admin/products/${product.partNumber}`;
		const outcome = await save.send({ url, body: form.value });
		if (outcome?.kind !== 'saved') return;
		if (edit) {
			form.reset(toFormValue({ ...product, ...outcome.answer, id: product.id }));
			showDone(inRelease('saved', { name: edit.name }));
			await revalidate();
			return;
		}
		form.reset(toFormValue(outcome.answer));
		setPartNumber(outcome.answer.partNumber);
		showDone(t('updated'));
		if (outcome.answer.partNumber === product.partNumber) await revalidate();
	}

	return (
		<>
			<StaffPageHead
				title={formatPartNumber(product.partNumber)}
				detail={
					<>
						<bdi>{product.name}</bdi> <ProductStateChip state={product.state} />
					</>
				}
			>
				<Button component={Link} to={`/admin/create-product?from=${product.partNumber}`} variant="default">
					{t('duplicate')}
				</Button>
				<Button
					component="a"
					href={`/admin/preview-product/${product.partNumber}`}
					target="_blank"
					variant="default"
				>
					{t('previewOpen')}
				</Button>
				<ReleaseMenu side={releases} />
				<ProductHistory found={found} isDirty={form.isDirty} />
				{product.state === 'draft' && (
					<DeleteButton
						kind="product"
						id={product.partNumber}
						version={product.version}
						listHref="/admin/products"
						isDirty={form.isDirty}
					/>
				)}
				{product.state !== 'draft' && (
					<Button component="a" href={`/products/${product.partNumber}`} variant="default">
						{t('viewOnSite')}
					</Button>
				)}
			</StaffPageHead>
			<ReleaseNotice side={releases} />
			<ProductForm
				form={form}
				save={save}
				submitLabel={edit ? inRelease('save') : t('save')}
				onSubmit={submit}
			/>
		</>
	);
}
