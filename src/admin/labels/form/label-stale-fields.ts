import type { useTranslations } from 'use-intl';
import type { Label, LabelInput } from '../../../domain/labels/label.ts';
import { formatLines, TEXT_FIELDS } from '../../../domain/labels/label-draft.ts';

/** One field with conflicting edits, as text. */
type StaleField = { field: string; label: string; local: string; stored: string };

/** The fields in which a form and the concurrently saved label differ. */
export function listStaleFields(
	t: ReturnType<typeof useTranslations<'labels.form'>>,
	input: LabelInput,
	current: Label,
	languages: ReturnType<typeof useTranslations<'labels.languages'>>,
): StaleField[] {
	const texts: StaleField[] = TEXT_FIELDS.filter((field) => current[field] !== input[field]).map((field) => ({
		field,
		label: t(field),
		local: input[field],
		stored: current[field],
	}));
	// A label stored before labels had a language has none to compare.
	const { language } = current;
	if (language && input.language && language !== input.language) {
		texts.push({
			field: 'language',
			label: t('language'),
			local: languages(input.language),
			stored: languages(language),
		});
	}
	const [local, stored] = [formatLines(input.content), formatLines(current.content)];
	return local === stored ? texts : [...texts, { field: 'content', label: t('content'), local, stored }];
}
