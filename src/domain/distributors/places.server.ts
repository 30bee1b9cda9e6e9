import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type FoundPlace, PlaceIndex, type PlaceTable } from './place-index.ts';

const FILE = join(import.meta.dirname, '../../../content/places.json');

let index: PlaceIndex | undefined;

/** Finds a typed place in the table of places, which is loaded on first use. @param typed must not be empty */
export function findPlace(typed: string): FoundPlace {
	index ??= new PlaceIndex(JSON.parse(readFileSync(FILE, 'utf8')) as PlaceTable);
	return index.find(typed);
}
