/** The columns of an exported table, in order. */
export const PRODUCT_COLUMNS = [
	'partNumber',
	'name',
	'description',
	'descriptionLong',
	'color',
	'label',
	'state',
	'successor',
	'sizes',
	'selectedSizeDefault',
	'masterCase',
	'innerBag',
	'displayReady',
	'certifications',
	'weldingProcesses',
	'weldingPositions',
	'productDetails',
	'applications',
	'usedIn',
	'features',
	'specifications',
	'weldingTags',
	'materialTags',
	'relatedProducts',
	'pictures',
	'pictureTexts',
	'resources',
	'exportedVersion',
] as const;
export type ProductColumn = (typeof PRODUCT_COLUMNS)[number];

/** Behind the columns of a table of failed rows: why each failed. Read again it says nothing. */
export const REASONS_COLUMN = 'reasons';
