import messages from 'messages:productEditing';
import { Button } from '@mantine/core';
import { useEffect, useMemo, useState } from 'react';
import { Link, useNavigate, useRevalidator } from 'react-router';
import { useTranslations } from 'use-intl';
import { formatPartNumber } from '../../domain/catalogue/part-numbers/part-number.ts';
import type { ProductAnswer, ProductCheck } from '../../domain/catalogue/product-record.ts';
import { withMessages } from '../../platform/i18n/page-messages.tsx';
import { formatVersionTag } from '../../platform/text/version-tag.ts';
import { StaffNotFound } from '../frame/staff-not-found.tsx';
import { mergeForms } from '../kit/form/form-value.ts';
import { useStaffCall } from '../kit/session-dialog.tsx';
import { showDone } from '../kit/staff-notice.ts';
import { StaffPageHead } from '../kit/staff-page-head.tsx';
import type { Route } from './+types/product-edit-page';
import { ProductForm } from './form/product-form.tsx';
import { toFormValue } from './form/product-form-value.ts';
import { useProductForm } from './form/use-product-form.ts';
import { useSaveRefusal } from './form/use-save-refusal.ts';
import type { loader as loadProduct } from './product-edit-page.server.ts';
import { ProductHistory } from './product-history.tsx';
import { ProductStateChip } from './product-state-chip.tsx';

export { loader } from './product-edit-page.server.ts';

type ProductData = Awaited<ReturnType<typeof loadProduct>>['data'];
export type FoundProduct = Extract<ProductData, { kind: 'found' }>;

export const handle = {
	crumb: (loaded: ProductData | undefined) =>
		loaded?.kind === 'found' ? formatPartNumber(loaded.product.partNumber) : loaded?.named,
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
	// Another glove is another form; the same one under a new number stays.
	return <FoundProductPage key={loaderData.product.id} found={loaderData} />;
}

/** Everything of a glove, to read and to change, with its history. */
function FoundProductPage({ found }: { found: FoundProduct }) {
	const t = useTranslations('productEditing');
	const { product } = found;
	const stored = useMemo(() => toFormValue(product), [product]);
	const first: ProductCheck = useMemo(
		() => ({
			faults: [],
			warnings: product.warnings,
			completeness: product.completeness,
			missing: product.missing,
		}),
		[product],
	);
	const form = useProductForm(stored, `product:${product.id}`, first);
	const call = useStaffCall();
	const navigate = useNavigate();
	const { revalidate } = useRevalidator();
	const [partNumber, setPartNumber] = useState(product.partNumber);
	const [version, setVersion] = useState(product.version);
	const [busy, setBusy] = useState(false);
	const { refusal, showRefusal, showAnotherGlove } = useSaveRefusal();

	// An untouched form follows what others save, such as an older version brought back.
	const { begin, isDirty } = form;
	// biome-ignore lint/correctness/useExhaustiveDependencies: only another version from the server matters
	useEffect(() => {
		if (product.version === version || isDirty) return;
		setVersion(product.version);
		setPartNumber(product.partNumber);
		begin(stored);
	}, [product.version]);

	// Once the form counts as saved, so that leaving its old address asks nothing.
	useEffect(() => {
		if (partNumber !== product.partNumber && !isDirty)
			navigate(`/admin/update-product/${partNumber}`, { replace: true });
	}, [partNumber, product.partNumber, isDirty, navigate]);

	async function save() {
		setBusy(true);
		showRefusal(undefined);
		const result = await call<ProductAnswer>(`/api/admin/products/${product.partNumber}`, {
			method: 'PUT',
			body: form.value,
			headers: { 'if-match': formatVersionTag({ kind: 'glove', id: product.id }, version) },
		});
		setBusy(false);
		if (result.ok) {
			setVersion(result.answer.version);
			form.setConflicts(undefined);
			form.begin(toFormValue(result.answer));
			setPartNumber(result.answer.partNumber);
			showDone(t('updated'));
			if (result.answer.partNumber === product.partNumber) await revalidate();
			return;
		}
		if (result.status === 412) return compare(result.answer);
		showRefusal(result);
		form.showErrors(result.errors);
	}

	/** Somebody else saved first: what only they changed comes in, what both changed is shown side by side. */
	function compare(answer: unknown) {
		const { current } = answer as { current: ProductAnswer };
		if (current.id !== product.id) return showAnotherGlove(current.partNumber);
		const theirs = toFormValue(current);
		const merged = mergeForms(form.base, form.value, theirs);
		setVersion(current.version);
		form.setConflicts(merged.conflicts);
		form.rebase(theirs, merged.value);
		requestAnimationFrame(() => scrollTo({ top: 0 }));
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
				<ProductHistory found={found} isDirty={form.isDirty} version={version} />
				{product.state !== 'draft' && (
					<Button component="a" href={`/products/${product.partNumber}`} variant="default">
						{t('viewOnSite')}
					</Button>
				)}
			</StaffPageHead>
			<ProductForm form={form} busy={busy} refusal={refusal} submitLabel={t('save')} onSubmit={save} />
		</>
	);
}
