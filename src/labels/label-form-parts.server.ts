import type { ShipTo } from '../companies/company.ts';
import { findCompany } from '../companies/company-queries.server.ts';
import type { DatabaseLike } from '../db/database.server.ts';
import type { LiveCatalogue } from '../search/live-catalogue.server.ts';
import type { LabelInput } from './label.ts';
import { listPictures } from './label-products.server.ts';

/** What the form shows beside the label itself. */
export type LabelFormParts = {
	/** Pictures of the gloves on it, by part number. */
	pictures: Record<string, string>;
	/** Where its company takes deliveries; empty without a company. */
	shipTos: ShipTo[];
};

export async function loadFormParts(
	db: DatabaseLike,
	catalogue: LiveCatalogue,
	{ companyId, content }: LabelInput,
): Promise<LabelFormParts> {
	const [company, pictures] = await Promise.all([
		companyId === '' ? undefined : findCompany(db, companyId),
		listPictures(catalogue, content),
	]);
	return { pictures, shipTos: company?.shippingAddresses ?? [] };
}
