import {
	type FrenchColumn,
	isFrenchColumn,
	PACK_FIELDS,
	type ProductColumn,
} from '../catalogue/product-columns.ts';
import { fieldOf, isProductKey } from '../catalogue/product-fields.ts';

/** Example cells of the columns besides the fields. */
const ABOUT_EXAMPLES = { state: 'published', successor: 'XY301', exportedVersion: '4' } as const;

/** Added after the columns of a table of failed rows: the reasons for each failure. Ignored on import. */
export const REASONS_COLUMN = 'reasons';

/** An example cell of a column; the same in every language. */
export function exampleOf(column: ProductColumn): string {
	if (isProductKey(column)) return fieldOf(column).example ?? '';
	if (isFrenchColumn(column)) return FRENCH_EXAMPLES[column] ?? '';
	return { ...ABOUT_EXAMPLES, ...PACK_EXAMPLES }[column];
}

const FRENCH_EXAMPLES: Partial<Record<FrenchColumn, string>> = {
	description_fr: 'Gant TIG en fleur de chèvre',
	color_fr: 'naturel',
	label_fr: 'gant TIG en chèvre',
	productDetails_fr: 'Coutures passepoilées\nDos élastique',
	applications_fr: 'Tuyau à paroi mince',
	usedIn_fr: 'Chantier naval, Ferroviaire\nPorté à l’établi',
	features_fr: 'Pouce rapporté',
	weldingProcesses_fr: 'GTAW (TIG); on sent le métal d’apport',
	weldingPositions_fr: 'À plat (1G / 1F); la chaleur monte',
	specifications_fr: 'Cuir: fleur de chèvre\nManchette: 4 po',
	weldingTags_fr: 'Faible intensité',
	materialTags_fr: 'Fleur de chèvre',
	pictureTexts_fr: '/pictures/xy300-palm.jpg: La paume, d’une pièce',
	resources_fr: 'Fiche technique',
};

const PACK_EXAMPLES = {
	masterCase: PACK_FIELDS.masterCase.example,
	innerBag: PACK_FIELDS.innerBag.example,
	displayReady: PACK_FIELDS.displayReady.example,
};
