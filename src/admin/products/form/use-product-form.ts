import { useEffect, useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import { FORM_SECTIONS, type FormSection } from '../../../domain/catalogue/product-fields.ts';
import type { ProductCheck } from '../../../domain/catalogue/product-record.ts';
import type { FieldWarning } from '../../kit/form/form-fields.tsx';
import { areSame } from '../../kit/form/form-value.ts';
import { type StaffForm, useStaffForm } from '../../kit/form/use-staff-form.ts';
import { useStaffCall } from '../../kit/session-dialog.tsx';
import type { CallError } from '../../kit/staff-call.ts';
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
	/** How many things are wrong, by section. */
	sectionErrors: ReadonlyMap<FormSection, number>;
	/** Sections that differ from what is stored. */
	unsaved: FormSection[];
	/** What deserves a second look, in words. */
	warnings: readonly FieldWarning[];
};

/** The state of a glove's form. When typing rests, the server looks at what is typed as it would at a save. */
export function useProductForm(
	initial: ProductFormValue,
	draftName: string,
	first: ProductCheck,
): ProductForm {
	const form = useStaffForm({ initial, draft: { name: draftName, isValue: isProductForm } });
	const { value, set, settled, base } = form;
	const check = useProductCheck(settled, base, first);
	const faults = useMemo(() => {
		// What is typed right now is looked at when typing rests; what was not touched is left alone.
		const isTouched = ({ path }: CallError) => {
			const field = path.split('.', 1)[0] as ProductField;
			return !areSame(base[field], value[field]) && areSame(settled[field], value[field]);
		};
		const said = new Set(form.faults.map(({ path }) => path));
		return [...form.faults, ...check.faults.filter((fault) => isTouched(fault) && !said.has(fault.path))];
	}, [form.faults, check.faults, base, value, settled]);
	const pictures = usePictureUploads({
		partNumber: value.partNumber,
		pictures: value.pictures,
		onStored: (next) => set('pictures', next),
	});
	const state = useMemo(() => {
		const errors = new Map(faults.map(({ path, message }) => [path, message]));
		return { value, set, errors, pictures };
	}, [value, set, faults, pictures]);
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
		for (const { path } of faults) counts.set(sectionOf(path), (counts.get(sectionOf(path)) ?? 0) + 1);
		return counts;
	}, [faults]);
	const unsaved = FORM_SECTIONS.filter((section) =>
		listSectionFields(section).some((field) => !areSame(base[field], value[field])),
	);
	return { ...form, faults, state, check, sectionErrors, unsaved, warnings };
}

function useProductCheck(
	settled: ProductFormValue,
	base: ProductFormValue,
	first: ProductCheck,
): ProductCheck {
	const call = useStaffCall();
	const [check, setCheck] = useState(first);
	useEffect(() => setCheck(first), [first]);
	useEffect(() => {
		if (areSame(settled, base)) return;
		const aborter = new AbortController();
		call<ProductCheck>('/api/admin/products/check', {
			method: 'POST',
			body: settled,
			signal: aborter.signal,
		}).then(
			(result) => {
				if (!result.ok) return;
				// Nothing is scored of a glove that cannot be read: what was known of it stays.
				const { faults } = result.answer;
				setCheck((now) => (faults.length > 0 ? { ...now, faults } : result.answer));
			},
			() => {
				// A newer query has replaced it.
			},
		);
		return () => aborter.abort();
	}, [settled, base, call]);
	return check;
}
