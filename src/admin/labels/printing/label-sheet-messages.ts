import type { useTranslations } from 'use-intl';
import type { PackingMessages } from '../../../documents/labels/packing-list.ts';
import type { Heading, MessagesIn, SheetMessages } from '../../../documents/labels/printed-label.ts';
import { formatPhoneNumber } from '../../../domain/contact-details/phone-text.ts';
import { joinTexts } from '../../../domain/labels/label.ts';
import type { Contact } from '../../../domain/site-content/contact/contact.ts';
import { DEFAULT_LOCALE, type Locale } from '../../../platform/i18n/locale.ts';

/** Reads the messages of `labelSheet` in a language; the type of both the browser's and the server's function. */
type ReadSheetMessage = ReturnType<typeof useTranslations<'labelSheet'>>;

/** Reads them in every language: papers are in their own, whatever the language of the page. */
export type ReadSheetMessages = Readonly<Record<Locale, ReadSheetMessage>>;

/** How to reach us, as labels and packing lists print it. */
export type PrintedContact = Pick<Contact, 'website' | 'phone'>;

/** The messages of printed labels. */
export function toSheetMessages(
	read: ReadSheetMessages,
	{ website }: PrintedContact,
): MessagesIn<SheetMessages> {
	return (locales) => {
		const [first = DEFAULT_LOCALE, second] = locales;
		const heading = (name: SheetMessageName) => listOnce(locales.map((locale) => read[locale](name)));
		return {
			website,
			invoice: heading('invoice'),
			purchaseOrder: heading('purchaseOrder'),
			date: heading('date'),
			// "To:" has its colon only where it stands alone.
			to: second ? joinTexts(heading('to')).replace(/\s*:/g, '') : read[first]('to'),
			partNumber: heading('partNumber'),
			description: heading('description'),
			size: heading('size'),
			amount: heading('amount'),
			// The place is narrow, so two languages share the numbers.
			page: (page, pages) => read[first](second ? 'pageOfBoth' : 'page', { page, pages }),
			carton: (carton, cartons) => read[first](second ? 'cartonOfBoth' : 'carton', { carton, cartons }),
		};
	};
}

/** The messages of packing lists. */
export function toPackingMessages(
	read: ReadSheetMessages,
	{ website, phone }: PrintedContact,
): MessagesIn<PackingMessages> {
	return (locales) => {
		const heading = (name: PackingMessageName) =>
			listOnce(locales.map((locale) => read[locale](`packing.${name}`)));
		return {
			website,
			phone: formatPhoneNumber(phone, locales[0] ?? DEFAULT_LOCALE),
			title: heading('title'),
			label: heading('label'),
			date: heading('date'),
			invoice: heading('invoice'),
			purchaseOrder: heading('purchaseOrder'),
			shipTo: heading('shipTo'),
			partNumber: heading('partNumber'),
			description: heading('description'),
			size: heading('size'),
			pairs: heading('pairs'),
			total: joinTexts(heading('total')),
			packedBy: joinTexts(heading('packedBy')),
			checkedBy: joinTexts(heading('checkedBy')),
			page: (page, pages) =>
				joinTexts(locales.map((locale) => read[locale]('packing.page', { page, pages }))),
		};
	};
}

type SheetMessageName = Exclude<keyof SheetMessages, 'website' | 'page' | 'carton'>;
type PackingMessageName = Exclude<keyof PackingMessages, 'website' | 'phone' | 'page'>;

const listOnce = (words: readonly string[]): Heading => [...new Set(words)];
