import { emailKey } from '../../platform/mail/email-address.ts';
import { normalizeText } from '../search/query/normalize-text.ts';
import { contactEmail, type SampleRequestInput } from './sample-request.ts';

/** In characters. */
const MAX_LENGTH = 4000;

/** The search text of a request, and the keys it shares with others from the same company or address. */
export type RequestSearchRow = { searchText: string; companyKey: string; addressKey: string };

export function describeForSearch(number: string, request: SampleRequestInput): RequestSearchRow {
	return {
		searchText: requestSearchText(number, request),
		companyKey: companyKeyOf(request.companyName),
		addressKey: addressKeyOf(request),
	};
}

/** The text used by search: number, company, person, addresses and gloves, folded, one per line. */
function requestSearchText(number: string, request: SampleRequestInput): string {
	const texts = [
		number,
		request.companyName,
		`${request.firstName} ${request.lastName}`,
		contactEmail(request),
		request.companyEmail,
		request.secondaryEmail,
		// Finds either spelling of the domain.
		emailKey(request.companyEmail),
		emailKey(request.secondaryEmail),
		request.city,
		...request.samples.map(({ partNumber }) => partNumber),
	];
	const normalized = new Set(texts.map((text) => normalizeText(text).replace(/\s+/g, ' ').trim()));
	normalized.delete('');
	return [...normalized].join('\n').slice(0, MAX_LENGTH);
}

const LEGAL_ENDING = / (?:inc|incorporated|ltd|limited|ltee|limitee|corp|corporation|co|company|llc)$/;

/**
 * "Northframe Fabrication Ltd." and "NORTHFRAME FABRICATION" have the same key. Empty for a name without letters or
 * digits.
 */
export function companyKeyOf(name: string): string {
	let key = ` ${plainText(name)}`;
	while (LEGAL_ENDING.test(key)) key = key.replace(LEGAL_ENDING, '');
	return key.replaceAll(' ', '') || plainText(name).replaceAll(' ', '');
}

/** Key of street and postal code: requests with the same key have the same address. Empty without a street. */
function addressKeyOf({ streetAddress, postalCode }: SampleRequestInput): string {
	const street = plainText(streetAddress).replaceAll(' ', '');
	return street === '' ? '' : `${street} ${plainText(postalCode).replaceAll(' ', '')}`;
}

function plainText(text: string): string {
	return normalizeText(text)
		.replace(/[^\p{L}\p{N}]+/gu, ' ')
		.trim();
}
