import type { useTranslations } from 'use-intl';
import type { Label, LabelInput } from '../../../domain/labels/label.ts';
import { formatLines, TEXT_FIELDS } from '../../../domain/labels/label-draft.ts';

/** One field that two people wrote differently, in words. */
type StaleField = { field: string; label: string; yours: string; theirs: string };

/** Where a form and the label that somebody else stored meanwhile differ. */
export function listStaleFields(
	t: ReturnType<typeof useTranslations<'labels.form'>>,
	input: LabelInput,
	current: Label,
): StaleField[] {
	const texts = TEXT_FIELDS.filter((field) => current[field] !== input[field]).map((field) => ({
		field,
		label: t(field),
		yours: input[field],
		theirs: current[field],
	}));
	const [yours, theirs] = [formatLines(input.content), formatLines(current.content)];
	return yours === theirs ? texts : [...texts, { field: 'content', label: t('content'), yours, theirs }];
}
