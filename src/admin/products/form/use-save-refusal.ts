import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { formatPartNumber } from '../../../domain/catalogue/part-numbers/part-number.ts';
import type { CallResult } from '../../kit/staff-call.ts';

/** Why a save failed, in words for the form. */
export function useSaveRefusal() {
	const t = useTranslations('productEditing');
	const [refusal, setRefusal] = useState<string>();
	/** A part number that was given to another glove while this one was open. */
	function showAnotherGlove(partNumber: string) {
		setRefusal(t('anotherGlove', { glove: formatPartNumber(partNumber) }));
	}
	function showRefusal(result: CallResult<unknown> | undefined) {
		if (!result || result.ok) return setRefusal(undefined);
		if (result.status === 0) return setRefusal(t('unexpected'));
		const count = result.errors.length;
		setRefusal(t('refused', { reason: count > 0 ? t('form.toFix', { count }) : result.detail }));
	}
	return { refusal, showRefusal, showAnotherGlove };
}
