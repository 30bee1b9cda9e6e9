import type { Position } from './distributor.ts';
import { normalizePlaceName, readTypedPlace } from './place-name.ts';

/** A city with its province, or the area of a postal code ("P3E"). */
export type Place = Position & { name: string; province: string };

/** The result of looking up a typed place. */
export type FoundPlace =
	| { kind: 'found'; place: Place }
	/** Several places with this name or a similar one; best first. */
	| { kind: 'choices'; places: readonly Place[] }
	/** It looks like a postal code, but no postal code starts this way. */
	| { kind: 'unknownCode' }
	| { kind: 'unknown' };

/** The format of `content/places.json`: postal code areas, and places by name, province, latitude, longitude. */
export type PlaceTable = {
	codes: Readonly<Record<string, readonly [number, number]>>;
	places: readonly (readonly [string, string, number, number])[];
};

/** Max number of choices offered. */
const MAX_CHOICES = 8;
/** Shorter names are too similar for guessing. */
const MIN_GUESS_LENGTH = 5;
const CODE_LIKE = /^[A-Z]\d[A-Z](?:\d(?:[A-Z]\d?)?)?$/;

/** Alternative names of places. */
const ALIASES: Readonly<Record<string, string>> = {
	quebeccity: 'quebec',
	villequebec: 'quebec',
	greatersudbury: 'sudbury',
	thesoo: 'saultstemarie',
	soo: 'saultstemarie',
	saultsaintemarie: 'saultstemarie',
	stjohnsnfld: 'stjohns',
	kw: 'kitchener',
};

/** Finds places by typed text. Lookups are not stored. */
export class PlaceIndex {
	readonly #codes: ReadonlyMap<string, readonly [number, number]>;
	readonly #byName = new Map<string, Place[]>();

	constructor({ codes, places }: PlaceTable) {
		this.#codes = new Map(Object.entries(codes));
		for (const [name, province, latitude, longitude] of places) {
			const normalized = normalizePlaceName(name);
			const place = { name, province, latitude, longitude };
			this.#byName.set(normalized, [...(this.#byName.get(normalized) ?? []), place]);
		}
	}

	/** @param typed must not be empty */
	find(typed: string): FoundPlace {
		const code = typed.replaceAll(/[\s-]+/g, '').toUpperCase();
		if (CODE_LIKE.test(code)) return this.#findCode(code.slice(0, 3));
		const { name, province } = readTypedPlace(typed);
		if (name === '') return { kind: 'unknown' };
		const fits = (place: Place) => province === undefined || place.province === province;
		const named = (normalized: string) => (this.#byName.get(normalized) ?? []).filter(fits);
		const exact = named(ALIASES[name] ?? name);
		const places = exact.length > 0 ? exact : this.#findNearly(name).filter(fits);
		const [first] = places;
		if (!first) return { kind: 'unknown' };
		// A place with a different spelling is only offered as a choice, never assumed.
		if (places.length === 1 && (exact.length > 0 || normalizePlaceName(first.name).startsWith(name)))
			return { kind: 'found', place: first };
		return { kind: 'choices', places: places.slice(0, MAX_CHOICES) };
	}

	#findCode(area: string): FoundPlace {
		const position = this.#codes.get(area);
		if (!position) return { kind: 'unknownCode' };
		const [latitude, longitude] = position;
		return { kind: 'found', place: { name: area, province: '', latitude, longitude } };
	}

	/**
	 * Places whose names start with the text; if there are none, names with one letter added, missing, changed or
	 * swapped.
	 */
	#findNearly(name: string): Place[] {
		if (name.length < 3) return [];
		const names = [...this.#byName.keys()];
		const withPrefix = names.filter((normalized) => normalized.startsWith(name));
		const near =
			withPrefix.length > 0 || name.length < MIN_GUESS_LENGTH
				? withPrefix
				: names.filter((normalized) => isOneLetterOff(normalized, name));
		return near.flatMap((normalized) => this.#byName.get(normalized) ?? []);
	}
}

/** True if one letter added, omitted, changed, or swapped with the next makes the texts equal. */
function isOneLetterOff(one: string, other: string): boolean {
	if (Math.abs(one.length - other.length) > 1) return false;
	let at = 0;
	while (at < one.length && one[at] === other[at]) at++;
	const swapped =
		one[at] === other[at + 1] && one[at + 1] === other[at] && one.slice(at + 2) === other.slice(at + 2);
	return (
		swapped ||
		one.slice(at + 1) === other.slice(at + 1) ||
		one.slice(at + 1) === other.slice(at) ||
		one.slice(at) === other.slice(at + 1)
	);
}
