import { useMemo } from 'react';
import { createFormatter } from 'use-intl/core';
import { useWords } from './words-context.ts';

/** Dates, numbers and "3 hours ago", by the library itself: only the back-office writes them. */
export function useFormatter() {
	const { locale, timeZone } = useWords();
	return useMemo(() => createFormatter({ locale: locale as 'en', timeZone }), [locale, timeZone]);
}
