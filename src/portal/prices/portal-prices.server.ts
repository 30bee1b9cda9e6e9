import { todayIn } from '../../domain/calendar-date/calendar-date.ts';
import type { SignedInDistributor } from '../../domain/portal-people/portal-person.ts';
import {
	loadPriceSheet,
	loadPriceSheetPage,
	type PriceSheet,
} from '../../domain/pricing/price-sheet.server.ts';
import type { PortalServices } from '../frame/portal-services.server.ts';

const GLOVES_A_PAGE = 50;

/** A page of the signed-in company's current prices, filtered by a text. */
export function loadPortalPrices(
	services: PortalServices,
	distributor: SignedInDistributor,
	query: { q: string; cursor: string },
) {
	const { database, catalogue, timeZone } = services;
	return loadPriceSheetPage(database.db, catalogue, distributor.company.id, {
		date: todayIn(timeZone, new Date()),
		text: query.q.trim(),
		cursor: query.cursor,
		limit: GLOVES_A_PAGE,
	});
}

/** The whole price list, which the file, the PDF and the page are made from. */
export function loadWholeSheet(
	services: PortalServices,
	distributor: SignedInDistributor,
): Promise<PriceSheet> {
	const { database, catalogue, timeZone } = services;
	return loadPriceSheet(database.db, catalogue, distributor.company.id, {
		date: todayIn(timeZone, new Date()),
	});
}
