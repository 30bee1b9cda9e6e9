import { emailKey } from '../../platform/mail/email-address.ts';
import { keyOfPhoneNumber } from '../contact-details/phone-number.ts';
import { type Company, formatTown } from './company.ts';
import { hexKeyOf, normalizeName } from './company-name.ts';

/** In characters: fifty branches still fit. */
const MAX_TEXT_LENGTH = 12_000;
const MAX_WORDS = 400;
const MAX_ASKED = 8;

/** What a company is found by: names, towns, people, mail and web addresses, numbers, folded; phones as digits. */
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
		// Found by either spelling of a domain.
		...[company.email, ...contacts.map(({ email }) => email)].map(emailKey),
		company.website.replace(/^https?:\/\/(?:www\.)?/, ''),
		company.gstNumber,
		company.taxId,
		company.dunsNumber,
		...company.shippingAddresses.flatMap((shipTo) => [shipTo.name, formatTown(shipTo)]),
	];
	const folded = new Set(texts.map(foldSearchText));
	folded.delete('');
	return [...folded];
}

/** Those texts as one, for what stands anywhere in them; a text that stands in another is not kept twice. */
export function searchTextOf(company: Company): string {
	const kept: string[] = [];
	for (const text of listTexts(company).sort((a, b) => b.length - a.length)) {
		if (!kept.some((longer) => longer.includes(text))) kept.push(text);
	}
	return kept.join('\n').slice(0, MAX_TEXT_LENGTH);
}

/** The keys of their words, for a search by how words begin (`hexKeyOf`). A phone number is also found by its last seven and four digits. */
export function listWordKeys(company: Company): string[] {
	const words = listTexts(company).flatMap((text) => {
		const pieces = listPieces(text);
		return /^\d{10,}$/.test(text) ? [text, text.slice(-7), text.slice(-4)] : pieces;
	});
	return [...new Set(words.map(hexKeyOf))].slice(0, MAX_WORDS);
}

/** A text that was typed into a search, taken apart. */
export type CompanySearch = {
	/** Keys: a company must have a word that begins so, for each of these. */
	starts: string[];
	/** And hold each of these, signs and all. */
	parts: string[];
	/** The whole words as typed, for a search anywhere when no word begins so. */
	words: string[];
};

/** A phone or tax number is one word however it is spaced; signs elsewhere stand for themselves. */
export function parseCompanySearch(text: string): CompanySearch {
	const folded = foldSearchText(text);
	if (/^[+(]?\d[\d\s().+-]*(?:[a-z]{2}\s?\d{4})?$/.test(folded)) {
		const number = folded.replace(/[^a-z\d]/g, '');
		return { starts: [hexKeyOf(number)], parts: [], words: [number] };
	}
	const words = [...new Set(folded.split(' '))].filter((word) => word !== '').slice(0, MAX_ASKED);
	return {
		starts: [...new Set(words.flatMap(listPieces).map(hexKeyOf))].slice(0, MAX_ASKED),
		parts: words.filter((word) => /[^\p{L}\p{N}]/u.test(word)),
		words,
	};
}

function listPieces(text: string): string[] {
	return text.split(/[^\p{L}\p{N}]+/u).filter((piece) => piece !== '');
}

function foldSearchText(text: string): string {
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
