import type { Position } from './distributor.ts';
import { normalizePlaceName, readTypedPlace } from './place-name.ts';

/** Where somebody is: a city with its province, or the area of a postal code ("P3E"). */
export type Place = Position & { name: string; province: string };

/** What a typed place comes to. */
export type FoundPlace =
	| { kind: 'found'; place: Place }
	/** Several places are called so, or nearly so; best first. */
	| { kind: 'choices'; places: readonly Place[] }
	/** It looks like a postal code, and none begins so. */
	| { kind: 'unknownCode' }
	| { kind: 'unknown' };

/** The table of `content/places.json`: areas of postal codes, and places by name, province, latitude, longitude. */
export type PlaceTable = {
	codes: Readonly<Record<string, readonly [number, number]>>;
	places: readonly (readonly [string, string, number, number])[];
};

/** Choices that are offered at once. */
const MAX_CHOICES = 8;
/** Shorter names are too alike to guess at. */
const SHORTEST_GUESS = 5;
const CODE_LIKE = /^[A-Z]\d[A-Z](?:\d(?:[A-Z]\d?)?)?$/;

/** Other names that people use. */
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

/** Finds places by what people type. Nothing is kept of what was asked. */
export class PlaceIndex {
	readonly #codes: ReadonlyMap<string, readonly [number, number]>;
	readonly #byName = new Map<string, Place[]>();

	constructor({ codes, places }: PlaceTable) {
		this.#codes = new Map(Object.entries(codes));
		for (const [name, province, latitude, longitude] of places) {
			const folded = normalizePlaceName(name);
			const place = { name, province, latitude, longitude };
			this.#byName.set(folded, [...(this.#byName.get(folded) ?? []), place]);
		}
	}

	/** @param typed not empty. */
	find(typed: string): FoundPlace {
		const code = typed.replaceAll(/[\s-]+/g, '').toUpperCase();
		if (CODE_LIKE.test(code)) return this.#findCode(code.slice(0, 3));
		const { name, province } = readTypedPlace(typed);
		if (name === '') return { kind: 'unknown' };
		const fits = (place: Place) => province === undefined || place.province === province;
		const called = (folded: string) => (this.#byName.get(folded) ?? []).filter(fits);
		const exact = called(ALIASES[name] ?? name);
		const places = exact.length > 0 ? exact : this.#findNearly(name).filter(fits);
		const [first] = places;
		if (!first) return { kind: 'unknown' };
		// What is spelled otherwise is asked back, never taken for granted.
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

	/** Names that begin so; where none does, names with one letter more, less or other. */
	#findNearly(name: string): Place[] {
		if (name.length < 3) return [];
		const names = [...this.#byName.keys()];
		const begun = names.filter((folded) => folded.startsWith(name));
		const near =
			begun.length > 0 || name.length < SHORTEST_GUESS
				? begun
				: names.filter((folded) => isOneLetterOff(folded, name));
		return near.flatMap((folded) => this.#byName.get(folded) ?? []);
	}
}

/** Whether one letter added, left out, changed, or swapped with the next makes the texts alike. */
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
