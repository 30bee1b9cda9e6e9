import {
	COMPANY_LIMITS,
	type Company,
	type Contact,
	findDefaultShipTo,
	isEmptyContact,
	type ShipTo,
} from '../../../domain/companies/company.ts';
import { normalizeName } from '../../../domain/companies/company-name.ts';
import { keyOfPhoneNumber } from '../../../domain/contact-details/phone-number.ts';
import { emailKey } from '../../../platform/mail/email-address.ts';

const PLAIN_FIELDS = [
	'legalName',
	'billingAddress',
	'website',
	'industry',
	'businessType',
	'phone',
	'email',
	'gstNumber',
	'taxId',
	'dunsNumber',
] as const;
type PlainField = (typeof PLAIN_FIELDS)[number];

export type MergePlan = {
	/** The remaining company with the data it takes over. */
	company: Company;
	/** Its empty fields filled from the other. */
	filled: PlainField[];
	/** Fields that differ between the two: the remaining company's values stay. */
	dropped: { field: PlainField | 'operatingName'; kept: string; dropped: string }[];
	addresses: ShipTo[];
	contacts: Contact[];
};

/** How long a merge can be undone, in milliseconds: one day. */
export const UNDO_MS = 24 * 60 * 60 * 1000;

/**
 * The result of merging `other` into `kept`: nothing is overwritten. Empty fields are filled;
 * missing addresses and contacts are added while there is room.
 */
export function planMerge(remaining: Company, other: Company): MergePlan {
	const filled = PLAIN_FIELDS.filter((field) => remaining[field] === '' && other[field] !== '');
	const dropped = (['operatingName', ...PLAIN_FIELDS] as const)
		.filter((field) => remaining[field] !== '' && other[field] !== '' && remaining[field] !== other[field])
		.map((field) => ({ field, kept: remaining[field], dropped: other[field] }));

	const known = new Set(remaining.shippingAddresses.map(({ address }) => normalizeName(address)));
	const addresses = other.shippingAddresses
		.filter(({ address }) => !known.has(normalizeName(address)))
		.slice(0, COMPANY_LIMITS.shippingAddresses - remaining.shippingAddresses.length)
		.map((shipTo) => ({
			...shipTo,
			name: shipTo.name || other.operatingName.slice(0, 80),
			isDefault: false,
		}));

	const people = new Set([remaining.primaryContact, ...remaining.otherContacts].map(keyOfContact));
	const contacts = [other.primaryContact, ...other.otherContacts]
		.filter((contact) => !isEmptyContact(contact) && !people.has(keyOfContact(contact)))
		.slice(0, COMPANY_LIMITS.otherContacts - remaining.otherContacts.length);

	const shippingAddresses = [...remaining.shippingAddresses, ...addresses];
	const company: Company = {
		...remaining,
		...Object.fromEntries(filled.map((field) => [field, other[field]])),
		shippingAddresses,
		shippingAddress: findDefaultShipTo(shippingAddresses)?.address ?? remaining.shippingAddress,
		otherContacts: [...remaining.otherContacts, ...contacts],
	};
	return { company, filled, dropped, addresses, contacts };
}

function keyOfContact({ name, email, phone }: Contact): string {
	return `${normalizeName(name)} ${emailKey(email)} ${keyOfPhoneNumber(phone)}`;
}
