import { keyOfPhoneNumber } from '../contact-details/phone-number.ts';
import { domainOf } from '../contact-details/website.ts';
import type { Company } from './company.ts';
import { duplicateKeyOf, hexKeyOf } from './company-name.ts';
import { findBusinessNumber } from './company-number.ts';

export type TraitKind = 'name' | 'phone' | 'domain' | 'number';
/** Something that two records of one company would share. */
export type CompanyTrait = { kind: TraitKind; value: string };

/** What is known of a company so far, as a form holds it. */
export type PartialCompany = Partial<
	Pick<
		Company,
		'operatingName' | 'legalName' | 'phone' | 'email' | 'website' | 'gstNumber' | 'taxId' | 'dunsNumber'
	>
> & { contacts?: readonly { email: string; phone: string }[] };

/** Five letters, in hexadecimal: shorter names are alike only when they are the same. */
const ALIKE_FROM = 10;

/** The traits of a company, each once. Values are bounded by those of the fields they come from. */
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

/** The traits of a stored company: those of all its people count. */
export function listCompanyTraits(company: Company): CompanyTrait[] {
	return listTraits({ ...company, contacts: [company.primaryContact, ...company.otherContacts] });
}

/** Whether two names' keys are one, or one begins with the whole of the other, as "borealarc" and "borealarcacademy". */
export function areAlike(one: string, other: string): boolean {
	if (one === other) return true;
	const [short, long] = one.length < other.length ? [one, other] : [other, one];
	return short.length >= ALIKE_FROM && long.startsWith(short);
}

/** The starts of a name's key that a shorter name alike would have as its whole key. */
export function listAlikeStarts(key: string): string[] {
	const starts: string[] = [];
	for (let end = ALIKE_FROM; end < key.length; end += 2) starts.push(key.slice(0, end));
	return starts;
}

/** Whether names that begin with the whole of `key` are alike. */
export function canBeginAlike(key: string): boolean {
	return key.length >= ALIKE_FROM;
}

function trait(kind: TraitKind, value: string): CompanyTrait {
	return { kind, value };
}
