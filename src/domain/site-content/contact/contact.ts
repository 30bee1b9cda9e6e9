import type { Locale } from '../../../platform/i18n/locale.ts';
import { formatPhoneNumber } from '../../contact-details/phone-text.ts';

/** The name of the part in storage. */
export const CONTACT = 'contact';

/** How to reach us: on the site, in mails, and on printed labels and packing lists. */
export type Contact = {
	/** "(905) 555-0142". */
	phone: string;
	email: string;
	/** As printed: "www.emberhide.example". */
	website: string;
	/** The postal address in one line, which the law asks for in mails. */
	mailingAddress: string;
	/** A social network and our page there; both empty for none. */
	network: string;
	networkLink: string;
};

/** In characters. */
export const CONTACT_LIMITS = { website: 80, mailingAddress: 200, network: 40 } as const;

/** The contact details as a page in a language shows them. */
export type ShownContact = Omit<Contact, 'phone'> & {
	phone: string;
	/** "tel:+19055550142". */
	phoneLink: string;
};

export function showContact(contact: Contact, locale: Locale): ShownContact {
	return {
		...contact,
		phone: formatPhoneNumber(contact.phone, locale),
		phoneLink: phoneLink(contact.phone),
	};
}

/** A number as programs dial it, with its extension after a pause. */
function phoneLink(phone: string): string {
	const [number = '', extension] = phone.split(' ext. ');
	const country = number.startsWith('+') ? '' : '1';
	return `tel:+${country}${number.replace(/\D/g, '')}${extension === undefined ? '' : `,${extension}`}`;
}
