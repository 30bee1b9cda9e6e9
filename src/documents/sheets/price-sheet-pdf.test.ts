import { expect, test } from 'vitest';
import type { PriceSheet, PriceSheetRow } from '../../domain/pricing/price-sheet.server.ts';
import { readPdfRuns, readPdfText } from '../../testing/pdf-text.ts';
import { makePriceSheetPdf } from './price-sheet-pdf.server.ts';

const row: PriceSheetRow = {
	partNumber: 'xy276-3-black',
	name: 'Argon Bulwark Winter Gauntlet',
	sizes: [],
	customerNumber: 'STW-004512',
	caseSize: 120,
	pair: 123456,
	dozen: 120000,
	case: 118000,
	validFrom: '',
	validTo: '2026-12-31',
} as PriceSheetRow;
const sheet = (change: Partial<PriceSheet>) =>
	({ rows: [row], currency: 'USD', date: '2026-12-01', ...change }) as PriceSheet;

test('a French price sheet has French headings, prices and dates', async () => {
	const pdf = await makePriceSheetPdf(sheet({}), 'Soudure Rive-Sud inc.', 'fr');
	const text = readPdfText(pdf).replaceAll('\n', '');
	for (const expected of [
		'Feuille de prix',
		'Prix pour Soudure Rive-Sud inc.',
		'1ᵉʳ\u00A0décembre\u00A02026',
		'Numéro de pièce',
		'Valable jusqu’au',
		'1\u00A0234,56\u00A0$\u00A0US',
		'120\u00A0pr',
	]) {
		expect(text).toContain(expected);
	}
	expect(pdf.toString('latin1')).toContain('/Lang (fr-CA)');
});

test('long prices take their room from the glove’s name, which is cut; short ones leave it whole', async () => {
	const nameOn = async (change: Partial<PriceSheetRow>, locale: 'en' | 'fr') => {
		const pdf = await makePriceSheetPdf(sheet({ rows: [{ ...row, ...change }] }), 'Rive-Sud', locale);
		return readPdfRuns(pdf).find(({ text }) => text.startsWith('Argon'))?.text;
	};
	const usual = { pair: 1845, dozen: 1790, case: 1699 };
	expect(await nameOn({ ...usual, name: 'Argon Bulwark' }, 'fr')).toBe('Argon Bulwark');
	expect(await nameOn(usual, 'en')).toBe('Argon Bulwark Winter Gauntlet');
	expect(await nameOn({}, 'fr')).toMatch(/^Argon Bulwark\b.*…$/);
});
