import frenchTerms from '../../../../content/fr/catalogue-terms.json' with { type: 'json' };
import { withFrenchSpaces } from '../../../platform/i18n/french-spaces.ts';
import { DEFAULT_LOCALE, type Locale } from '../../../platform/i18n/locale.ts';
import { listIndustries, type Product } from '../product.ts';
import { FRENCH_FIELDS, type FrenchField } from '../product-columns.ts';

/** Returns a text of a glove in a language; undefined if it has not been translated. */
export type FindText = (text: string) => string | undefined;

/** Returns a text of a glove in a language, or the English where it has not been translated. */
export type ReadText = (text: string) => string;

/** Texts that many gloves share: names and values of specifications, tags, industries, colours, processes. */
const TERMS: Readonly<Partial<Record<Locale, ReadonlyMap<string, string>>>> = {
	fr: new Map(Object.entries(frenchTerms).map(([term, french]) => [term, withFrenchSpaces(french)])),
};

/** Finds the texts of a glove in a language: its own translations, shared terms, and measures. */
export function textsOf(product: Pick<Product, 'french'>, locale: Locale): FindText {
	if (locale === DEFAULT_LOCALE) return (text) => text;
	return (text) => findOwnFrench(product, text) ?? findTerm(text, locale);
}

/** Reads the texts of a glove in a language, in English where there is no translation. */
export function readerOf(product: Pick<Product, 'french'>, locale: Locale): ReadText {
	const find = textsOf(product, locale);
	return (text) => find(text) ?? text;
}

/** A term that gloves share, such as a filter value, in a language; in English if it has not been translated. */
export function termIn(term: string, locale: Locale): string {
	return locale === DEFAULT_LOCALE ? term : (findTerm(term, locale) ?? term);
}

/** The translation of a term that gloves share, which may equal the English; undefined if it has none. */
export function findTerm(text: string, locale: Locale): string | undefined {
	return text === '' ? '' : (TERMS[locale]?.get(text) ?? translateMeasure(text));
}

/** The French that a glove has of a text itself, whether or not gloves share one. */
export function findOwnFrench({ french }: Pick<Product, 'french'>, text: string): string | undefined {
	const own = french && Object.hasOwn(french, text) ? french[text] : undefined;
	return own === undefined ? undefined : withFrenchSpaces(own);
}

/** "250 mm (9.8 in)", "0.8–0.9 mm": numbers and units alone. */
const MEASURE = /^[\d.,–\-\s()/]*(?:(?:mm|cm|in|g|°C)[\d.,–\-\s()/]*)+$/;

/**
 * A measure in French has decimal commas, no-break spaces before units, a dash in ranges, "po" for inches, and the
 * metric figure first.
 */
function translateMeasure(text: string): string | undefined {
	if (!MEASURE.test(text)) return undefined;
	return text
		.replace(/^([\d.]+ ?in) \(([\d.]+ ?(?:mm|cm))\)$/, '$2 ($1)')
		.replace(/(\d)-(\d)/g, '$1–$2')
		.replace(/(\d)\.(\d)/g, '$1,$2')
		.replace(/(\d) ?(mm|cm|in|g|°C)\b/g, (_, digit, unit) => `${digit}\u00A0${unit === 'in' ? 'po' : unit}`);
}

/** The lines of a list, one text each. */
const lineByLine = (lines: readonly string[]) => lines.map((line) => [line]);

/** The texts of each field that visitors read, line by line. A part without a text is "". */
const LINES: Record<FrenchField, (product: Product) => string[][]> = {
	description: ({ description }) => [[description]],
	descriptionLong: ({ descriptionLong }) => [[descriptionLong]],
	color: ({ color }) => [[color]],
	label: ({ label }) => [[label]],
	weldingProcesses: (product) => product.weldingProcesses.map(({ process, notes }) => [process, notes]),
	weldingPositions: (product) => product.weldingPositions.map(({ position, notes }) => [position, notes]),
	productDetails: (product) => lineByLine(product.productDetails),
	applications: (product) => lineByLine(product.applications),
	// Each industry of the first line is a term of its own.
	usedIn: (product) =>
		product.usedIn.length === 0 ? [] : [listIndustries(product), ...lineByLine(product.usedIn.slice(1))],
	features: (product) => lineByLine(product.features.flat()),
	specifications: (product) => Object.entries(product.specifications),
	weldingTags: (product) => lineByLine(product.weldingTags),
	materialTags: (product) => lineByLine(product.materialTags),
	pictureTexts: (product) => lineByLine(Object.values(product.pictureTexts ?? {})),
	resources: (product) => lineByLine(product.resources.map(({ title }) => title)),
};

/** The texts of a field that visitors read, line by line; a specification has two a line. */
export function listFieldTexts(product: Product, field: FrenchField): string[][] {
	return LINES[field](product);
}

/** Every text of a glove that visitors read, except its name, in the order of the form. */
export function listTexts(product: Product): string[] {
	const texts = FRENCH_FIELDS.flatMap((field) => listFieldTexts(product, field).flat());
	return [...new Set(texts.filter((text) => text !== ''))];
}

/** The texts of a glove that have not been translated. */
export function listUntranslated(product: Product, locale: Locale): string[] {
	const find = textsOf(product, locale);
	return listTexts(product).filter((text) => find(text) === undefined);
}

/** A glove with its texts in a language, as the public API returns it. The names of processes and positions stay. */
export function translateProduct(product: Product, locale: Locale): Product {
	const { french: _, ...glove } = product;
	if (locale === DEFAULT_LOCALE) return product;
	const read = readerOf(product, locale);
	const names = ([name, value]: [string, string]) => [read(name), read(value)];
	return {
		...glove,
		description: read(glove.description),
		descriptionLong: read(glove.descriptionLong),
		color: read(glove.color),
		label: read(glove.label),
		productDetails: glove.productDetails.map(read),
		applications: glove.applications.map(read),
		usedIn: translateUsedIn(glove, read),
		features: glove.features.map((group) => group.map(read)),
		weldingProcesses: glove.weldingProcesses.map((row) => ({ ...row, notes: read(row.notes) })),
		weldingPositions: glove.weldingPositions.map((row) => ({ ...row, notes: read(row.notes) })),
		specifications: Object.fromEntries(Object.entries(glove.specifications).map(names)),
		weldingTags: glove.weldingTags.map(read),
		materialTags: glove.materialTags.map(read),
		resources: glove.resources.map(({ title, preview, pdfUrl }) => ({
			title: read(title),
			preview: termIn(preview, locale),
			pdfUrl: termIn(pdfUrl, locale),
		})),
		...(glove.pictureTexts && {
			pictureTexts: Object.fromEntries(
				Object.entries(glove.pictureTexts).map(([picture, text]) => [picture, read(text)]),
			),
		}),
	};
}

/** `usedIn` in a language: each industry of the first line is a term of its own. */
export function translateUsedIn(product: Pick<Product, 'usedIn'>, read: ReadText): string[] {
	const [, ...lines] = product.usedIn;
	const industries = listIndustries(product).map(read).join(', ');
	return product.usedIn.length === 0 ? [] : [industries, ...lines.map(read)];
}
