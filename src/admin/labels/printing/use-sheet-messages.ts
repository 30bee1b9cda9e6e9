import sheetMessages from 'messages:labelSheet';
import { useMemo } from 'react';
import { createTranslator } from 'use-intl/core';
import { INTL_TAGS, type Locale } from '../../../platform/i18n/locale.ts';
import type { Messages } from '../../../platform/i18n/messages.ts';
import { useParts } from '../../../platform/i18n/page-messages.tsx';
import { type ReadSheetMessages, toPackingMessages, toSheetMessages } from './label-sheet-messages.ts';

/** The messages of labels and packing lists in every language, whatever the language of the page. */
export function useSheetMessages() {
	const en = useParts(sheetMessages, 'en');
	const fr = useParts(sheetMessages, 'fr');
	return useMemo(() => {
		const read: ReadSheetMessages = { en: readerIn('en', en), fr: readerIn('fr', fr) };
		return { labels: toSheetMessages(read), packingLists: toPackingMessages(read) };
	}, [en, fr]);
}

function readerIn(locale: Locale, messages: object) {
	return createTranslator<Messages, 'labelSheet'>({
		locale: INTL_TAGS[locale],
		messages: messages as Messages,
		namespace: 'labelSheet',
	});
}
