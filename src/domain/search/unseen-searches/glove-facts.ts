import { listIndustries, type Product } from '../../catalogue/product.ts';
import { levelOf } from '../../ratings/certification.ts';
import { positionOfRow, processOfRow } from '../welding-row.ts';

/** What makes a glove a right answer, by its English data. */
export type Fact = (glove: Product) => boolean;

export const all =
	(...facts: Fact[]): Fact =>
	(glove) =>
		facts.every((fact) => fact(glove));
export const any =
	(...facts: Fact[]): Fact =>
	(glove) =>
		facts.some((fact) => fact(glove));

export const is =
	(partNumber: string): Fact =>
	(glove) =>
		glove.partNumber === partNumber;
export const used =
	(code: string): Fact =>
	(glove) =>
		glove.weldingProcesses.some((row) => processOfRow(row)?.code === code && row.performance !== 'No use');
export const made =
	(code: string): Fact =>
	(glove) =>
		glove.weldingProcesses.some((row) => processOfRow(row)?.code === code && row.performance === 'Full use');
export const welds: Fact = (glove) =>
	glove.weldingProcesses.some((row) => processOfRow(row)?.arc && row.performance === 'Full use');
export const inPosition =
	(code: string): Fact =>
	(glove) =>
		glove.weldingPositions.some((row) => positionOfRow(row)?.code === code && row.performance !== 'No use');
export const of =
	(material: RegExp): Fact =>
	(glove) =>
		glove.materialTags.some((tag) => material.test(tag));
export const spec =
	(name: string, value: RegExp): Fact =>
	(glove) =>
		value.test(glove.specifications[name] ?? '');
/** Words of the English name and description, which say what a glove is. */
export const called =
	(words: RegExp): Fact =>
	({ name, description }) =>
		words.test(`${name} ${description}`);
export const rated =
	(type: string, level: number): Fact =>
	(glove) =>
		glove.certifications.some((row) => row.type === type && (levelOf(row) ?? -1) >= level);
/** A digit or letter of an EN marking, compared as text; X is not tested. */
export const marked =
	(type: string, position: number, least: string): Fact =>
	(glove) =>
		glove.certifications.some(
			({ type: own, value }) => own === type && value[position] !== 'X' && (value[position] ?? '') >= least,
		);
export const typed =
	(letter: string): Fact =>
	(glove) =>
		glove.certifications.some(({ type, value }) => type === 'EN12477' && value.includes(letter));
export const sized =
	(label: string): Fact =>
	(glove) =>
		Object.keys(glove.sizes).some((size) => size.split(' ')[0] === label);
export const cuff =
	(least: number): Fact =>
	(glove) =>
		Number(/(\d+) mm/.exec(glove.specifications['Cuff length'] ?? '')?.[1] ?? 0) >= least;
export const industry =
	(name: string): Fact =>
	(glove) =>
		listIndustries(glove).includes(name);
