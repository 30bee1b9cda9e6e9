import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { wordMessage } from '../../platform/i18n/word-message.server.ts';
import { FRENCH_FIELDS, PRODUCT_COLUMNS } from '../catalogue/product-columns.ts';
import { aGlove } from '../catalogue/test-glove.ts';
import { anyGlove } from '../catalogue/test-gloves.ts';
import { listTexts } from '../catalogue/translations/product-texts.ts';
import { formatFrenchCell, joinFrench } from './french-columns.ts';
import { formatProductCells, readTableRow } from './product-row.ts';

const GLOVE = aGlove({
	description: 'Goat TIG glove',
	color: '',
	productDetails: ['Welted seams', 'Elastic back', 'Long cuff'],
	features: [['Keystone thumb', 'Seamless finger'], ['Kevlar thread']],
	usedIn: ['Shipyard, Rail', 'Worn at the bench'],
	specifications: { Hide: 'Goat grain', Lining: 'Wool: two layers' },
	weldingTags: ['Bench work', 'Thin wall'],
	pictureTexts: { '/pictures/a.jpg': 'The palm' },
	pictures: ['/pictures/a.jpg'],
	french: {},
});

/** The French of the glove after a row with these columns; its errors in English. */
function read(columns: Record<string, string>, known = GLOVE, isExported = false) {
	const row = readTableRow(Object.keys(columns), Object.values(columns));
	expect(row.unknown).toEqual([]);
	const { given, errors, warnings } = joinFrench(row.given, known, isExported);
	return {
		french: given.french as Record<string, string>,
		errors: errors.map(({ field, reason }) => `${field} ${wordMessage('en', reason)}`),
		warnings: warnings.map(({ path, code, detail }) => `${path} ${code} ${detail}`),
	};
}

describe('a French column is read beside its English', () => {
	it.each([
		['description_fr', 'Gant TIG en chèvre', { 'Goat TIG glove': 'Gant TIG en chèvre' }],
		['Description (FR)', 'Gant TIG', { 'Goat TIG glove': 'Gant TIG' }],
		[
			'productDetails_fr',
			'Coutures\n-\nManchette longue',
			{ 'Welted seams': 'Coutures', 'Long cuff': 'Manchette longue' },
		],
		[
			'product details fr',
			'Coutures\n\nManchette longue',
			{ 'Welted seams': 'Coutures', 'Long cuff': 'Manchette longue' },
		],
		[
			'details_fr',
			'Coutures | Dos | Manchette',
			{ 'Welted seams': 'Coutures', 'Elastic back': 'Dos', 'Long cuff': 'Manchette' },
		],
		[
			'features_fr',
			'Pouce\nDoigt\n\nFil',
			{ 'Keystone thumb': 'Pouce', 'Seamless finger': 'Doigt', 'Kevlar thread': 'Fil' },
		],
		[
			'usedIn_fr',
			'-, Chemin de fer\nÀ l’établi',
			{ Rail: 'Chemin de fer', 'Worn at the bench': 'À l’établi' },
		],
		[
			'specifications_fr',
			'Peau: -\n-: Laine: deux couches',
			{ Hide: 'Peau', 'Wool: two layers': 'Laine: deux couches' },
		],
		['weldingTags_fr', 'Établi, Paroi mince', { 'Bench work': 'Établi', 'Thin wall': 'Paroi mince' }],
		['pictureTexts_fr', '/pictures/a.jpg: La paume', { 'The palm': 'La paume' }],
		['caracteristiques_fr', '', {}],
	])('%s: %j', (column, cell, french) => {
		expect(read({ partNumber: 'xy300', [column]: cell })).toEqual({ french, errors: [], warnings: [] });
	});

	it('and the English of the same row counts before that of the catalogue', () => {
		const row = {
			partNumber: 'xy300',
			color: 'tan',
			color_fr: 'beige',
			description_en: 'Pigskin',
			description_fr: 'Porc',
		};
		expect(read(row).french).toEqual({ tan: 'beige', Pigskin: 'Porc' });
	});

	it('and a shared term that is as the list has it needs no text of its own', () => {
		const shared = formatFrenchCell('specifications', GLOVE);
		expect(shared.split('\n')[0]).toBe('Cuir: Fleur de chèvre');
		expect(read({ partNumber: 'xy300', specifications_fr: shared }).french).toEqual({});
	});

	it('and an empty cell removes the French, a missing column does not', () => {
		const known = { ...GLOVE, french: { 'Goat TIG glove': 'Gant', 'The palm': 'La paume', Gone: 'Parti' } };
		expect(read({ partNumber: 'xy300', description_fr: '' }, known).french).toEqual({
			'The palm': 'La paume',
			Gone: 'Parti',
		});
	});
});

describe('French that does not fit is refused and named', () => {
	it.each([
		['productDetails_fr', 'Coutures\nDos', 'has 2 lines where the English has 3'],
		['color_fr', 'beige', 'there is no English beside it'],
		['specifications_fr', 'Peau\nLaine', 'has a line 1 that does not match its English, “Hide: Goat grain”'],
		['pictureTexts_fr', '/pictures/b.jpg: La paume', 'has a line 1'],
		['usedIn_fr', 'Chantier\nÀ l’établi', 'has a line 1'],
	])('%s: %j', (column, cell, reason) => {
		const { errors } = read({ partNumber: 'xy300', [column]: cell });
		expect(errors).toHaveLength(1);
		expect(errors[0]).toContain(reason);
		expect(errors[0]?.startsWith(`${column} `)).toBe(true);
	});

	it('as two translations of one text', () => {
		const known = { ...GLOVE, label: 'Goat TIG glove' };
		const { errors } = read({ partNumber: 'xy300', description_fr: 'Gant', label_fr: 'Gant TIG' }, known);
		expect(errors).toEqual([expect.stringContaining('label_fr gives “Goat TIG glove” other French')]);
	});
});

describe('an exported row', () => {
	const known = { ...GLOVE, french: { 'Goat TIG glove': 'Gant TIG en chèvre' } };

	it('does not keep the old French beside new English', () => {
		const row = {
			partNumber: 'xy300',
			exportedVersion: '3',
			description: 'Pigskin',
			description_fr: 'Gant TIG en chèvre',
		};
		const { french, warnings } = read(row, known, true);
		expect(french).not.toHaveProperty('Pigskin');
		expect(warnings).toEqual(['description_fr oldFrench Pigskin']);
	});

	it('does not take French that stayed while its English lines were moved', () => {
		const french = { 'Welted seams': 'Coutures', 'Elastic back': 'Dos', 'Long cuff': 'Manchette' };
		const row = {
			partNumber: 'xy300',
			exportedVersion: '3',
			productDetails: 'Elastic back\nWelted seams\nLong cuff',
			productDetails_fr: 'Coutures\nDos\nManchette',
		};
		const joined = read(row, { ...GLOVE, french }, true);
		expect(joined.french).toEqual(french);
		expect(joined.warnings).toHaveLength(2);
	});

	it('takes new French beside new English', () => {
		const row = { partNumber: 'xy300', exportedVersion: '3', description: 'Pigskin', description_fr: 'Porc' };
		expect(read(row, known, true)).toMatchObject({ french: { Pigskin: 'Porc' }, warnings: [] });
	});

	it('changes nothing when it comes back as it went', () => {
		fc.assert(
			fc.property(
				anyGlove,
				fc.infiniteStream(fc.constantFrom('Un', 'A: b', 'x | y', '-', 'a\\n, b', '')),
				(any, reason) => {
					const own = listTexts(any).map((text) => [text, reason.next().value as string]);
					const glove = { ...any, french: Object.fromEntries(own.filter(([, french]) => french !== '')) };
					const cells = formatProductCells({
						product: glove,
						state: 'published',
						successor: '',
						version: 3,
						updatedAt: '',
						updatedBy: '',
					});
					const joined = joinFrench(readTableRow(PRODUCT_COLUMNS, cells).given, glove, true);
					expect(joined).toMatchObject({ errors: [], warnings: [] });
					expect(joined.given.french).toEqual(glove.french);
				},
			),
		);
	});
});

it('every French column names a column that is exported', () => {
	for (const field of FRENCH_FIELDS) expect(PRODUCT_COLUMNS).toContain(`${field}_fr`);
});
