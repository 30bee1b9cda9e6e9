import { keyOfPhoneNumber } from '../contact-details/phone-number.ts';
import { domainOf } from '../contact-details/website.ts';
import type { Company } from './company.ts';
import { duplicateKeyOf, hexKeyOf, listNormalizedNames, normalizeName } from './company-name.ts';
import { findBusinessNumber } from './company-number.ts';

export type TraitKind = 'name' | 'phone' | 'domain' | 'number';
/** A trait that duplicate records of a company would share. */
export type CompanyTrait = { kind: TraitKind; value: string };

/** The company data entered in a form so far. */
export type PartialCompany = Partial<
	Pick<
		Company,
		'operatingName' | 'legalName' | 'phone' | 'email' | 'website' | 'gstNumber' | 'taxId' | 'dunsNumber'
	>
> & { contacts?: readonly { email: string; phone: string }[] };

/** Five letters, in hexadecimal: shorter names are alike only if equal. */
const ALIKE_FROM = 10;

/** The distinct traits of a company. Their lengths are bounded by those of the source fields. */
export function listTraits(company: PartialCompany): CompanyTrait[] {
	const contacts = company.contacts ?? [];
	const traits: CompanyTrait[] = [
		...[company.operatingName, company.legalName].map((name) =>
			trait('name', hexKeyOf(duplicateKeyOf(name ?? ''))),
		),
		...[company.phone, ...contacts.map(({ phone }) => phone)].map((phone) =>
			trait('phone', keyOfPhoneNumber(phone ?? '')),
		),
		...[company.website, company.email, ...contacts.map(({ email }) => email)].map((text) =>
			trait('domain', domainOf(text ?? '')),
		),
		...[company.gstNumber, company.taxId].map((number) =>
			trait('number', findBusinessNumber(number ?? '') ?? ''),
		),
		trait('number', company.dunsNumber ? `duns ${company.dunsNumber}` : ''),
	].filter(({ value }) => value !== '');
	const seen = new Map(traits.map((one) => [`${one.kind} ${one.value}`, one]));
	return [...seen.values()];
}

/** The traits of a stored company, including those of all its contacts. */
export function listCompanyTraits(company: Company): CompanyTrait[] {
	return listTraits({ ...company, contacts: [company.primaryContact, ...company.otherContacts] });
}

/**
 * Finds the requests of people at a company: their company's name and their mail domain or phone must match. A name
 * alone proves nothing, and the sender would be shown to the company's people.
 */
export function companyMatcher(company: Company): (name: string, contact: PartialCompany) => boolean {
	const names = listNormalizedNames(company);
	const traits = new Set(listCompanyTraits(company).map(({ kind, value }) => `${kind} ${value}`));
	return (name, contact) =>
		names.includes(normalizeName(name)) &&
		listTraits(contact).some(({ kind, value }) => traits.has(`${kind} ${value}`));
}

/** Whether two name keys are equal or one is a prefix of the other, such as "borealarc" and "borealarcacademy". */
export function areAlike(one: string, other: string): boolean {
	if (one === other) return true;
	const [short, long] = one.length < other.length ? [one, other] : [other, one];
	return short.length >= ALIKE_FROM && long.startsWith(short);
}

/** Prefixes of a name's key that could be the whole key of a shorter, similar name. */
export function listAlikeStarts(key: string): string[] {
	const starts: string[] = [];
	for (let end = ALIKE_FROM; end < key.length; end += 2) starts.push(key.slice(0, end));
	return starts;
}

/** Whether names that start with the whole of `key` are alike. */
export function canShareStart(key: string): boolean {
	return key.length >= ALIKE_FROM;
}

function trait(kind: TraitKind, value: string): CompanyTrait {
	return { kind, value };
}
