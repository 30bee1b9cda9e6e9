import { useTranslations } from 'use-intl';
import { type StaffForm, useStaffForm } from '../kit/form/use-staff-form.ts';
import type { SaveMessages } from '../kit/form/use-versioned-save.ts';
import type { CategoryInput } from './category-record.ts';

export const BLANK_CATEGORY: CategoryInput = {
	name: '',
	partNumbers: [''],
	slug: '',
	title: '',
	description: '',
	titleFrench: '',
	descriptionFrench: '',
};

/** The state of a category's form. */
export function useCategoryForm(initial: CategoryInput, draftName: string): StaffForm<CategoryInput> {
	return useStaffForm({ initial, draft: { name: draftName, isValue: isCategoryInput } });
}

/** Messages for a failed save of a category or the best sellers. */
export function useCategorySaveMessages(): SaveMessages {
	const t = useTranslations('categoryEditing');
	return { unanswered: t('error'), refused: ({ detail }) => detail || t('error') };
}

const TEXTS = ['name', 'slug', 'title', 'description', 'titleFrench', 'descriptionFrench'];

function isCategoryInput(value: unknown): value is CategoryInput {
	if (typeof value !== 'object' || value === null) return false;
	const { partNumbers, ...texts } = value as Record<string, unknown>;
	const isTexts = TEXTS.every((field) => typeof texts[field] === 'string');
	return isTexts && Array.isArray(partNumbers) && partNumbers.every((one) => typeof one === 'string');
}
