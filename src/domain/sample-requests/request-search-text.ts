import { emailKey } from '../../platform/mail/email-address.ts';
import { normalizeText } from '../search/query/normalize-text.ts';
import { contactEmail, type SampleRequestInput } from './sample-request.ts';

/** In characters. */
const MAX_LENGTH = 4000;

/** What a request is found by, and what it shares with another one of the same company or place. */
export type RequestSearchRow = { searchText: string; companyKey: string; addressKey: string };

export function describeForSearch(number: string, request: SampleRequestInput): RequestSearchRow {
	return {
		searchText: requestSearchText(number, request),
		companyKey: companyKeyOf(request.companyName),
		addressKey: addressKeyOf(request),
	};
}

/** Number, company, person, addresses and gloves, folded, each on a line. A search looks for its words in here. */
function requestSearchText(number: string, request: SampleRequestInput): string {
	const texts = [
		number,
		request.companyName,
		`${request.firstName} ${request.lastName}`,
		contactEmail(request),
		request.companyEmail,
		request.secondaryEmail,
		// Found by either spelling of its domain.
		emailKey(request.companyEmail),
		emailKey(request.secondaryEmail),
		request.city,
		...request.samples.map(({ partNumber }) => partNumber),
	];
	const folded = new Set(texts.map((text) => normalizeText(text).replace(/\s+/g, ' ').trim()));
	folded.delete('');
	return [...folded].join('\n').slice(0, MAX_LENGTH);
}

const LEGAL_ENDING = / (?:inc|incorporated|ltd|limited|ltee|limitee|corp|corporation|co|company|llc)$/;

/** "Northframe Fabrication Ltd." and "NORTHFRAME FABRICATION" have one key. Empty for a name without letters. */
export function companyKeyOf(name: string): string {
	let words = ` ${plainWords(name)}`;
	while (LEGAL_ENDING.test(words)) words = words.replace(LEGAL_ENDING, '');
	return words.replaceAll(' ', '') || plainWords(name).replaceAll(' ', '');
}

/** Street and postal code: two who give the same of both are at one place. Empty without a street. */
function addressKeyOf({ streetAddress, postalCode }: SampleRequestInput): string {
	const street = plainWords(streetAddress).replaceAll(' ', '');
	return street === '' ? '' : `${street} ${plainWords(postalCode).replaceAll(' ', '')}`;
}

function plainWords(text: string): string {
	return normalizeText(text)
		.replace(/[^\p{L}\p{N}]+/gu, ' ')
		.trim();
}
