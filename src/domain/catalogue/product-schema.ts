import { z } from 'zod';
import { parseCertification } from '../ratings/certification.ts';
import { PERFORMANCES, parsePerformance } from '../ratings/performance.ts';
import {
	addressSchema,
	fieldsSchema,
	listSchema,
	mustBe,
	namedTextsSchema,
	partNumberSchema,
	textSchema,
} from './catalogue-text-schema.ts';
import { isWholePack, type Product, tidyPictureTexts } from './product.ts';

const shortText = textSchema({ max: 80 });
const lineText = textSchema({ max: 300 });
const optionalLine = textSchema({ max: 300, empty: true });

const performanceSchema = z
	.string(mustBe('Full use, Limited or No use'))
	.overwrite((text) => parsePerformance(text) ?? text)
	.pipe(
		z.enum(PERFORMANCES, {
			error: (issue) => `must be Full use, Limited or No use, not "${String(issue.input).slice(0, 40)}"`,
		}),
	);

/** One rating, brought to its stored form; the message says which place of the value is at fault. */
const certificationSchema = fieldsSchema({
	type: textSchema({ max: 40 }),
	value: textSchema({ max: 40 }),
	edition: textSchema({ max: 20, empty: true }),
})
	.check((context) => {
		const { type, value, edition } = context.value;
		const reading = parseCertification(type, value, edition);
		if (reading.ok) return;
		const path = [reading.reason.startsWith('the edition') ? 'edition' : 'value'];
		context.issues.push({ code: 'custom', input: context.value, path, message: reading.reason });
	})
	.overwrite((rating) => {
		const reading = parseCertification(rating.type, rating.value, rating.edition);
		return reading.ok ? reading.certification : rating;
	});

const pairsSchema = z
	.number(mustBe('a whole number of pairs'))
	.refine((pairs) => Number.isInteger(pairs) && pairs >= 1 && pairs <= 9999, {
		error: 'must be a whole number of pairs from 1 to 9999',
	})
	.nullable();

const packagingSchema = fieldsSchema({
	masterCase: pairsSchema,
	innerBag: pairsSchema,
	displayReady: z.boolean(mustBe('true or false')),
}).check((context) => {
	const { masterCase, innerBag } = context.value;
	if (isWholePack(context.value)) return;
	const message = `a master case of ${masterCase} pairs is no whole number of inner bags of ${innerBag}`;
	context.issues.push({ code: 'custom', input: context.value, path: ['masterCase'], message });
});

/** Prices live in price lists, never on the glove, where every visitor would see them. */
const specificationName = textSchema({ max: 60 }).refine(
	(name) => !/\b(price|prix|cost|msrp)\b/i.test(name),
	{
		error: 'prices are kept in price lists, not on the glove',
	},
);

/** The fields of a glove, each by itself. */
export const productFieldsSchema = fieldsSchema({
	id: textSchema({ max: 80 }),
	partNumber: partNumberSchema,
	name: textSchema({ max: 120 }),
	description: textSchema({ max: 300, empty: true }),
	descriptionLong: textSchema({ max: 5000, empty: true, lines: true }),
	pictures: listSchema(addressSchema(), 40),
	pictureTexts: namedTextsSchema(addressSchema(), textSchema({ max: 200, empty: true }), 40).optional(),
	sizes: namedTextsSchema(textSchema({ max: 40 }), textSchema({ max: 60 }), 40),
	selectedSizeDefault: textSchema({ max: 40, empty: true }),
	productDetails: listSchema(lineText, 40),
	applications: listSchema(lineText, 40),
	usedIn: listSchema(textSchema({ max: 600 }), 20),
	features: listSchema(listSchema(textSchema({ max: 160 }), 40), 5),
	packaging: packagingSchema,
	certifications: listSchema(certificationSchema, 24),
	weldingProcesses: listSchema(
		fieldsSchema({
			process: shortText,
			amperageRange: textSchema({ max: 60, empty: true }),
			performance: performanceSchema,
			notes: optionalLine,
		}),
		30,
	),
	weldingPositions: listSchema(
		fieldsSchema({ position: shortText, performance: performanceSchema, notes: optionalLine }),
		20,
	),
	resources: listSchema(
		fieldsSchema({
			title: textSchema({ max: 160 }),
			preview: addressSchema({ empty: true }),
			pdfUrl: addressSchema(),
		}),
		40,
	),
	relatedProducts: listSchema(partNumberSchema, 24),
	specifications: namedTextsSchema(specificationName, lineText, 60),
	weldingTags: listSchema(shortText, 30),
	materialTags: listSchema(shortText, 30),
	color: textSchema({ max: 60, empty: true }),
	label: textSchema({ max: 120, empty: true }),
}) satisfies z.ZodType<Product>;

/**
 * A glove from outside: an import, a form, the API. Every field is there, none besides, each in its stored form
 * (NFC, trimmed, canonical part numbers and ratings). Rules between fields are in `product-issues.ts`.
 */
export const productSchema = productFieldsSchema.overwrite(tidyPictureTexts) satisfies z.ZodType<Product>;
