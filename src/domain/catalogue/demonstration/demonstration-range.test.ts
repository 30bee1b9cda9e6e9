import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parseAmperage } from '../../ratings/amperage.ts';
import { EN12477_LENGTH_IN_L_MM } from '../../ratings/en12477.ts';
import { findWeldingProcess, WELDING_POSITIONS, WELDING_PROCESSES } from '../../ratings/welding-process.ts';
import { LISTING_ROUTES } from '../category.ts';
import { categorySchema } from '../category-schema.ts';
import {
	basePartNumber,
	formatPartNumber,
	isReservedSlug,
	productSlug,
} from '../part-numbers/part-number.ts';
import type { Product, Resource } from '../product.ts';
import { lengthInSizeL, listProductIssues } from '../product-issues.ts';
import { productSchema } from '../product-schema.ts';
import { listSchemaErrors } from '../schema-error.ts';
import { sizeKey, sortSizes } from '../sizes/glove-size.ts';
import { DEMONSTRATION_ROWS, fixedRatings } from './demonstration-rows.ts';

const CONTENT = join(import.meta.dirname, '../../../../content/catalogue');
const PUBLIC = join(import.meta.dirname, '../../../../public');
const FOLDER = join(CONTENT, 'products');

/** A file of the range; an unreadable file has no glove but an error. */
type RangeFile = { file: string; raw?: Product; glove?: Product; errors: string[] };

function readRangeFile(file: string): RangeFile {
	try {
		const raw = JSON.parse(readFileSync(join(FOLDER, file), 'utf8'));
		const reading = productSchema.safeParse(raw);
		if (reading.success) return { file, raw, glove: reading.data, errors: [] };
		return {
			file,
			errors: listSchemaErrors(reading.error).map(({ path, message }) => `${path}: ${message}`),
		};
	} catch (error) {
		return { file, errors: [String(error)] };
	}
}

const names = existsSync(FOLDER) ? readdirSync(FOLDER).sort() : [];
const files = names.filter((name) => name.endsWith('.json')).map(readRangeFile);
const gloves = files.flatMap(({ glove }) => glove ?? []);
const partNumbers = new Set(gloves.map((glove) => glove.partNumber));

/** Part numbers and texts that occur more than once. */
function listShared(texts: readonly (readonly [partNumber: string, text: string])[]): string[] {
	const owners = new Map<string, string>();
	return texts.flatMap(([partNumber, text]) => {
		const owner = owners.get(text);
		owners.set(text, owner ?? partNumber);
		return owner === undefined ? [] : [`${owner} and ${partNumber}: ${text}`];
	});
}

const usableArcs = (glove: Product) =>
	glove.weldingProcesses.filter(
		(row) => row.performance !== 'No use' && findWeldingProcess(row.process)?.arc,
	);

/** Required properties that this glove lacks. */
function listGaps(glove: Product): string[] {
	const { certifications, specifications, weldingProcesses, weldingPositions } = glove;
	const needs: [string, boolean][] = [
		['one-line description of 20 to 80 characters', /^.{20,80}$/.test(glove.description)],
		['no full stop after the one line', !glove.description.endsWith('.')],
		['long description of 50 to 120 words', isBetween(glove.descriptionLong.split(/\s+/).length, 50, 120)],
		['two pictures or more', glove.pictures.length >= 2],
		['pictures that exist', glove.pictures.every((picture) => existsSync(join(PUBLIC, picture)))],
		['a document or more', glove.resources.length > 0],
		['documents and previews that exist', glove.resources.every(isOnDisk)],
		['sizes', Object.keys(glove.sizes).length > 0],
		['sizes in order', isSame(Object.keys(glove.sizes), sortSizes(Object.keys(glove.sizes)))],
		['sizes under their short names', Object.keys(glove.sizes).every((label) => sizeKey(label) === label)],
		['a default size', glove.selectedSizeDefault !== ''],
		['stock codes that begin with the part number', hasOwnCodes(glove)],
		['4 feature lines or more', glove.productDetails.length >= 4],
		['3 applications or more', glove.applications.length >= 3],
		[
			'usedIn with 3 industries or more, and a line of words',
			/^[^,]+(, [^,]+){2,}$/.test(glove.usedIn[0] ?? ''),
		],
		['usedIn in words', glove.usedIn.length >= 2],
		[
			'one list of 4 short features or more',
			glove.features.length === 1 && (glove.features[0]?.length ?? 0) >= 4,
		],
		['master case and inner bag', glove.packaging.masterCase !== null && glove.packaging.innerBag !== null],
		['5 ratings or more', certifications.length >= 5],
		['an edition for each rating', certifications.every(({ edition }) => /^\d{4}$/.test(edition))],
		['5 processes or more', weldingProcesses.length >= 5],
		[
			'processes by their names',
			weldingProcesses.every(({ process }) => isLabel(WELDING_PROCESSES, process)),
		],
		['a reason for each process', weldingProcesses.every(({ notes }) => notes.length >= 10)],
		[
			'amperes for each usable arc',
			usableArcs(glove).every((row) => parseAmperage(row.amperageRange).kind === 'range'),
		],
		[
			'positions by their names',
			weldingPositions.every(({ position }) => isLabel(WELDING_POSITIONS, position)),
		],
		['a reason for each position', weldingPositions.every(({ notes }) => notes.length >= 8)],
		[
			'every position, when an arc is usable',
			usableArcs(glove).length === 0 || weldingPositions.length === 5,
		],
		['8 specifications or more', Object.keys(specifications).length >= 8],
		['hide, lining and cuff', ['Hide', 'Lining', 'Cuff'].every((key) => Object.hasOwn(specifications, key))],
		['welding tags', glove.weldingTags.length > 0],
		['2 material tags or more', glove.materialTags.length >= 2],
		['2 related gloves or more', glove.relatedProducts.length >= 2],
		['related gloves that exist', glove.relatedProducts.every((related) => partNumbers.has(related))],
		['a base glove that exists', partNumbers.has(basePartNumber(glove.partNumber))],
		['a colour', glove.color !== ''],
		['a label description', glove.label.length >= 8],
		['a length of 330 mm in L for EN 12477', isLongEnough(glove)],
	];
	return needs.filter(([, met]) => !met).map(([need]) => need);
}

const isOnDisk = ({ pdfUrl, preview }: Resource) =>
	[pdfUrl, preview].every((address) => address !== '' && existsSync(join(PUBLIC, address)));
const isBetween = (number: number, low: number, high: number) => number >= low && number <= high;
const isSame = (a: readonly string[], b: readonly string[]) => a.join('|') === b.join('|');
const isLabel = (list: readonly { label: string }[], name: string) =>
	list.some(({ label }) => label === name);
const hasOwnCodes = (glove: Product) =>
	Object.values(glove.sizes).every((code) => code.startsWith(`${formatPartNumber(glove.partNumber)}-`));
const isLongEnough = (glove: Product) =>
	!glove.certifications.some(({ type }) => type === 'EN12477') ||
	(lengthInSizeL(glove) ?? 0) >= EN12477_LENGTH_IN_L_MM;

describe('the demonstration range', () => {
	it('has at least 48 gloves', () => expect(gloves.length).toBeGreaterThanOrEqual(48));

	it.each(files)('$file is valid', ({ file, raw, glove, errors }) => {
		expect(errors).toEqual([]);
		expect(glove).toEqual(raw);
		expect(glove?.partNumber).toBe(file.replace('.json', ''));
		expect(glove && listProductIssues(glove)).toEqual([]);
		expect(glove && listGaps(glove)).toEqual([]);
	});

	it('has no two gloves with the same id, name, slug, one line, label or stock code', () => {
		const shared = (textOf: (glove: Product) => string) =>
			listShared(gloves.map((glove) => [glove.partNumber, textOf(glove)]));
		expect(shared((glove) => glove.id)).toEqual([]);
		expect(shared((glove) => glove.name)).toEqual([]);
		expect(shared((glove) => productSlug(glove.name))).toEqual([]);
		expect(shared((glove) => glove.description)).toEqual([]);
		const codes = gloves.flatMap((glove) =>
			Object.values(glove.sizes).map((code) => [glove.partNumber, code] as const),
		);
		expect(listShared(codes)).toEqual([]);
	});

	it('has no names whose address is a page or a part number', () => {
		const slugs = gloves.map((glove) => productSlug(glove.name));
		expect(slugs.filter((slug) => slug === '' || isReservedSlug(slug) || partNumbers.has(slug))).toEqual([]);
	});

	it('repeats no sentence in two long descriptions', () => {
		const sentences = gloves.flatMap((glove) =>
			glove.descriptionLong
				.split(/(?<=[.!?;:])\s+/)
				.map(
					(sentence) => [glove.partNumber, sentence.toLowerCase().replace(/[^\p{L}\p{N} ]/gu, '')] as const,
				),
		);
		expect(listShared(sentences)).toEqual([]);
	});

	it('claims no certificate, no compliance and no protection', () => {
		const claims =
			/certified|certificate|complian|protects? you|100 ?%|made in canada|high quality|ultimate|perfect for/i;
		expect(
			gloves.filter((glove) => claims.test(JSON.stringify(glove))).map((glove) => glove.partNumber),
		).toEqual([]);
	});

	it('is varied enough', () => {
		const some = (test: (glove: Product) => boolean) => gloves.filter(test).length;
		const rated = (name: string) => some((glove) => glove.certifications.some(({ type }) => type === name));
		expect(some((glove) => basePartNumber(glove.partNumber) !== glove.partNumber)).toBeGreaterThanOrEqual(2);
		expect(
			some((glove) => Object.keys(glove.sizes).every((label) => label.includes('left hand'))),
		).toBeGreaterThanOrEqual(2);
		expect(some((glove) => /women/i.test(glove.name))).toBeGreaterThanOrEqual(3);
		expect(some((glove) => glove.materialTags.includes('Hi-vis back'))).toBeGreaterThanOrEqual(3);
		expect(some((glove) => glove.weldingTags.includes('Gouging'))).toBeGreaterThanOrEqual(2);
		expect(rated('ANSI_138')).toBeGreaterThanOrEqual(3);
		expect(rated('EN511')).toBeGreaterThanOrEqual(6);
	});
});

describe('the given rows', () => {
	it('are 24 gloves', () => expect(new Set(DEMONSTRATION_ROWS.map((row) => row.partNumber)).size).toBe(24));

	it.each(DEMONSTRATION_ROWS)('$partNumber is as given', (row) => {
		const glove = gloves.find(({ partNumber }) => partNumber === row.partNumber);
		const performances = Object.fromEntries(
			glove?.weldingProcesses.map((line) => [line.process, line.performance]) ?? [],
		);
		expect(glove && fixedRatings(glove)).toEqual(row.ratings);
		expect(performances).toMatchObject(row.performances);
		expect(Object.keys(glove?.sizes ?? {})).toEqual(row.sizes);
		expect(glove?.packaging).toMatchObject({ innerBag: row.innerBag, masterCase: row.masterCase });
		const welders = glove?.certifications.find(({ type }) => type === 'EN12477')?.value;
		expect([undefined, row.welders]).toContain(welders);
	});
});

describe('the categories', () => {
	const raw: unknown = JSON.parse(readFileSync(join(CONTENT, 'categories.json'), 'utf8'));
	const categories = categorySchema.array().parse(raw);

	it('are eight and two series, in stored form', () => {
		expect(categories).toEqual(raw);
		const wanted = LISTING_ROUTES.map(({ categoryName }) => categoryName);
		expect(categories.map(({ name }) => name).sort()).toEqual(wanted.sort());
		expect(LISTING_ROUTES.filter(({ kind }) => kind === 'category')).toHaveLength(8);
	});

	it.each(LISTING_ROUTES)('$categoryName names gloves that exist', ({ categoryName }) => {
		const listed = categories.find(({ name }) => name === categoryName)?.partNumbers ?? [];
		expect(listed.length).toBeGreaterThanOrEqual(4);
		expect(listed.filter((partNumber) => !partNumbers.has(partNumber))).toEqual([]);
	});

	it('leave no glove out', () => {
		const kinds = new Set(
			LISTING_ROUTES.filter(({ kind }) => kind === 'category').map((route) => route.categoryName),
		);
		const listed = new Set(
			categories.flatMap(({ name, partNumbers }) => (kinds.has(name) ? partNumbers : [])),
		);
		expect([...partNumbers].filter((partNumber) => !listed.has(partNumber))).toEqual([]);
	});
});
