import { collatorOf } from '../../platform/i18n/collator.ts';
import type { Locale } from '../../platform/i18n/locale.ts';

/** A province, territory or state: its code on envelopes and its names. `fr` is set in countries with French. */
export type Region = { code: string; en: string; fr?: string };

/** Provinces and territories of Canada, with the codes of Canada Post. */
export const PROVINCES = [
	{ code: 'AB', en: 'Alberta', fr: 'Alberta' },
	{ code: 'BC', en: 'British Columbia', fr: 'Colombie-Britannique' },
	{ code: 'MB', en: 'Manitoba', fr: 'Manitoba' },
	{ code: 'NB', en: 'New Brunswick', fr: 'Nouveau-Brunswick' },
	{ code: 'NL', en: 'Newfoundland and Labrador', fr: 'Terre-Neuve-et-Labrador' },
	{ code: 'NS', en: 'Nova Scotia', fr: 'Nouvelle-Écosse' },
	{ code: 'NT', en: 'Northwest Territories', fr: 'Territoires du Nord-Ouest' },
	{ code: 'NU', en: 'Nunavut', fr: 'Nunavut' },
	{ code: 'ON', en: 'Ontario', fr: 'Ontario' },
	{ code: 'PE', en: 'Prince Edward Island', fr: 'Île-du-Prince-Édouard' },
	{ code: 'QC', en: 'Quebec', fr: 'Québec' },
	{ code: 'SK', en: 'Saskatchewan', fr: 'Saskatchewan' },
	{ code: 'YT', en: 'Yukon', fr: 'Yukon' },
] as const satisfies readonly Region[];

/** States of the United States and the District of Columbia, with the codes of the postal service. */
export const STATES: readonly Region[] = [
	{ code: 'AL', en: 'Alabama' },
	{ code: 'AK', en: 'Alaska' },
	{ code: 'AZ', en: 'Arizona' },
	{ code: 'AR', en: 'Arkansas' },
	{ code: 'CA', en: 'California' },
	{ code: 'CO', en: 'Colorado' },
	{ code: 'CT', en: 'Connecticut' },
	{ code: 'DE', en: 'Delaware' },
	{ code: 'DC', en: 'District of Columbia' },
	{ code: 'FL', en: 'Florida' },
	{ code: 'GA', en: 'Georgia' },
	{ code: 'HI', en: 'Hawaii' },
	{ code: 'ID', en: 'Idaho' },
	{ code: 'IL', en: 'Illinois' },
	{ code: 'IN', en: 'Indiana' },
	{ code: 'IA', en: 'Iowa' },
	{ code: 'KS', en: 'Kansas' },
	{ code: 'KY', en: 'Kentucky' },
	{ code: 'LA', en: 'Louisiana' },
	{ code: 'ME', en: 'Maine' },
	{ code: 'MD', en: 'Maryland' },
	{ code: 'MA', en: 'Massachusetts' },
	{ code: 'MI', en: 'Michigan' },
	{ code: 'MN', en: 'Minnesota' },
	{ code: 'MS', en: 'Mississippi' },
	{ code: 'MO', en: 'Missouri' },
	{ code: 'MT', en: 'Montana' },
	{ code: 'NE', en: 'Nebraska' },
	{ code: 'NV', en: 'Nevada' },
	{ code: 'NH', en: 'New Hampshire' },
	{ code: 'NJ', en: 'New Jersey' },
	{ code: 'NM', en: 'New Mexico' },
	{ code: 'NY', en: 'New York' },
	{ code: 'NC', en: 'North Carolina' },
	{ code: 'ND', en: 'North Dakota' },
	{ code: 'OH', en: 'Ohio' },
	{ code: 'OK', en: 'Oklahoma' },
	{ code: 'OR', en: 'Oregon' },
	{ code: 'PA', en: 'Pennsylvania' },
	{ code: 'RI', en: 'Rhode Island' },
	{ code: 'SC', en: 'South Carolina' },
	{ code: 'SD', en: 'South Dakota' },
	{ code: 'TN', en: 'Tennessee' },
	{ code: 'TX', en: 'Texas' },
	{ code: 'UT', en: 'Utah' },
	{ code: 'VT', en: 'Vermont' },
	{ code: 'VA', en: 'Virginia' },
	{ code: 'WA', en: 'Washington' },
	{ code: 'WV', en: 'West Virginia' },
	{ code: 'WI', en: 'Wisconsin' },
	{ code: 'WY', en: 'Wyoming' },
];

/** Destination countries of samples and labels, as named in the forms. */
export const COUNTRIES = ['Canada', 'United States'] as const;
export type Country = (typeof COUNTRIES)[number];

/** The regions of a country. */
export function listRegions(country: Country): readonly Region[] {
	return country === 'Canada' ? PROVINCES : STATES;
}

export function nameRegion({ en, fr }: Region, locale: Locale): string {
	return locale === 'fr' ? (fr ?? en) : en;
}

/** Regions for a list of choices, in the order of their names. */
export function listRegionNames(
	regions: readonly Region[],
	locale: Locale,
): { code: string; name: string }[] {
	const { compare } = collatorOf(locale);
	return regions
		.map((region) => ({ code: region.code, name: nameRegion(region, locale) }))
		.sort((one, other) => compare(one.name, other.name));
}

/** Finds a region by code or by name in either language, ignoring case, accents and dots. */
export function findRegion(country: Country, text: string): Region | undefined {
	const asked = keyOf(text);
	return listRegions(country).find(
		({ code, en, fr }) => asked !== '' && [code, en, fr].some((name) => name && keyOf(name) === asked),
	);
}

function keyOf(text: string): string {
	return text
		.normalize('NFD')
		.replace(/[^\p{L}]/gu, '')
		.toLowerCase();
}
