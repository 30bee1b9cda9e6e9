import type { ShipTo } from '../../../domain/companies/company.ts';
import { findCompany } from '../../../domain/companies/company-queries.server.ts';
import type { LabelInput } from '../../../domain/labels/label.ts';
import { listPictures } from '../../../domain/labels/label-products.server.ts';
import type { LiveCatalogue } from '../../../domain/search/live-catalogue.server.ts';
import type { DatabaseLike } from '../../../platform/db/database.server.ts';

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
