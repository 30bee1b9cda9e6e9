import type { useTranslations } from 'use-intl';
import type { Label, LabelInput } from '../../../domain/labels/label.ts';
import { formatLines, TEXT_FIELDS } from '../../../domain/labels/label-draft.ts';

/** One field with conflicting edits, as text. */
type StaleField = { field: string; label: string; yours: string; theirs: string };

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
		yours: input[field],
		theirs: current[field],
	}));
	// A label stored before labels had a language has none to compare.
	const { language } = current;
	if (language && input.language && language !== input.language) {
		texts.push({
			field: 'language',
			label: t('language'),
			yours: languages(input.language),
			theirs: languages(language),
		});
	}
	const [yours, theirs] = [formatLines(input.content), formatLines(current.content)];
	return yours === theirs ? texts : [...texts, { field: 'content', label: t('content'), yours, theirs }];
}
