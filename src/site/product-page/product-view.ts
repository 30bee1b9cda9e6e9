import type {
	Packaging,
	Product,
	WeldingPositionRow,
	WeldingProcessRow,
} from '../../domain/catalogue/product.ts';
import {
	defaultSize,
	formatSize,
	formatSizeWord,
	sizeKey,
	sortSizes,
} from '../../domain/catalogue/sizes/glove-size.ts';
import {
	type WordedSpecification,
	wordMeasures,
	wordSpecification,
	wordSpecifications,
} from '../../domain/catalogue/specification-words.ts';
import {
	listUntranslated,
	type ReadText,
	readerOf,
	translateUsedIn,
} from '../../domain/catalogue/translations/product-texts.ts';
import { formatAmperage, parseAmperage } from '../../domain/ratings/amperage.ts';
import { type Performance, sortByPerformance } from '../../domain/ratings/performance.ts';
import { findWeldingPosition, findWeldingProcess } from '../../domain/ratings/welding-process.ts';
import { RATING_MESSAGES_IN } from '../../domain/ratings/wording/rating-messages-in.ts';
import type { Locale } from '../../platform/i18n/locale.ts';
import { withColon } from '../../platform/i18n/with-colon.ts';
import { listShownPictures } from '../../platform/storage/picture-sources.ts';
import { exampleOf, type GloveExample } from '../fit-check/glove-example.ts';
import { type GloveDocument, toGloveDocument } from './details/glove-document.ts';
import { type PictureView, viewOfPicture } from './gallery/picture-view.ts';
import { defaultTab, listGloveFeatures, listTabs, type ProductTab } from './product-tabs.ts';
import { type CertificationPlate, toCertificationPlate } from './ratings/certification-plate.ts';

export type GalleryPicture = {
	/** Its entry in the glove's pictures, which says what files there are. */
	src: string;
	view: PictureView;
	/** The alt text that staff wrote. */
	text?: string;
};

/** One colour of a glove: the glove itself comes first, then its variants. */
export type ColourChoice = {
	partNumber: string;
	colour: string;
	pictures: GalleryPicture[];
	/** Maps labels of `sizes` to this colour's stock codes; a size without one is not made in this colour. */
	codes: Record<string, string>;
	defaultSize: string | undefined;
};

/** A size by the label of its maker, as the page's language writes it, and in full: "L", "L", "Large". */
export type SizeChoice = { label: string; text: string; word: string };
/** `code` selects the drawing: a code of welding-process.ts, or empty. */
type ProcessRow = {
	code: string;
	process: string;
	amperage: string;
	performance: Performance;
	notes: string;
};
type PositionRow = WeldingPositionRow & { code: string };

export type GloveDetails = {
	features: string[];
	applications: string[];
	usedIn: string;
	packaging: Packaging | undefined;
};

/**
 * The data that the page shows of a glove. Kept small, because it is sent twice: as markup and as data for hydration.
 */
export type ProductView = {
	partNumber: string;
	name: string;
	description: string;
	descriptionLong: string;
	/** The glove's appearance, for alt texts: "gold, side-split cow, 5 in gauntlet". */
	appearance: string;
	materials: string[];
	colours: ColourChoice[];
	sizes: SizeChoice[];
	certifications: CertificationPlate[];
	/** Quick facts: the name of the specification and its value. */
	facts: [name: string, value: string][];
	tabs: ProductTab[];
	firstTab: ProductTab | undefined;
	processes: ProcessRow[];
	positions: PositionRow[];
	details: GloveDetails;
	specifications: WordedSpecification[];
	resources: GloveDocument[];
	/** The texts above that are in English, because they have not been translated. */
	english: string[];
	/** An example job for the form that asks about the glove; undefined if its sheet suits none. */
	fitExample: GloveExample | undefined;
};

/** Specifications shown as quick facts below the gallery, if the glove has them. */
const QUICK_FACTS = ['Hide', 'Lining', 'Cuff', 'Thread'];

const PLACEHOLDER = '/pictures/drawn/none.svg';

/** @param variants gloves with the same base part number in other colours */
export function toProductView(product: Product, variants: readonly Product[], locale: Locale): ProductView {
	const gloves = [product, ...variants];
	const read = readerOf(product, locale);
	const labels = listSizeLabels(gloves);
	const tabs = listTabs(product);
	const facts = QUICK_FACTS.flatMap((name): [string, string][] => {
		const fact = wordFact(product, name, locale);
		return fact === undefined ? [] : [[fact.name, fact.value]];
	});
	return {
		partNumber: product.partNumber,
		name: product.name,
		description: read(product.description),
		descriptionLong: read(product.descriptionLong),
		appearance: describeAppearance(product, read, locale),
		materials: product.materialTags.map(read),
		colours: gloves.map((glove) => toColourChoice(glove, labels, locale)),
		sizes: labels.map((label) => ({
			label,
			text: formatSize(label, locale),
			word: formatSizeWord(label, locale),
		})),
		certifications: product.certifications.map((rating) => toCertificationPlate(rating, locale)),
		facts,
		tabs,
		firstTab: defaultTab(product),
		processes: tabs.includes('welders101')
			? sortByPerformance(product.weldingProcesses).map((row) => toProcessRow(row, read, locale))
			: [],
		positions: tabs.includes('welders101')
			? product.weldingPositions.map((row) => toPositionRow(row, read))
			: [],
		details: toGloveDetails(product, read),
		specifications: wordSpecifications(product, locale),
		resources: product.resources.map((resource) => toGloveDocument(resource, read, locale)),
		english: listShownInEnglish(product, locale),
		fitExample: exampleOf(product, locale),
	};
}

function listShownInEnglish(product: Product, locale: Locale): string[] {
	const usedIn = formatUsedIn(product, readerOf(product, locale));
	const untranslated = listUntranslated(product, locale);
	const isUntranslated = (value: string | undefined) => value !== undefined && untranslated.includes(value);
	const values = Object.values(product.specifications);
	const specifications = wordSpecifications(product, locale).filter((_, at) => isUntranslated(values[at]));
	const facts = QUICK_FACTS.filter((name) => isUntranslated(findSpecification(product, name))).flatMap(
		(name) => wordFact(product, name, locale) ?? [],
	);
	return [
		...untranslated,
		...(untranslated.some((text) => usedIn.includes(text)) ? [usedIn] : []),
		...[...specifications, ...facts]
			.map(({ value }) => value)
			.filter((value) => !untranslated.includes(value)),
	];
}

/** Every size of every colour, once under its first label, in size order. */
function listSizeLabels(gloves: readonly Product[]): string[] {
	const byKey = new Map<string, string>();
	for (const label of gloves.flatMap(({ sizes }) => Object.keys(sizes))) {
		if (!byKey.has(sizeKey(label))) byKey.set(sizeKey(label), label);
	}
	return sortSizes([...byKey.values()]);
}

function toColourChoice(product: Product, labels: readonly string[], locale: Locale): ColourChoice {
	const read = readerOf(product, locale);
	const own = listShownPictures(product.pictures);
	const pictures = own.length > 0 ? own : [PLACEHOLDER];
	const codes = new Map(Object.entries(product.sizes).map(([label, code]) => [sizeKey(label), code]));
	const ownDefault = defaultSize(product);
	return {
		partNumber: product.partNumber,
		colour: read(product.color),
		pictures: pictures.map((src) => {
			const text = product.pictureTexts?.[src];
			return { src, view: viewOfPicture(src), ...(text && { text: read(text) }) };
		}),
		codes: Object.fromEntries(
			labels.flatMap((label) => {
				const code = codes.get(sizeKey(label));
				return code === undefined ? [] : [[label, code]];
			}),
		),
		defaultSize: labels.find((label) => ownDefault !== undefined && sizeKey(label) === sizeKey(ownDefault)),
	};
}

function toProcessRow(
	{ process, amperageRange, performance, notes }: WeldingProcessRow,
	read: ReadText,
	locale: Locale,
): ProcessRow {
	const code = findWeldingProcess(process)?.code ?? '';
	const amperage = formatAmperage(parseAmperage(amperageRange), RATING_MESSAGES_IN[locale]);
	return { code, process: read(process), amperage, performance, notes: read(notes) };
}

function toPositionRow({ position, performance, notes }: WeldingPositionRow, read: ReadText): PositionRow {
	const code = findWeldingPosition(position)?.code ?? '';
	return { code, position: read(position), performance, notes: read(notes) };
}

function toGloveDetails(product: Product, read: ReadText): GloveDetails {
	return {
		features: listGloveFeatures(product).map((line) => wordMeasures(read(line))),
		applications: product.applications.map(read),
		usedIn: formatUsedIn(product, read),
		packaging: hasPackaging(product.packaging) ? product.packaging : undefined,
	};
}

function formatUsedIn(product: Product, read: ReadText): string {
	return translateUsedIn(product, read)
		.map((line) => line.trim())
		.filter((line) => line !== '')
		.join(', ');
}

function hasPackaging({ masterCase, innerBag, displayReady }: Packaging): boolean {
	return masterCase !== null || innerBag !== null || displayReady;
}

/** A cuff that its own words name; another is named beside them: “cuff: split cowhide, hemmed”. */
const NAMES_CUFF = /cuff|wrist|gauntlet|manchette|poignet/i;

/** The visible part of a glove's sheet: "gold, side-split cowhide, 127 mm (5 in) gauntlet". */
function describeAppearance(product: Product, read: ReadText, locale: Locale): string {
	const factOf = (name: string) => wordFact(product, name, locale)?.value;
	const cuff = factOf('Cuff') ?? '';
	return [
		read(product.color),
		factOf('Hide'),
		cuff === '' || NAMES_CUFF.test(cuff) ? cuff : `${withColon(read('Cuff'), locale)} ${cuff}`,
	]
		.filter((words) => words)
		.join(', ')
		.toLowerCase();
}

/** One specification in words, by its English name in any case. */
function wordFact(product: Product, name: string, locale: Locale): WordedSpecification | undefined {
	const value = findSpecification(product, name);
	return value === undefined ? undefined : wordSpecification(name, value, readerOf(product, locale), locale);
}

function findSpecification(
	{ specifications }: Pick<Product, 'specifications'>,
	name: string,
): string | undefined {
	const entry = Object.entries(specifications).find(
		([key]) => key.trim().toLowerCase() === name.toLowerCase(),
	);
	return entry?.[1].trim() || undefined;
}
