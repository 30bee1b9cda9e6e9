import {
	DAY_SPANS,
	type DaySpan,
	type OpeningHours,
	type Position,
	type ServedLanguage,
	type StockedLine,
	type StoredDistributor,
} from './distributor.ts';

/** A distributor as form, API and files hold it: what staff type is text. */
export type DistributorInput = {
	name: string;
	street: string;
	city: string;
	province: string;
	postalCode: string;
	/** Latitude and longitude, as map services show and copy them: "43.6716, -79.4034". */
	position: string;
	phone: string;
	website: string;
	email: string;
	/** Hours of a span of days, "07:30–17:00"; empty if closed. */
	monFri: string;
	sat: string;
	sun: string;
	lines: StockedLine[];
	languages: ServedLanguage[];
	counterSales: boolean;
	isShown: boolean;
};

/** A new distributor before anything is typed. */
export const BLANK_DISTRIBUTOR: DistributorInput = {
	name: '',
	street: '',
	city: '',
	province: '',
	postalCode: '',
	position: '',
	phone: '',
	website: '',
	email: '',
	monFri: '',
	sat: '',
	sun: '',
	lines: [],
	languages: ['en'],
	counterSales: false,
	isShown: true,
};

/** The field with the hours of each span of days. */
const HOURS_FIELDS = { 'mon-fri': 'monFri', sat: 'sat', sun: 'sun' } as const satisfies Record<
	DaySpan,
	keyof DistributorInput
>;

/** A position as it may be typed, for hints and errors. */
export const POSITION_EXAMPLE = '43.6716, -79.4034';

/** Canada and the waters around it, in degrees. */
const CANADA = { latitude: { from: 41, to: 84 }, longitude: { from: -142, to: -52 } };

/** A metre, in degrees of latitude, is the fifth decimal. */
const roundDegrees = (degrees: number) => Number(degrees.toFixed(5));

export function formatPosition({ latitude, longitude }: Position): string {
	return `${roundDegrees(latitude)}, ${roundDegrees(longitude)}`;
}

const NUMBER = String.raw`([-−+]?)(\d{1,3}(?:[.,]\d+)?)\s*°?\s*`;
const POSITION = new RegExp(
	String.raw`^${NUMBER}([ns]?)(?:\s*[;/]\s*|\s*,\s+|\s+|\s*,(?=[-−+]))${NUMBER}([eow]?)$`,
	'i',
);
const COMPACT = /^([-−+]?)(\d+\.\d+)()\s*,\s*([-−+]?)(\d+\.\d+)()$/;

/**
 * Reads a position in decimal degrees: "43.6716, -79.4034", "43,6716; -79,4034" or "43.6716° N, 79.4034° W". "O" is the
 * French west.
 */
export function parsePosition(text: string): Position | undefined {
	const match = POSITION.exec(text.trim()) ?? COMPACT.exec(text.trim());
	if (!match) return undefined;
	const [, latitudeSign, latitude = '', northSouth = '', longitudeSign, longitude = '', eastWest = ''] =
		match;
	return {
		latitude: readDegrees(latitudeSign, latitude, /s/i.test(northSouth)),
		longitude: readDegrees(longitudeSign, longitude, /[ow]/i.test(eastWest)),
	};
}

function readDegrees(sign: string | undefined, digits: string, isOpposite: boolean): number {
	const degrees = Number(digits.replace(',', '.'));
	return roundDegrees((sign === '-' || sign === '−') !== isOpposite ? -degrees : degrees);
}

export function isInCanada({ latitude, longitude }: Position): boolean {
	return (
		CANADA.latitude.from <= latitude &&
		latitude <= CANADA.latitude.to &&
		CANADA.longitude.from <= longitude &&
		longitude <= CANADA.longitude.to
	);
}

const TIME = String.raw`(\d{1,2})(?:\s*[:h.]\s*(\d{2})?)?\s*(am|pm)?`;
const HOURS = new RegExp(String.raw`^${TIME}\s*(?:[-–—]|to|à|a)\s*${TIME}$`);

/**
 * Reads opening hours: "7:30-17", "07:30–17:00", "7 h 30 à 17 h" or "7:30 am to 5 pm". Undefined unless the store opens
 * before it closes.
 */
export function parseHours(text: string): Pick<OpeningHours, 'open' | 'close'> | undefined {
	const plain = text
		.trim()
		.toLowerCase()
		.replaceAll(/([ap])\.?\s?m\b\.?/g, '$1m');
	const match = HOURS.exec(plain);
	if (!match) return undefined;
	const open = readTime(match[1], match[2], match[3]);
	const close = readTime(match[4], match[5], match[6]);
	return open !== undefined && close !== undefined && open < close ? { open, close } : undefined;
}

function readTime(hour = '', minute = '00', half: string | undefined): string | undefined {
	const typed = Number(hour);
	if (half && (typed < 1 || typed > 12)) return undefined;
	const hours = half ? (typed % 12) + (half === 'pm' ? 12 : 0) : typed;
	if (hours > 23 || Number(minute) > 59) return undefined;
	return `${String(hours).padStart(2, '0')}:${minute}`;
}

export const formatHours = ({ open, close }: Pick<OpeningHours, 'open' | 'close'>) => `${open}–${close}`;

/** A distributor as the form shows it. */
export function toDistributorInput(stored: StoredDistributor): DistributorInput {
	const { name, street, city, province, postalCode, phone, email, counterSales, isShown } = stored;
	const hoursOf = (span: DaySpan) => {
		const found = stored.hours.find(({ days }) => days === span);
		return found ? formatHours(found) : '';
	};
	return {
		name,
		street,
		city,
		province,
		postalCode,
		position: formatPosition(stored),
		phone,
		website: stored.website ?? '',
		email,
		monFri: hoursOf('mon-fri'),
		sat: hoursOf('sat'),
		sun: hoursOf('sun'),
		lines: [...stored.lines],
		languages: [...stored.languages],
		counterSales,
		isShown,
	};
}

/** What is stored of an input that the schema accepted. @throws Error for a position that it would have refused */
export function fromDistributorInput(id: string, input: DistributorInput): StoredDistributor {
	const { position, website, monFri: _, sat: __, sun: ___, ...rest } = input;
	const place = parsePosition(position);
	if (!place) throw new Error(`no position: ${position}`);
	return {
		...rest,
		id,
		...place,
		website: website === '' ? null : website,
		hours: DAY_SPANS.flatMap((days) => {
			const hours = parseHours(input[HOURS_FIELDS[days]]);
			return hours ? [{ days, ...hours }] : [];
		}),
	};
}
