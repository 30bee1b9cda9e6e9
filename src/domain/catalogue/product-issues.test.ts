import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { wordErrors } from '../../platform/problems/problem.server.ts';
import type { Product } from './product.ts';
import { lengthInSizeL, listProductIssues } from './product-issues.ts';
import { aGlove } from './test-glove.ts';

const issuesOf = (changes: Partial<Product>) =>
	wordErrors('en', listProductIssues(aGlove(changes))).map(({ path, message }) => `${path}: ${message}`);

const rated = (...ratings: [type: string, value: string][]) =>
	ratings.map(([type, value]) => ({ type, value, edition: '' }));

const row = (process: string, performance: 'Full use' | 'Limited' | 'No use', amperageRange = 'N/A') => ({
	process,
	amperageRange,
	performance,
	notes: 'Because',
});

describe('rules between the fields of a glove', () => {
	it('find nothing wrong with a valid glove', () => expect(issuesOf({})).toEqual([]));

	it('require EN 12477’s minimums and length', () => {
		const certifications = rated(['EN12477', 'A'], ['EN388', '1122X'], ['EN407', '413X4X']);
		expect(issuesOf({ certifications })).toEqual([
			'certifications.0.value: EN 12477 type A asks for EN 388 abrasion 2 or more; the glove has 1',
		]);
		const enough = rated(['EN12477', 'A'], ['EN388', '2122X'], ['EN407', '413X4X']);
		expect(issuesOf({ certifications: enough })).toEqual([]);
		expect(
			issuesOf({ certifications: enough, specifications: { 'Length in size L': '280 mm (11 in)' } }),
		).toEqual([
			'certifications.0.value: EN 12477 type A asks for 330 mm in size L or more; the glove has 280 mm',
		]);
	});

	it('accept an untested position, but not a missing rating', () => {
		expect(
			issuesOf({ certifications: rated(['EN12477', 'A'], ['EN388', '3133X'], ['EN407', '41XX4X']) }),
		).toEqual([]);
		expect(issuesOf({ certifications: rated(['EN12477', 'A'], ['EN388', '3133X']) })).toEqual([
			'certifications.0.value: EN 12477 type A leans on a rating under EN 407, which the glove does not have',
		]);
		expect(issuesOf({ certifications: rated(['EN407', 'X1XXXX']) })).toEqual([]);
	});

	it('require abrasion and tear levels for EN 407 and EN 511', () => {
		expect(
			issuesOf({ certifications: rated(['EN388', '1101X'], ['EN407', 'X1XXXX'], ['EN511', '21X']) }),
		).toEqual([
			'certifications.1.value: EN 407 asks for EN 388 tear 1 or more; the glove has 0',
			'certifications.2.value: EN 511 level 2 and over (21X) asks for EN 388 abrasion 2 or more; the glove has 1',
			'certifications.2.value: EN 511 level 2 and over (21X) asks for EN 388 tear 2 or more; the glove has 0',
		]);
	});

	it('reject a duplicate rating', () => {
		expect(
			issuesOf({ certifications: rated(['ANSI_CUT', 'A2'], ['EN388', '3133X'], ['ANSI_CUT', 'A4']) }),
		).toEqual(['certifications.2.type: ANSI_CUT is given twice']);
	});

	it.each(['Nitrile coating', 'polyurethane coating', 'HPPE liner'])(
		'exclude %s from every arc process',
		(tag) => {
			const weldingProcesses = [
				row('GTAW (TIG)', 'Limited'),
				row('stick', 'Full use'),
				row('GMAW (MIG)', 'No use'),
				row('Grinding and prep', 'Full use'),
				row('OFW (Oxy-fuel)', 'Limited'),
			];
			expect(issuesOf({ materialTags: ['Goatskin', tag], weldingProcesses })).toEqual([
				`weldingProcesses.0.performance: GTAW (TIG) must be "No use": ${tag} melts at the arc`,
				`weldingProcesses.1.performance: stick must be "No use": ${tag} melts at the arc`,
			]);
			expect(issuesOf({ materialTags: ['Goatskin'], weldingProcesses })).toEqual([]);
		},
	);

	it('reject two rows for a process or a position, under any name', () => {
		const weldingProcesses = [row('GTAW (TIG)', 'No use'), row('TIG', 'Limited')];
		expect(issuesOf({ weldingProcesses })).toEqual([
			'weldingProcesses.1.process: "TIG" is "GTAW (TIG)" under another name',
		]);
		const position = { performance: 'Full use' as const, notes: 'Because' };
		const weldingPositions = [
			{ position: 'Flat (1G / 1F)', ...position },
			{ position: '1G', ...position },
		];
		expect(issuesOf({ weldingPositions })).toEqual(['weldingPositions.1.position: "1G" has two rows']);
	});

	it('report an unreadable amperage', () => {
		expect(issuesOf({ weldingProcesses: [row('TIG', 'Limited', 'lots')] })).toEqual([
			'weldingProcesses.0.amperageRange: "lots" is no amperage; write 85-105A, <=150A, 140-160A+ or N/A',
		]);
	});

	it('require unique sizes and stock codes, including the default size', () => {
		expect(issuesOf({ sizes: { L: 'a', Large: 'b' } })).toEqual([
			'sizes.Large: size "Large" is "L" under another name',
		]);
		expect(issuesOf({ sizes: { M: 'XY-1', L: 'xy-1' } })).toEqual([
			'sizes: stock code "xy-1" stands for two sizes',
		]);
		expect(issuesOf({ selectedSizeDefault: 'XL' })).toEqual([
			'selectedSizeDefault: "XL" is not among the sizes (M, L)',
		]);
		expect(issuesOf({ selectedSizeDefault: 'Large' })).toEqual([]);
		expect(issuesOf({ selectedSizeDefault: '' })).toEqual([]);
	});

	it('relate a glove to others, once each', () => {
		expect(issuesOf({ relatedProducts: ['xy901', 'xy900', 'xy901'] })).toEqual([
			'relatedProducts.1: a glove is not related to itself',
			'relatedProducts.2: "xy901" is listed twice',
		]);
	});
});

it('reads the length in size L in millimetres', () => {
	expect(lengthInSizeL(aGlove())).toBe(356);
	expect(lengthInSizeL({ specifications: { 'Length in size L': '14 in' } })).toBeUndefined();
	expect(lengthInSizeL({ specifications: {} })).toBeUndefined();
});

describe('pictures', () => {
	const elsewhere = 'https://cdn.example/xy300.jpg';
	const paths = (changes: Partial<Product>, stored?: Product) =>
		listProductIssues(aGlove(changes), stored).map(({ path }) => path);

	it('on another site are rejected, as are document previews there; documents themselves may be anywhere', () => {
		const resource = { title: 'Data sheet', preview: elsewhere, pdfUrl: 'https://papers.example/xy300.pdf' };
		expect(paths({ pictures: ['/pictures/a.webp', elsewhere], resources: [resource] })).toEqual([
			'pictures.1',
			'resources.0.preview',
		]);
		expect(paths({ resources: [{ ...resource, preview: '' }] })).toEqual([]);
	});

	it('whatever the address, only paths of this site pass', () => {
		fc.assert(
			fc.property(fc.webUrl({ withQueryParameters: true }), (address) => {
				expect(paths({ pictures: [address] })).toEqual(['pictures.0']);
			}),
		);
	});

	it('that are stored already stay, so that the rest of the glove can be saved', () => {
		const stored = aGlove({ pictures: [elsewhere] });
		expect(paths({ pictures: [elsewhere, 'https://cdn.example/new.jpg'] }, stored)).toEqual(['pictures.1']);
	});
});
