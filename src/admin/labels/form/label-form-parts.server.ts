import type { ShipTo } from '../../../domain/companies/company.ts';
import { findCompany } from '../../../domain/companies/company-queries.server.ts';
import type { LabelInput } from '../../../domain/labels/label.ts';
import { findUsualLanguage } from '../../../domain/labels/label-commands.server.ts';
import { listPictures, withFrenchDescriptions } from '../../../domain/labels/label-products.server.ts';
import type { LiveCatalogue } from '../../../domain/search/live-catalogue.server.ts';
import type { DatabaseLike } from '../../../platform/db/database.server.ts';
import type { Locale } from '../../../platform/i18n/locale.ts';

/** Data the form shows besides the label. */
export type LabelFormParts = {
	/** Pictures of its gloves, by part number. */
	pictures: Record<string, string>;
	/** Its company's delivery addresses; empty without a company. */
	shipTos: ShipTo[];
	/** Its company's language. */
	companyLanguage: Locale | undefined;
};

/** A label as the form starts with it: in its language or the usual one, its lines with their French. */
export async function completeForForm<Input extends LabelInput>(
	db: DatabaseLike,
	catalogue: LiveCatalogue,
	label: Input,
): Promise<Input> {
	const [language, content] = await Promise.all([
		label.language ?? findUsualLanguage(db, label),
		withFrenchDescriptions(catalogue, label.content),
	]);
	return { ...label, language, content };
}

export async function loadFormParts(
	db: DatabaseLike,
	catalogue: LiveCatalogue,
	{ companyId, content }: LabelInput,
): Promise<LabelFormParts> {
	const [company, pictures] = await Promise.all([
		companyId === '' ? undefined : findCompany(db, companyId),
		listPictures(catalogue, content),
	]);
	return { pictures, shipTos: company?.shippingAddresses ?? [], companyLanguage: company?.language };
}
