import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DEFAULT_LOCALE } from '../../platform/i18n/locale.ts';
import { wordMessage } from '../../platform/i18n/word-message.server.ts';
import { StartError } from '../../platform/process/start-error.server.ts';
import type { DistributorList } from './distributor.ts';
import { distributorListSchema } from './distributor-list-schema.ts';
import { type FoundPlace, PlaceIndex, type PlaceTable } from './place-index.ts';

const CONTENT = join(import.meta.dirname, '../../../content');

/** The URL of a map's tiles, and their attribution. */
export type MapTiles = { url: string; attribution: string };

/** The services for the distributors page and API. */
export type WhereToBuy = DistributorList & {
	findPlace: (typed: string) => FoundPlace;
	/** Undefined unless the owner configured a tile server; without one, no third party learns of visitors. */
	tiles: MapTiles | undefined;
};

/**
 * Loads the list of distributors; the table of places is loaded on first use.
 * @throws StartError naming the first error of the file.
 */
export function openWhereToBuy(tiles: MapTiles | undefined, folder = CONTENT): WhereToBuy {
	let places: PlaceIndex | undefined;
	const findPlace = (typed: string) => {
		places ??= new PlaceIndex(JSON.parse(readFileSync(join(folder, 'places.json'), 'utf8')) as PlaceTable);
		return places.find(typed);
	};
	return { ...readDistributorList(join(folder, 'distributors.json')), findPlace, tiles };
}

function readDistributorList(path: string): DistributorList {
	let written: unknown;
	try {
		written = JSON.parse(readFileSync(path, 'utf8'));
	} catch (error) {
		throw new StartError(`${path} cannot be read: ${(error as Error).message}.`);
	}
	const parsed = distributorListSchema.safeParse(written);
	if (parsed.success) return parsed.data;
	const [issue] = parsed.error.issues;
	throw new StartError(
		`${path} is wrong at ${issue?.path.join('.') || 'its top'}: ${issue ? wordMessage(DEFAULT_LOCALE, issue.message) : 'unknown error'}.`,
	);
}
