import { expect, it } from 'vitest';
import { wordMessage } from '../../../platform/i18n/word-message.server.ts';
import { productSchema } from '../../catalogue/product-schema.ts';
import { listProductWarnings } from '../../catalogue/product-warning.ts';
import { aGlove } from '../../catalogue/test-glove.ts';
import { parseCertification } from '../certification.ts';
import { wordRatingSentence } from './rating-sentence.ts';

it.each([
	[
		'EN388',
		'5133X',
		'',
		'EN 388 «\u00A05133X\u00A0»\u00A0: la position 1 (abrasion) prend 0 à 4 ou X, pas «\u00A05\u00A0»',
	],
	[
		'EN388',
		'413',
		'',
		'EN 388 compte 5 caractères, par exemple 4133X, suivi de P pour les chocs; «\u00A0413\u00A0» en a 3',
	],
	['ANSI_CUT', 'A10', '', 'Coupure ANSI prend A1 à A9, pas «\u00A0A10\u00A0»'],
	[
		'EN407',
		'X3XXXX',
		'',
		'EN 407 «\u00A0X3XXXX\u00A0»\u00A0: la position 2 ne peut être à 3 ou 4 que si la position 1 (flamme) est à 3 ou 4',
	],
	['EN388', '4133X', 'hier', 'l’édition est une année comme 2016, pas «\u00A0hier\u00A0»'],
])('%s %s is refused in French', (type, value, edition, reason) => {
	const reading = parseCertification(type, value, edition);
	expect(reading.ok ? '' : wordRatingSentence(reading.reason, 'fr')).toBe(reason);
});

it('a form and its warnings carry the sentence in both languages', () => {
	const certifications = [{ type: 'EN388', value: '5133X', edition: '2016' }];
	const parsed = productSchema.safeParse({ ...aGlove(), certifications });
	const [issue] = parsed.error?.issues ?? [];
	expect(wordMessage('en', issue?.message ?? '')).toContain('place 1 (abrasion) takes 0 to 4 or X');
	expect(wordMessage('fr', issue?.message ?? '')).toContain('la position 1 (abrasion)');
	const product = aGlove({ certifications: [{ type: 'EN12477', value: 'A', edition: '2001' }] });
	const [warning] = listProductWarnings({ product, state: 'draft', successor: '' }, () => true).filter(
		({ code }) => code === 'minimum',
	);
	expect(wordMessage('en', warning?.detail ?? '')).toMatch(/^EN 12477 type A leans on a rating under EN 388/);
	expect(wordMessage('fr', warning?.detail ?? '')).toMatch(/^EN 12477 type A suppose une cote EN 388/);
});
