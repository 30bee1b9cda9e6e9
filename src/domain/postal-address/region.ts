import { collatorOf } from '../../platform/i18n/collator.ts';
import type { Locale } from '../../platform/i18n/locale.ts';

/** A province, territory or state: its code on envelopes and its names. `fr` is left out where it is the same as `en`. */
export type Region = { code: string; en: string; fr?: string };

/** Provinces and territories of Canada, with the codes of Canada Post. */
export const PROVINCES = [
	{ code: 'AB', en: 'Alberta' },
	{ code: 'BC', en: 'British Columbia', fr: 'Colombie-Britannique' },
	{ code: 'MB', en: 'Manitoba' },
	{ code: 'NB', en: 'New Brunswick', fr: 'Nouveau-Brunswick' },
	{ code: 'NL', en: 'Newfoundland and Labrador', fr: 'Terre-Neuve-et-Labrador' },
	{ code: 'NS', en: 'Nova Scotia', fr: 'Nouvelle-Écosse' },
	{ code: 'NT', en: 'Northwest Territories', fr: 'Territoires du Nord-Ouest' },
	{ code: 'NU', en: 'Nunavut' },
	{ code: 'ON', en: 'Ontario' },
	{ code: 'PE', en: 'Prince Edward Island', fr: 'Île-du-Prince-Édouard' },
	{ code: 'QC', en: 'Quebec', fr: 'Québec' },
	{ code: 'SK', en: 'Saskatchewan' },
	{ code: 'YT', en: 'Yukon' },
] as const satisfies readonly Region[];

/** States of the United States and the District of Columbia, with the codes of the postal service. */
export const STATES: readonly Region[] = [
	['AL', 'Alabama'],
	['AK', 'Alaska'],
	['AZ', 'Arizona'],
	['AR', 'Arkansas'],
	['CA', 'California', 'Californie'],
	['CO', 'Colorado'],
	['CT', 'Connecticut'],
	['DE', 'Delaware'],
	['DC', 'District of Columbia', 'District de Columbia'],
	['FL', 'Florida', 'Floride'],
	['GA', 'Georgia', 'Géorgie'],
	['HI', 'Hawaii', 'Hawaï'],
	['ID', 'Idaho'],
	['IL', 'Illinois'],
	['IN', 'Indiana'],
	['IA', 'Iowa'],
	['KS', 'Kansas'],
	['KY', 'Kentucky'],
	['LA', 'Louisiana', 'Louisiane'],
	['ME', 'Maine'],
	['MD', 'Maryland'],
	['MA', 'Massachusetts'],
	['MI', 'Michigan'],
	['MN', 'Minnesota'],
	['MS', 'Mississippi'],
	['MO', 'Missouri'],
	['MT', 'Montana'],
	['NE', 'Nebraska'],
	['NV', 'Nevada'],
	['NH', 'New Hampshire'],
	['NJ', 'New Jersey'],
	['NM', 'New Mexico', 'Nouveau-Mexique'],
	['NY', 'New York'],
	['NC', 'North Carolina', 'Caroline du Nord'],
	['ND', 'North Dakota', 'Dakota du Nord'],
	['OH', 'Ohio'],
	['OK', 'Oklahoma'],
	['OR', 'Oregon'],
	['PA', 'Pennsylvania', 'Pennsylvanie'],
	['RI', 'Rhode Island'],
	['SC', 'South Carolina', 'Caroline du Sud'],
	['SD', 'South Dakota', 'Dakota du Sud'],
	['TN', 'Tennessee'],
	['TX', 'Texas'],
	['UT', 'Utah'],
	['VT', 'Vermont'],
	['VA', 'Virginia', 'Virginie'],
	['WA', 'Washington'],
	['WV', 'West Virginia', 'Virginie-Occidentale'],
	['WI', 'Wisconsin'],
	['WY', 'Wyoming'],
].map(([code = '', en = '', fr]) => ({ code, en, fr }));

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
	const key = keyOf(text);
	return listRegions(country).find(
		({ code, en, fr }) => key !== '' && [code, en, fr].some((name) => name && keyOf(name) === key),
	);
}

function keyOf(text: string): string {
	return text
		.normalize('NFD')
		.replace(/[^\p{L}]/gu, '')
		.toLowerCase();
}
