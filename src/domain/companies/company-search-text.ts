import { emailKey } from '../../platform/mail/email-address.ts';
import { keyOfPhoneNumber } from '../contact-details/phone-number.ts';
import { type Company, formatTown } from './company.ts';
import { hexKeyOf, normalizeName } from './company-name.ts';

/** In characters: enough for fifty branches. */
const MAX_TEXT_LENGTH = 12_000;
const MAX_WORDS = 400;
const MAX_QUERY_WORDS = 8;

/** Searchable texts of a company: names, towns, people, mail and web addresses, numbers, folded; phones as digits. */
function listTexts(company: Company): string[] {
	const contacts = [company.primaryContact, ...company.otherContacts];
	const texts = [
		company.operatingName,
		normalizeName(company.operatingName),
		company.legalName,
		normalizeName(company.legalName),
		...[company.phone, ...contacts.map(({ phone }) => phone)].map(keyOfPhoneNumber),
		company.email,
		...contacts.flatMap(({ name, title, email }) => [name, title, email]),
		// Finds either spelling of a domain.
		...[company.email, ...contacts.map(({ email }) => email)].map(emailKey),
		company.website.replace(/^https?:\/\/(?:www\.)?/, ''),
		company.gstNumber,
		company.taxId,
		company.dunsNumber,
		...company.shippingAddresses.flatMap((shipTo) => [shipTo.name, formatTown(shipTo)]),
	];
	const normalized = new Set(texts.map(normalizeSearchText));
	normalized.delete('');
	return [...normalized];
}

/** Those texts joined, for substring search; a text contained in another is omitted. */
export function searchTextOf(company: Company): string {
	const retained: string[] = [];
	for (const text of listTexts(company).sort((a, b) => b.length - a.length)) {
		if (!retained.some((longer) => longer.includes(text))) retained.push(text);
	}
	return retained.join('\n').slice(0, MAX_TEXT_LENGTH);
}

/**
 * Keys of their words, for prefix search (`hexKeyOf`). A phone number is also found by its last seven and four
 * digits.
 */
export function listWordKeys(company: Company): string[] {
	const words = listTexts(company).flatMap((text) => {
		const pieces = listPieces(text);
		return /^\d{10,}$/.test(text) ? [text, text.slice(-7), text.slice(-4)] : pieces;
	});
	return [...new Set(words.map(hexKeyOf))].slice(0, MAX_WORDS);
}

/** A parsed search text. */
export type CompanySearch = {
	/** Keys: for each, the company must have a word with this prefix. */
	starts: string[];
	/** The company's text must also contain each of these, including punctuation. */
	parts: string[];
	/** The whole words as typed, for a substring search if no word has the prefix. */
	words: string[];
};

/** A phone or tax number is one word regardless of spacing; punctuation elsewhere is literal. */
export function parseCompanySearch(text: string): CompanySearch {
	const normalized = normalizeSearchText(text);
	if (/^[+(]?\d[\d\s().+-]*(?:[a-z]{2}\s?\d{4})?$/.test(normalized)) {
		const number = normalized.replace(/[^a-z\d]/g, '');
		return { starts: [hexKeyOf(number)], parts: [], words: [number] };
	}
	const words = [...new Set(normalized.split(' '))].filter((word) => word !== '').slice(0, MAX_QUERY_WORDS);
	return {
		starts: [...new Set(words.flatMap(listPieces).map(hexKeyOf))].slice(0, MAX_QUERY_WORDS),
		parts: words.filter((word) => /[^\p{L}\p{N}]/u.test(word)),
		words,
	};
}

function listPieces(text: string): string[] {
	return text.split(/[^\p{L}\p{N}]+/u).filter((piece) => piece !== '');
}

function normalizeSearchText(text: string): string {
	return text
		.normalize('NFKD')
		.toLowerCase()
		.replace(/[\p{M}\p{Default_Ignorable_Code_Point}]+/gu, '')
		.replaceAll('œ', 'oe')
		.replaceAll('æ', 'ae')
		.replaceAll('ß', 'ss')
		.replace(/[’‘ʼ]/g, "'")
		.replace(/\s+/g, ' ')
		.trim();
}
