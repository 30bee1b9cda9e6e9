import { DEFAULT_LOCALE, type Locale } from '../../platform/i18n/locale.ts';
import type { PostalAddress } from '../postal-address/postal-address.ts';

/** A person at a company. The primary contact is complete; other contacts are complete or absent. */
export type Contact = { name: string; title: string; email: string; phone: string };

const CONTACT_FIELDS = ['name', 'title', 'email', 'phone'] as const satisfies (keyof Contact)[];

/** A delivery address of a company. */
export type ShipTo = {
	/** Name used by staff, such as "Head office" or "Yard 2". */
	name: string;
	/** The whole address on one line, its parts separated by commas. */
	address: string;
	/** The same address in fields, if it was entered that way; `address` is then derived from them. */
	fields?: PostalAddress;
	/** Labels start with the default address; each company has exactly one. */
	isDefault: boolean;
};

/** A company as entered by staff. Missing texts are empty; lists may be empty, except for shipping addresses. */
export type Company = {
	operatingName: string;
	legalName: string;
	/** The default shipping address on one line. */
	shippingAddress: string;
	shippingAddresses: ShipTo[];
	billingAddress: string;
	/** With its scheme, http: or https:. */
	website: string;
	industry: string;
	businessType: string;
	/** The language of mail, labels and papers for the company. */
	language: Locale;
	phone: string;
	email: string;
	primaryContact: Contact;
	otherContacts: Contact[];
	/** Nine digits, RT and four digits. */
	gstNumber: string;
	/** Business number, QST number or another number from the company's tax office. */
	taxId: string;
	/** Nine digits. */
	dunsNumber: string;
};

/** A company as stored. `version` increases with every write; times are UTC. */
export type StoredCompany = Company & {
	id: string;
	version: number;
	createdAt: string;
	updatedAt: string;
};

/** The company data shown in lists and pickers. */
export type CompanySummary = Pick<
	StoredCompany,
	'id' | 'operatingName' | 'legalName' | 'shippingAddress' | 'industry' | 'phone' | 'language' | 'updatedAt'
> & { primaryContact: Contact; gaps: CompanyGap[] };

/** Max lengths, in characters. */
export const COMPANY_LIMITS = {
	name: 120,
	address: 300,
	shortText: 80,
	website: 300,
	/** https://www.rfc-editor.org/rfc/rfc5321#section-4.5.3.1.3 */
	email: 254,
	phone: 40,
	number: 40,
	shippingAddresses: 50,
	otherContacts: 50,
} as const;

const GAPS = ['billingAddress', 'phone', 'email'] as const;
/** A field whose absence makes a company incomplete: nothing is rejected, the list shows it. */
export type CompanyGap = (typeof GAPS)[number];

export function listGaps(company: Company): CompanyGap[] {
	return GAPS.filter((field) => company[field] === '');
}

export function emptyContact(): Contact {
	return { name: '', title: '', email: '', phone: '' };
}

/** Whether all fields are empty; `contact` is unvalidated input. */
export function isEmptyContact(contact: unknown): boolean {
	if (typeof contact !== 'object' || contact === null || Array.isArray(contact)) return false;
	return CONTACT_FIELDS.every((field) => {
		const text = (contact as Record<string, unknown>)[field];
		return text === undefined || (typeof text === 'string' && text.trim() === '');
	});
}

export function emptyCompany(): Company {
	return {
		operatingName: '',
		legalName: '',
		shippingAddress: '',
		shippingAddresses: [{ name: '', address: '', isDefault: true }],
		billingAddress: '',
		website: '',
		industry: '',
		businessType: '',
		language: DEFAULT_LOCALE,
		phone: '',
		email: '',
		primaryContact: emptyContact(),
		otherContacts: [],
		gstNumber: '',
		taxId: '',
		dunsNumber: '',
	};
}

/** The address that labels start with. */
export function findDefaultShipTo(shipTos: readonly ShipTo[]): ShipTo | undefined {
	return shipTos.find((shipTo) => shipTo.isDefault) ?? shipTos[0];
}

/** "Oshawa, ON" from an address in fields, otherwise the last parts of the line without its postal code. */
export function formatTown(shipTo: Pick<ShipTo, 'address' | 'fields'>): string {
	if (shipTo.fields) return `${shipTo.fields.city}, ${shipTo.fields.region}`;
	const parts = shipTo.address
		.replace(/[,\s]*(?:canada)?$/i, '')
		.replace(/[,\s]+(?:[A-Z]\d[A-Z][\s-]*\d[A-Z]\d|\d{5}(?:-\d{4})?)$/i, '')
		.split(',')
		.map((part) => part.trim())
		.filter((part) => part !== '');
	return parts.slice(-2).join(', ');
}
