import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { type StaffForm, useStaffForm } from '../kit/form/use-staff-form.ts';
import type { CallResult } from '../kit/staff-call.ts';
import type { CategoryInput } from './category-record.ts';

export const BLANK_CATEGORY: CategoryInput = {
	name: '',
	partNumbers: [''],
	slug: '',
	title: '',
	description: '',
};

export type CategoryForm = StaffForm<CategoryInput> & {
	refusal: string | undefined;
	/** Says why a save did not go, above the form and at its fields. */
	showRefusal: (result: CallResult<unknown> | undefined) => void;
};

/** The state of a category's form. */
export function useCategoryForm(initial: CategoryInput, draftName: string): CategoryForm {
	const t = useTranslations('categoryEditing');
	const form = useStaffForm({ initial, draftName, isValue: isCategoryInput });
	const [refusal, setRefusal] = useState<string>();
	function showRefusal(result: CallResult<unknown> | undefined) {
		if (!result || result.ok) return setRefusal(undefined);
		setRefusal(result.errors.length > 0 ? undefined : result.detail || t('error'));
		form.showErrors(result.errors);
	}
	return { ...form, refusal, showRefusal };
}

function isCategoryInput(value: unknown): value is CategoryInput {
	if (typeof value !== 'object' || value === null) return false;
	const { partNumbers, ...texts } = value as Record<string, unknown>;
	const isTexts = ['name', 'slug', 'title', 'description'].every((field) => typeof texts[field] === 'string');
	return isTexts && Array.isArray(partNumbers) && partNumbers.every((one) => typeof one === 'string');
}
