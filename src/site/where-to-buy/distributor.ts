/** What a distributor stocks, by the listings of the site. */
export const STOCKED_LINES = ['welding-gloves', 'work-gloves', 'argon-series', 'track-series'] as const;
export type StockedLine = (typeof STOCKED_LINES)[number];

/** Languages that a counter serves in. */
export const SERVED_LANGUAGES = ['en', 'fr'] as const;
export type ServedLanguage = (typeof SERVED_LANGUAGES)[number];

/** Days that share their hours. */
export const DAY_SPANS = ['mon-fri', 'sat', 'sun'] as const;

type OpeningHours = {
	days: (typeof DAY_SPANS)[number];
	/** hh:mm, 24 hours, the place's own time. */
	open: string;
	close: string;
};

/** A point of the earth, in degrees. */
export type Position = { latitude: number; longitude: number };

/** A store that sells our gloves (`content/distributors.json`). */
export type Distributor = Position & {
	/** Lower case, for anchors: "nickel-rim-welding-supply". */
	id: string;
	name: string;
	street: string;
	city: string;
	/** Code of the province or territory. */
	province: string;
	postalCode: string;
	/** http: or https:. */
	website: string | null;
	/** As it is shown: (705) 555-0146. */
	phone: string;
	/** Days that are not named are closed. */
	hours: readonly OpeningHours[];
	lines: readonly StockedLine[];
	languages: readonly ServedLanguage[];
	/** Whether one can walk in and buy a single pair. */
	counterSales: boolean;
};

/** A shop that ships. */
export type OnlinePartner = { name: string; website: string; line: string };

export type DistributorList = { distributors: Distributor[]; onlinePartners: OnlinePartner[] };

/** What visitors ask of a distributor; left out asks nothing. */
export type DistributorFilter = {
	counterSales?: boolean;
	language?: ServedLanguage;
	line?: StockedLine;
};

/** A distributor in a list: its number there, and how far away it is when a place is known. */
export type ListedDistributor = Distributor & { number: number; distanceKm: number | undefined };

/** Mean radius of the earth, in kilometres. */
const EARTH_KM = 6371;

/** Along the surface of the earth, in kilometres (haversine): at most half a percent off. */
export function distanceKm(from: Position, to: Position): number {
	const radians = (degrees: number) => (degrees * Math.PI) / 180;
	const halfChord =
		Math.sin(radians(to.latitude - from.latitude) / 2) ** 2 +
		Math.cos(radians(from.latitude)) *
			Math.cos(radians(to.latitude)) *
			Math.sin(radians(to.longitude - from.longitude) / 2) ** 2;
	return 2 * EARTH_KM * Math.asin(Math.min(1, Math.sqrt(halfChord)));
}

/** A distance as it is shown: whole kilometres, and 1 for what is nearer. */
export function shownKm(kilometres: number): number {
	return Math.max(1, Math.round(kilometres));
}

/** Where most of the counters are comes first, then eastward, then westward. */
const PROVINCE_ORDER = ['ON', 'QC', 'NB', 'NS', 'PE', 'NL', 'MB', 'SK', 'AB', 'BC', 'YT', 'NT', 'NU'];

/** Those that fit, numbered: nearest first when it is known from where, else by province and city. */
export function listDistributors(
	all: readonly Distributor[],
	filter: DistributorFilter,
	from: Position | undefined,
): ListedDistributor[] {
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
				one.city.localeCompare(other.city, 'en') ||
				one.name.localeCompare(other.name, 'en'),
	);
	return measured.map((one, at) => ({ ...one, number: at + 1 }));
}

/** Where a maps program is told to go; it opens only when it is pressed. */
export function directionsHref({ latitude, longitude }: Position): string {
	return `https://www.google.com/maps/dir/?api=1&destination=${latitude},${longitude}`;
}
