import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readDemonstrationCatalogue } from '../../catalogue/demonstration/demonstration-catalogue.server.ts';
import type { Product } from '../../catalogue/product.ts';
import { type FitGlove, readFitGlove } from '../judging/fit-glove.ts';
import { judgeFit } from '../judging/judge-fit.ts';
import { readTask } from '../reading/read-task.ts';
import type { Facts } from '../reading/task-facts.ts';
import { anyFacts, anyGlove } from '../test-facts.ts';
import { FIT_LABELS } from './fit-labels.ts';
import { wordVerdict } from './word-verdict.ts';

/** Compares the sentence with the sheet by this file's own word lists. */
const range = readDemonstrationCatalogue().products.map((product) => ({
	product,
	glove: readFitGlove(product),
}));

const HAZARDOUS = `
overhead MIG at 110 A, parts at 150 C
handling steel outside at -25
TIG 60 A in the cold at -12, small parts
fine wire work, 0.5 mm filler, TIG 40 A, need feel
oily stampings, handling
loading wet lumber in the rain
handling needles
acid splashes, handling
arc flash suit work at 600 V
draining boiling water
gamma radiography source handling
overhead tacking with MIG at 90 amps
handling sharp sheet metal with a required A5
manutention dehors à -25
TIG au plafond 80 A, petites pièces
manipuler de l'acide
pièces huileuses, manutention
souder sous la pluie, MIG 110 A au plafond
manipulation de seringues
électrode 90 A à la verticale, pièces à 300 °C
`;
const TASKS = [...FIT_LABELS.map(({ task }) => task), ...HAZARDOUS.trim().split('\n')].map((task) => ({
	task,
	facts: readTask(task),
}));

const sheetOf = ({ specifications, materialTags }: Product) =>
	[...Object.entries(specifications).map(([row, text]) => `${row}: ${text}`), ...materialTags].join(' | ');
const rowOf = ({ specifications }: Product, row: string) => specifications[row] ?? '';

/** Material words: allowed only if the sheet has them, under one of these spellings. */
const STUFF: readonly [statement: RegExp, sheet: RegExp][] = [
	[/nitrile/i, /nitrile/i],
	[/\bHPPE\b/, /hppe|dyneema|uhmwpe/i],
	[/polyurethane|polyuréthane/i, /polyurethane|\bpu\b/i],
	[/polyester/i, /polyester/i],
	[/\bnylon/i, /nylon/i],
	[/acrylic|acrylique/i, /acrylic/i],
	[/spandex|élasthanne/i, /spandex|elastane/i],
	[/neoprene|néoprène/i, /neoprene/i],
	[/thinsulate/i, /thinsulate/i],
	[/microfleece|molleton/i, /microfleece/i],
	[/\bwool|\blaine/i, /wool/i],
	[/\bcotton|\bcoton/i, /cotton/i],
	[/\bfleece/i, /fleece/i],
	[/pigskin|cuir de porc/i, /pig/i],
	[/goat|chèvre/i, /goat/i],
	[/rubber(?! insulating| glove)|caoutchouc(?! selon)/i, /rubber/i],
	[/\bplastic\b|\bplastique\b/i, /plastic/i],
];

/** Claims of a sentence that the glove's sheet contradicts; empty if there are none. */
function listContradictions(sentence: string, product: Product): string[] {
	const sheet = sheetOf(product);
	const [hide, lining, cuff] = [rowOf(product, 'Hide'), rowOf(product, 'Lining'), rowOf(product, 'Cuff')];
	const wrong: string[] = [];
	const claim = (statement: RegExp, isTrue: boolean, name: string) => {
		if (statement.test(sentence) && !isTrue) wrong.push(name);
	};
	for (const [statement, stuff] of STUFF) claim(statement, stuff.test(sheet), `${statement}`);
	claim(/\bunlined\b|no lining|non doublé|ni doublure/i, /^(none|unlined)\b[^,]*$/i.test(lining), 'unlined');
	claim(
		/\bit is lined|\bthe lining|\bits lining|\ba lining|il est doublé|\bla doublure|sa doublure/i,
		lining !== '' && !/^(none|unlined)\b/i.test(lining),
		'lined',
	);
	claim(
		/\bleather\b|le cuir\b/i,
		/cow|goat|pig|deer|elk|moose|bison|hide|leather/i.test(hide) && !/^none/i.test(hide),
		'leather',
	);
	claim(/\bknit\b|tricot\b/i, /knit/i.test(`${hide} ${rowOf(product, 'Shell')}`), 'knit');
	claim(/coated|enduit\b/i, rowOf(product, 'Coating') !== '', 'coated');
	const length = `${rowOf(product, 'Cuff length')} ${cuff}`;
	claim(/slip-on wrist|ends at the wrist|finit au poignet|poignet reste ouvert/i, !/\d/.test(length), 'open');
	for (const [, inches] of sentence.matchAll(/(\d+(?:\.\d+)?)[ \u00a0](?:in|po)\b/g)) {
		const isOnSheet = [...length.matchAll(/(\d+(?:\.\d+)?) ?(in|mm|")/g)].some(
			([, size, unit]) => Math.abs(Number(size) / (unit === 'mm' ? 25.4 : 1) - Number(inches)) < 0.06,
		);
		// The 4 for overhead comes from the rule.
		if (inches !== '4' && !isOnSheet) wrong.push(`cuff ${inches}`);
	}
	for (const [, mm] of sentence.matchAll(/(\d+(?:\.\d+)?)[ \u00a0]mm\b/g)) {
		const layers = (rowOf(product, 'Leather thickness').match(/\d+\.\d+/g) ?? []).map(Number);
		const sum = layers.reduce((all, layer) => all + layer, 0);
		if (![...layers, sum].some((layer) => Math.abs(layer - Number(mm)) < 0.01)) wrong.push(`${mm} mm`);
	}
	return wrong;
}

/** A current described as inside a row must be inside it. */
function isInsideRow(sentence: string, facts: Facts, glove: FitGlove): boolean {
	if (!/sits inside|is inside its \d|well within|takes in|covers \d+ A|reste dans|y entre/.test(sentence))
		return true;
	return facts.amps.every(({ min, max, process }) =>
		facts.processes
			.filter((code) => process === null || process === code)
			.some((code) => {
				const step = glove.processes.get(code);
				return (
					step?.reach != null && (step.from ?? 0) <= (min ?? max ?? 0) && step.reach >= (max ?? min ?? 0)
				);
			}),
	);
}

const NAMES: Readonly<Record<'en' | 'fr', Readonly<Record<string, RegExp>>>> = {
	en: {
		GTAW: /\bTIG\b/,
		GMAW: /\bMIG\b/,
		SMAW: /\bstick\b/i,
		FCAW: /flux core/i,
		MCAW: /metal core/i,
		SAW: /sub-arc/i,
		PAW: /plasma welding/i,
		PAC: /plasma cutting/i,
		OFW: /oxy-fuel/i,
		'CAC-A': /gouging/i,
		GRIND: /grinding/i,
		TACK: /tack|fit-up/i,
		F: /\bflat\b/i,
		H: /horizontal/i,
		V: /vertical/i,
		O: /overhead/i,
		P: /pipe/i,
	},
	fr: {
		GTAW: /\bTIG\b/,
		GMAW: /\bMIG\b/,
		SMAW: /électrode/i,
		FCAW: /fil fourré/i,
		MCAW: /âme métallique/i,
		SAW: /arc submergé/i,
		PAW: /soudage au plasma/i,
		PAC: /coupage au plasma/i,
		OFW: /oxygaz/i,
		'CAC-A': /gougeage/i,
		GRIND: /meulage/i,
		TACK: /pointage|ajustage/i,
		F: /à plat/i,
		H: /corniche/i,
		V: /verticale/i,
		O: /plafond/i,
		P: /tuyau/i,
	},
};

/** Judged processes and positions, and a decisive current, that the sentence does not name. */
function listUnnamed(glove: FitGlove, facts: Facts, sentence: string): string[] {
	const { verdict, reasons } = judgeFit(glove, facts);
	if (verdict === null || reasons[0]?.kind.startsWith('notOurs.')) return [];
	const names = NAMES[facts.language];
	const processes = facts.processes.length > 3 ? facts.processes.slice(0, 3) : facts.processes;
	const work = [...processes, ...(facts.processes.length > 0 ? facts.positions : [])];
	const missing = work.filter((code) => !names[code]?.test(sentence));
	if (facts.processes.length === 0 && !/handling|manutention/i.test(sentence)) missing.push('handling');
	const current = reasons.find(
		({ kind, effect }) =>
			effect === verdict && kind.startsWith('amps.') && (kind !== 'amps.within' || verdict === 'Full use'),
	);
	const amperes = /\d+(?= A$)/.exec(current?.values.said ?? '')?.[0];
	if (amperes !== undefined && !sentence.includes(amperes)) missing.push(`${amperes} A`);
	return missing;
}

/** Measures are only in rows that have some, each in its own unit. */
function hasSoundRows(rows: Readonly<Record<string, string>>): boolean {
	const isMeasured = (text = '') => /\d\s*(?:in\b|mm\b|")/.test(text);
	const {
		'Leather thickness': thickness = '',
		'Cuff length': length = '',
		Cuff: cuff = '',
		...others
	} = rows;
	if (Object.values(others).some(isMeasured)) return false;
	return !/in\b|"/.test(thickness) && (length === '' || /\d ?in\b/.test(length)) && !/\d\.\d.*mm/.test(cuff);
}

describe('sentences for the whole range', () => {
	it('claim nothing that the glove’s sheet contradicts', () => {
		const wrong: string[] = [];
		let total = 0;
		for (const { product, glove } of range) {
			for (const { task, facts } of TASKS) {
				const sentence = wordVerdict(glove, facts, judgeFit(glove, facts), `${product.partNumber}|${task}`);
				total++;
				const found = listContradictions(sentence, product);
				if (found.length > 0) wrong.push(`${product.partNumber} ${found.join()}: ${sentence}`);
				if (!isInsideRow(sentence, facts, glove)) wrong.push(`${product.partNumber} amps: ${sentence}`);
			}
		}
		expect(total).toBeGreaterThan(10_000);
		expect(wrong).toEqual([]);
	});

	it('name the process, the position and the decisive current', () => {
		const wrong: string[] = [];
		for (const { product, glove } of range) {
			for (const { task, facts } of TASKS) {
				const sentence = wordVerdict(glove, facts, judgeFit(glove, facts), `${product.partNumber}|${task}`);
				const missing = listUnnamed(glove, facts, sentence);
				if (missing.length > 0) wrong.push(`${missing.join()} of “${task}”: ${sentence}`);
			}
		}
		expect(wrong).toEqual([]);
	});

	it('do both for generated gloves and jobs', () => {
		const language = fc.constantFrom('en' as const, 'fr' as const);
		fc.assert(
			fc.property(anyGlove, anyFacts, language, fc.string(), (product, job, language, seed) => {
				// A cuff length in the lining row is quoted unchanged; no sentence can correct that.
				fc.pre(hasSoundRows(product.specifications));
				const glove = readFitGlove(product);
				const facts = { ...job, language };
				const sentence = wordVerdict(glove, facts, judgeFit(glove, facts), seed);
				expect({ sentence, wrong: listContradictions(sentence, product) }).toEqual({ sentence, wrong: [] });
				expect({ sentence, missing: listUnnamed(glove, facts, sentence) }).toEqual({ sentence, missing: [] });
			}),
			{ numRuns: 3_000 },
		);
	});
});
