import { useEffect, useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import { FORM_SECTIONS, type FormSection } from '../../../domain/catalogue/product-fields.ts';
import type { ProductCheck } from '../../../domain/catalogue/product-record.ts';
import type { FieldWarning } from '../../kit/form/form-context.tsx';
import { areSame } from '../../kit/form/form-value.ts';
import { type StaffForm, useStaffForm } from '../../kit/form/use-staff-form.ts';
import { useStaffRequest } from '../../kit/session-dialog.tsx';
import type { RequestError } from '../../kit/staff-request.ts';
import { usePictureUploads } from '../pictures/use-picture-uploads.ts';
import type { ProductFormState } from './product-form-context.ts';
import {
	isProductForm,
	listSectionFields,
	type ProductField,
	type ProductFormValue,
	sectionOf,
} from './product-form-value.ts';

export type ProductForm = StaffForm<ProductFormValue> & {
	state: ProductFormState;
	check: ProductCheck;
	/** Number of errors by section. */
	sectionErrors: ReadonlyMap<FormSection, number>;
	/** Sections with unsaved changes. */
	unsaved: FormSection[];
	/** Warnings as text. */
	warnings: readonly FieldWarning[];
};

/** The state of a glove's form. When typing pauses, the server validates the input as for a save. */
export function useProductForm(
	initial: ProductFormValue,
	draftName: string,
	first: ProductCheck,
): ProductForm {
	const form = useStaffForm({ initial, draft: { name: draftName, isValue: isProductForm } });
	const { value, set, debounced, base } = form;
	const check = useProductCheck(debounced, base, first);
	const errorList = useMemo(() => {
		// Only errors of changed fields are shown, and not before typing in them pauses.
		const isTouched = ({ path }: RequestError) => {
			const field = path.split('.', 1)[0] as ProductField;
			return !areSame(base[field], value[field]) && areSame(debounced[field], value[field]);
		};
		const reported = new Set(form.errorList.map(({ path }) => path));
		return [
			...form.errorList,
			...check.errors.filter((error) => isTouched(error) && !reported.has(error.path)),
		];
	}, [form.errorList, check.errors, base, value, debounced]);
	const pictures = usePictureUploads({
		partNumber: value.partNumber,
		pictures: value.pictures,
		onStored: (next) => set('pictures', next),
	});
	const state = useMemo(() => {
		const errors = new Map(errorList.map(({ path, message }) => [path, message]));
		return { value, set, errors, pictures };
	}, [value, set, errorList, pictures]);
	const t = useTranslations('productEditing.warnings');
	const warnings = useMemo(
		() =>
			check.warnings.map(({ path, code, detail }) => ({
				path,
				key: `${code} ${detail}`,
				text: t(code as 'noPicture', { detail }),
			})),
		[check.warnings, t],
	);
	const sectionErrors = useMemo(() => {
		const counts = new Map<FormSection, number>();
		for (const { path } of errorList) counts.set(sectionOf(path), (counts.get(sectionOf(path)) ?? 0) + 1);
		return counts;
	}, [errorList]);
	const unsaved = FORM_SECTIONS.filter((section) =>
		listSectionFields(section).some((field) => !areSame(base[field], value[field])),
	);
	return { ...form, errorList, state, check, sectionErrors, unsaved, warnings };
}

function useProductCheck(
	debounced: ProductFormValue,
	base: ProductFormValue,
	first: ProductCheck,
): ProductCheck {
	const sendRequest = useStaffRequest();
	const [check, setCheck] = useState(first);
	useEffect(() => setCheck(first), [first]);
	useEffect(() => {
		if (areSame(debounced, base)) return;
		const aborter = new AbortController();
		sendRequest<ProductCheck>('/api/admin/products/check', {
			method: 'POST',
			body: debounced,
			signal: aborter.signal,
		}).then(
			(result) => {
				if (!result.ok) return;
				// A glove that cannot be parsed gets no score, so the previous result stays.
				const { errors } = result.answer;
				setCheck((now) => (errors.length > 0 ? { ...now, errors } : result.answer));
			},
			() => {
				// A newer request has replaced it.
			},
		);
		return () => aborter.abort();
	}, [debounced, base, sendRequest]);
	return check;
}
