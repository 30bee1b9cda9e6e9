import sheetMessages from 'messages:labelSheet';
import { useMemo } from 'react';
import { useRouteLoaderData } from 'react-router';
import { createTranslator } from 'use-intl/core';
import { INTL_TAGS, type Locale } from '../../../platform/i18n/locale.ts';
import type { Messages } from '../../../platform/i18n/messages.ts';
import { useParts } from '../../../platform/i18n/page-messages.tsx';
import {
	type PrintedContact,
	type ReadSheetMessages,
	toPackingMessages,
	toSheetMessages,
} from './label-sheet-messages.ts';

/** The messages of labels and packing lists in every language, whatever the language of the page. */
export function useSheetMessages() {
	const en = useParts(sheetMessages, 'en');
	const fr = useParts(sheetMessages, 'fr');
	const contact = usePrintedContact();
	return useMemo(() => {
		const read: ReadSheetMessages = { en: readerIn('en', en), fr: readerIn('fr', fr) };
		return { labels: toSheetMessages(read, contact), packingLists: toPackingMessages(read, contact) };
	}, [en, fr, contact]);
}

const BLANK: PrintedContact = { website: '', phone: '' };

/** How to reach us, from the frame of the back-office. */
function usePrintedContact(): PrintedContact {
	const frame = useRouteLoaderData<() => { contact: PrintedContact }>('admin/frame/staff-layout');
	return frame?.contact ?? BLANK;
}

function readerIn(locale: Locale, messages: object) {
	return createTranslator<Messages, 'labelSheet'>({
		locale: INTL_TAGS[locale],
		messages: messages as Messages,
		namespace: 'labelSheet',
	});
}
