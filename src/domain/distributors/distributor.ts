import { collatorOf } from '../../platform/i18n/collator.ts';
import type { Locale } from '../../platform/i18n/locale.ts';

/** The lines a distributor stocks, by the site's listings. */
export const STOCKED_LINES = ['welding-gloves', 'work-gloves', 'argon-series', 'track-series'] as const;
export type StockedLine = (typeof STOCKED_LINES)[number];

/** Languages of service at a counter. */
export const SERVED_LANGUAGES = ['en', 'fr'] as const;
export type ServedLanguage = (typeof SERVED_LANGUAGES)[number];

/** Groups of days with the same hours. */
export const DAY_SPANS = ['mon-fri', 'sat', 'sun'] as const;

export type DaySpan = (typeof DAY_SPANS)[number];

export type OpeningHours = {
	days: DaySpan;
	/** hh:mm, 24-hour format, local time. */
	open: string;
	close: string;
};

/** A point on the earth, in degrees. */
export type Position = { latitude: number; longitude: number };

/** A store that sells our gloves, as visitors see it. */
export type Distributor = Position & {
	/** Lower case, used as an anchor: "nickel-rim-welding-supply". */
	id: string;
	name: string;
	street: string;
	city: string;
	/** Code of the province or territory. */
	province: string;
	postalCode: string;
	/** An http: or https: URL. */
	website: string | null;
	/** As displayed: (705) 555-0146. */
	phone: string;
	/** Days that are not listed are closed. */
	hours: readonly OpeningHours[];
	lines: readonly StockedLine[];
	languages: readonly ServedLanguage[];
	/** True if visitors can walk in and buy a single pair. */
	counterSales: boolean;
};

/** A distributor with what only staff see. */
export type StoredDistributor = Distributor & {
	/** Where we ask once a year whether the entry is still right; empty if nobody is asked. */
	email: string;
	/** Whether visitors see it. */
	isShown: boolean;
};

/** A stored distributor; times are ISO 8601, UTC, and empty for what has not happened. */
export type DistributorRecord = StoredDistributor & {
	version: number;
	updatedAt: string;
	/** When the distributor, or staff for them, last said that the entry is right. */
	confirmedAt: string;
	/** When we last asked them by mail. */
	askedAt: string;
};

/** A visitor's requirements; an omitted one is not filtered by. */
export type DistributorFilter = {
	counterSales?: boolean;
	language?: ServedLanguage;
	line?: StockedLine;
};

/** A distributor in a list, with its number and its distance if a place is known. */
export type ListedDistributor = Distributor & { number: number; distanceKm: number | undefined };

/** Mean radius of the earth, in kilometres. */
const EARTH_KM = 6371;

/** Distance along the surface of the earth in kilometres (haversine), with an error of at most half a percent. */
export function distanceKm(from: Position, to: Position): number {
	const radians = (degrees: number) => (degrees * Math.PI) / 180;
	const halfChord =
		Math.sin(radians(to.latitude - from.latitude) / 2) ** 2 +
		Math.cos(radians(from.latitude)) *
			Math.cos(radians(to.latitude)) *
			Math.sin(radians(to.longitude - from.longitude) / 2) ** 2;
	return 2 * EARTH_KM * Math.asin(Math.min(1, Math.sqrt(halfChord)));
}

/** A distance for display: whole kilometres, at least 1. */
export function shownKm(kilometres: number): number {
	return Math.max(1, Math.round(kilometres));
}

/** The provinces with most of the counters first, then eastward, then westward. */
const PROVINCE_ORDER = ['ON', 'QC', 'NB', 'NS', 'PE', 'NL', 'MB', 'SK', 'AB', 'BC', 'YT', 'NT', 'NU'];

/** The matching distributors, numbered: nearest first if a position is known, otherwise by province and city. */
export function listDistributors(
	all: readonly Distributor[],
	filter: DistributorFilter,
	from: Position | undefined,
	locale: Locale,
): ListedDistributor[] {
	const { compare } = collatorOf(locale);
	const fitting = all.filter(
		({ counterSales, languages, lines }) =>
			(!filter.counterSales || counterSales) &&
			(!filter.language || languages.includes(filter.language)) &&
			(!filter.line || lines.includes(filter.line)),
	);
	const measured = fitting.map((one) => ({ ...one, distanceKm: from && distanceKm(from, one) }));
	measured.sort((one, other) =>
		one.distanceKm !== undefined && other.distanceKm !== undefined
			? one.distanceKm - other.distanceKm
			: PROVINCE_ORDER.indexOf(one.province) - PROVINCE_ORDER.indexOf(other.province) ||
				compare(one.city, other.city) ||
				compare(one.name, other.name),
	);
	return measured.map((one, at) => ({ ...one, number: at + 1 }));
}

/** The link for directions, which opens only when it is clicked. */
export function directionsHref({ latitude, longitude }: Position): string {
	return `https://www.google.com/maps/dir/?api=1&destination=${latitude},${longitude}`;
}
