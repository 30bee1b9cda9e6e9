import type { ShipTo } from '../../../domain/companies/company.ts';
import { findCompany } from '../../../domain/companies/company-queries.server.ts';
import type { LabelInput } from '../../../domain/labels/label.ts';
import { listPictures } from '../../../domain/labels/label-products.server.ts';
import type { LiveCatalogue } from '../../../domain/search/live-catalogue.server.ts';
import type { DatabaseLike } from '../../../platform/db/database.server.ts';

/** Data the form shows besides the label. */
export type LabelFormParts = {
	/** Pictures of its gloves, by part number. */
	pictures: Record<string, string>;
	/** Its company's delivery addresses; empty without a company. */
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
