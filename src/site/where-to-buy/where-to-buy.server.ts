import type { Distributor } from '../../domain/distributors/distributor.ts';
import type { FoundPlace } from '../../domain/distributors/place-index.ts';
import { findPlace } from '../../domain/distributors/places.server.ts';
import { ShownDistributors } from '../../domain/distributors/shown-distributors.server.ts';
import type { OnlinePartner } from '../../domain/site-content/online-partner.ts';
import { listOnlinePartners } from '../../domain/site-content/stored-online-partners.server.ts';
import type { DatabaseLike } from '../../platform/db/database.server.ts';

/** The URL of a map's tiles, and their attribution. */
export type MapTiles = { url: string; attribution: string };

/** The services for the distributors page and API. */
export type WhereToBuy = {
	listDistributors: () => Promise<readonly Distributor[]>;
	listOnlinePartners: () => readonly OnlinePartner[];
	findPlace: (typed: string) => FoundPlace;
	/** Undefined unless the owner configured a tile server; without one, no third party learns of visitors. */
	tiles: MapTiles | undefined;
};

export function openWhereToBuy(
	db: DatabaseLike,
	catalogue: { readonly version: number; findContent: (name: string) => string | undefined },
	tiles: MapTiles | undefined,
): WhereToBuy {
	const shown = new ShownDistributors(db, catalogue);
	return {
		listDistributors: () => shown.list(),
		listOnlinePartners: () => listOnlinePartners(catalogue),
		findPlace,
		tiles,
	};
}
