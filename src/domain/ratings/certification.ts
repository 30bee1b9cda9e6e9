import { ANSI_ABRASION, ANSI_CUT, ANSI_HEAT, ANSI_PUNCTURE } from './ansi-105.ts';
import { ANSI_138 } from './ansi-138.ts';
import { EN388 } from './en388.ts';
import { EN407 } from './en407.ts';
import { EN511 } from './en511.ts';
import { EN12477 } from './en12477.ts';
import {
	explainMarks,
	levelOfMark,
	type PictogramKey,
	type RatingPart,
	type RatingStandard,
} from './rating-standard.ts';
import { RATING_MESSAGES, type RatingMessages } from './wording/rating-messages.ts';
import { type RatingSentence, ratingSentence } from './wording/rating-sentence.ts';

/** The standards for glove ratings (docs/trade/ratings.md, "Types"), in display order. */
export const CERTIFICATION_TYPES = [
	'ANSI_HEAT',
	'ANSI_ABR',
	'ANSI_PUN',
	'ANSI_CUT',
	'ANSI_138',
	'EN388',
	'EN407',
	'EN511',
	'EN12477',
] as const;
export type CertificationType = (typeof CERTIFICATION_TYPES)[number];

/** One rating of a glove. Unknown types are stored and shown as name and value. */
export type Certification = {
	type: string;
	value: string;
	/** Year of the standard's edition, such as "2016"; empty if unknown. */
	edition: string;
};

export type CertificationReading =
	| { ok: true; certification: Certification }
	| { ok: false; reason: RatingSentence };

/** The explanation of a rating, shown when a visitor taps it. */
export type CertificationExplanation = {
	/** "EN 388", "ANSI Cut"; the type itself if unknown. */
	label: string;
	value: string;
	edition: string;
	olderEdition: boolean;
	/** For ratings with a single level: 4 of 6. */
	steps?: { level: number; of: number };
	pictogram: PictogramKey;
	/** One per place of the marking; empty for unknown types and unreadable values. */
	parts: RatingPart[];
	note?: string;
};

const STANDARDS: Record<CertificationType, RatingStandard> = {
	ANSI_HEAT,
	ANSI_ABR: ANSI_ABRASION,
	ANSI_PUN: ANSI_PUNCTURE,
	ANSI_CUT,
	ANSI_138,
	EN388,
	EN407,
	EN511,
	EN12477,
};

/** Types by their common spellings, without spaces and punctuation. */
const TYPES_BY_SPELLING: ReadonlyMap<string, CertificationType> = new Map([
	...CERTIFICATION_TYPES.map((type) => [type.replace('_', ''), type] as const),
	['ANSIABRASION', 'ANSI_ABR'],
	['ANSIPUNCTURE', 'ANSI_PUN'],
	['ANSIISEA138', 'ANSI_138'],
	['ANSIISEA138IMPACT', 'ANSI_138'],
]);

/** The type for "en 388", "EN-407" or "ANSI Abrasion"; undefined for an unknown standard. */
export function findCertificationType(text: string): CertificationType | undefined {
	return TYPES_BY_SPELLING.get(text.toUpperCase().replace(/[^A-Z0-9]/g, ''));
}

/**
 * Parses a rating. Type and value may be in any case and contain spaces ("en 388", " 4133x "); the result has their
 * stored form ("EN388", "4133X"). Four-digit EN 388 values need edition "2003". An unknown type is kept as written,
 * provided it has a name and a value.
 * @param edition year, with the amendment if there is one ("2016+A1:2018"); omitted if unknown
 */
export function parseCertification(type: string, value: string, edition = ''): CertificationReading {
	const year = edition.trim();
	if (year !== '' && !/^(19|20)\d\d(\+A\d(:(19|20)\d\d)?)?$/.test(year)) {
		return { ok: false, reason: ratingSentence('refused.edition', { value: year.slice(0, 24) }) };
	}
	const known = findCertificationType(type);
	if (known === undefined) return readUnknown(type.trim(), value.trim(), year);
	const canonical = value.split(/\s+/).join('').toUpperCase();
	const reading = STANDARDS[known].read(canonical, year);
	if (!reading.ok) return reading;
	return { ok: true, certification: { type: known, value: canonical, edition: year } };
}

function readUnknown(type: string, value: string, edition: string): CertificationReading {
	if (type === '') return { ok: false, reason: ratingSentence('refused.noType') };
	if (value === '')
		return { ok: false, reason: ratingSentence('refused.noValue', { type: type.slice(0, 40) }) };
	return { ok: true, certification: { type, value, edition } };
}

/**
 * The meaning of each position of a rating, its threshold and its edition. Never throws: an invalid value has no parts.
 */
export function explainCertification(
	certification: Certification,
	messages: RatingMessages = RATING_MESSAGES,
): CertificationExplanation {
	const { type, value, edition } = certification;
	const standard = standardOf(type);
	const reading = standard?.read(value, edition);
	if (standard === undefined || reading === undefined || !reading.ok) {
		const label = formatCertificationType(type, messages);
		return { label, value, edition, olderEdition: false, pictogram: 'text', parts: [] };
	}
	const parts = explainMarks(reading.marks, messages);
	const level = levelOf(certification);
	const note = standard.notes(value, edition).map((key) => messages[key]);
	return {
		label: messages[standard.label],
		value,
		edition,
		olderEdition: edition !== '' && edition.slice(0, 4) < standard.edition,
		...(level === undefined ? {} : { steps: { level, of: parts[0]?.of ?? level } }),
		pictogram: standard.pictogram(value),
		parts,
		...(note.length === 0 ? {} : { note: note.join(' ') }),
	};
}

/** "ANSI_HEAT" -> "ANSI Heat"; an unknown type is returned unchanged. */
export function formatCertificationType(type: string, messages: RatingMessages = RATING_MESSAGES): string {
	const standard = standardOf(type);
	return standard === undefined ? type : messages[standard.label];
}

/**
 * True for types in which a higher level also satisfies the requirement of a lower one (docs/trade/ratings.md,
 * "Types").
 */
export function isOrderedType(type: string): boolean {
	return standardOf(type)?.ordered ?? false;
}

/** The level of an ordered rating: ANSI_CUT A4 -> 4. Undefined for other types and for unreadable values. */
export function levelOf(certification: Certification): number | undefined {
	const standard = standardOf(certification.type);
	if (!standard?.ordered) return undefined;
	const reading = standard.read(certification.value, certification.edition);
	const mark = reading.ok ? reading.marks[0] : undefined;
	return (mark && levelOfMark(mark)) ?? undefined;
}

/** Compares ratings of one type by level, lowest first; those without a level come first. */
export function compareLevels(a: Certification, b: Certification): number {
	return (levelOf(a) ?? -1) - (levelOf(b) ?? -1);
}

function standardOf(type: string): RatingStandard | undefined {
	return Object.hasOwn(STANDARDS, type) ? STANDARDS[type as CertificationType] : undefined;
}
