import type { ProductKey } from './product-fields.ts';

/** The parts of `packaging`, each a column in a table. */
export const PACK_FIELDS = {
	masterCase: { example: '36', synonyms: ['packagingmastercase', 'caissemaitresse'] },
	innerBag: { example: '6', synonyms: ['packaginginnerbag', 'innerpolybag', 'sacinterieur'] },
	displayReady: { example: 'yes', synonyms: ['packagingdisplayready', 'pretpourpresentoir'] },
} as const;

/** The fields with texts that visitors read; the French of each has a column beside it, such as `description_fr`. */
export const FRENCH_FIELDS = [
	'description',
	'descriptionLong',
	'color',
	'label',
	'productDetails',
	'applications',
	'usedIn',
	'features',
	'weldingProcesses',
	'weldingPositions',
	'specifications',
	'weldingTags',
	'materialTags',
	'resources',
	'pictureTexts',
] as const satisfies readonly ProductKey[];
export type FrenchField = (typeof FRENCH_FIELDS)[number];
export type FrenchColumn = `${FrenchField}_fr`;

/** The field of a French column; undefined for other columns. */
export function findFrenchField(column: string): FrenchField | undefined {
	return FRENCH_FIELDS.find((field) => column === `${field}_fr`);
}

export function isFrenchColumn(column: string): column is FrenchColumn {
	return findFrenchField(column) !== undefined;
}

/** The columns of an exported table, in order. */
export const PRODUCT_COLUMNS = [
	'partNumber',
	'name',
	'description',
	'description_fr',
	'descriptionLong',
	'descriptionLong_fr',
	'color',
	'color_fr',
	'label',
	'label_fr',
	'state',
	'successor',
	'sizes',
	'selectedSizeDefault',
	'masterCase',
	'innerBag',
	'displayReady',
	'certifications',
	'weldingProcesses',
	'weldingProcesses_fr',
	'weldingPositions',
	'weldingPositions_fr',
	'productDetails',
	'productDetails_fr',
	'applications',
	'applications_fr',
	'usedIn',
	'usedIn_fr',
	'features',
	'features_fr',
	'specifications',
	'specifications_fr',
	'weldingTags',
	'weldingTags_fr',
	'materialTags',
	'materialTags_fr',
	'relatedProducts',
	'pictures',
	'pictureTexts',
	'pictureTexts_fr',
	'resources',
	'resources_fr',
	'french',
	'exportedVersion',
] as const;
export type ProductColumn = (typeof PRODUCT_COLUMNS)[number];
