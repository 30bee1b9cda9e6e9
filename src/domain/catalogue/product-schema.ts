import { z } from 'zod';
import { issueOf } from '../../platform/i18n/message.ts';
import { parseCertification } from '../ratings/certification.ts';
import { PERFORMANCES, parsePerformance } from '../ratings/performance.ts';
import { ratingIssue } from '../ratings/wording/rating-sentence.ts';
import {
	addressSchema,
	fieldsSchema,
	listSchema,
	mustBe,
	namedTextsSchema,
	partNumberSchema,
	textSchema,
} from './catalogue-text-schema.ts';
import { isWholePack, type Product } from './product.ts';
import { dropBlankFields, fieldOf, PRODUCT_KEYS, type ProductKey } from './product-fields.ts';

const shortText = textSchema({ max: 80 });
const optionalLine = textSchema({ max: 300, empty: true });

const performanceSchema = z
	.string(mustBe('validation.glove.performance'))
	.overwrite((text) => parsePerformance(text) ?? text)
	.pipe(
		z.enum(PERFORMANCES, {
			error: (issue) =>
				issueOf('validation.glove.performanceNot', { text: String(issue.input).slice(0, 40) }),
		}),
	);

/** A rating, normalized to its stored form; the message says which part of the value is wrong. */
const certificationSchema = fieldsSchema({
	type: textSchema({ max: 40 }),
	value: textSchema({ max: 40 }),
	edition: textSchema({ max: 20, empty: true }),
})
	.check((context) => {
		const { type, value, edition } = context.value;
		const reading = parseCertification(type, value, edition);
		if (reading.ok) return;
		const path = [reading.reason.key === 'refused.edition' ? 'edition' : 'value'];
		context.issues.push({ code: 'custom', input: context.value, path, message: ratingIssue(reading.reason) });
	})
	.overwrite((rating) => {
		const reading = parseCertification(rating.type, rating.value, rating.edition);
		return reading.ok ? reading.certification : rating;
	});

const pairsSchema = z
	.number(mustBe('validation.glove.pairs'))
	.refine((pairs) => Number.isInteger(pairs) && pairs >= 1 && pairs <= 9999, {
		error: issueOf('validation.glove.pairsInRange'),
	})
	.nullable();

const packagingSchema = fieldsSchema({
	masterCase: pairsSchema,
	innerBag: pairsSchema,
	displayReady: z.boolean(mustBe('validation.trueOrFalse')),
}).check((context) => {
	const { masterCase, innerBag } = context.value;
	if (isWholePack(context.value)) return;
	const message = issueOf('validation.glove.packs', {
		masterCase: masterCase ?? '',
		innerBag: innerBag ?? '',
	});
	context.issues.push({ code: 'custom', input: context.value, path: ['masterCase'], message });
});

/** Prices belong in price lists, never on the glove, where every visitor would see them. */
const specificationName = textSchema({ max: 60 }).refine(
	(name) => !/\b(price|prix|cost|msrp)\b/i.test(name),
	{
		error: issueOf('validation.glove.noPrices'),
	},
);

/** Any text of a glove, or its translation. */
const translatedText = textSchema({ max: 5000, lines: true });

/** Fields with rules beyond those of their kind. */
const OWN_SCHEMAS = {
	pictures: listSchema(addressSchema(), 40),
	pictureTexts: namedTextsSchema(addressSchema(), textSchema({ max: 200, empty: true }), 40),
	sizes: namedTextsSchema(textSchema({ max: 40 }), textSchema({ max: 60 }), 40),
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
	french: namedTextsSchema(translatedText, translatedText, 400),
	specifications: namedTextsSchema(specificationName, textSchema({ max: 300 }), 60),
} satisfies { [Key in ProductKey]?: z.ZodType<Product[Key]> };

function schemaOf(key: ProductKey): z.ZodType {
	const field = fieldOf(key);
	switch (field.kind) {
		case 'text':
			return textSchema({ max: field.max, empty: !field.required });
		case 'prose':
			return textSchema({ max: field.max, empty: true, lines: true });
		case 'lines':
		case 'tags':
			return listSchema(textSchema({ max: field.max }), field.maxItems);
		case 'partNumber':
			return partNumberSchema;
		default: {
			const schema = OWN_SCHEMAS[key as keyof typeof OWN_SCHEMAS];
			if (schema === undefined) throw new Error(`The field "${key}" has no schema`);
			return schema;
		}
	}
}

type ProductShape = {
	[Key in ProductKey]-?: undefined extends Product[Key]
		? z.ZodOptional<z.ZodType<NonNullable<Product[Key]>>>
		: z.ZodType<Product[Key]>;
};

const shape = Object.fromEntries(
	PRODUCT_KEYS.map((key) => [key, fieldOf(key).optional ? schemaOf(key).optional() : schemaOf(key)]),
) as ProductShape;

/** The fields of a glove, each validated separately. */
export const productFieldsSchema = fieldsSchema(shape) satisfies z.ZodType<Product>;

/**
 * Schema for glove input from an import, a form or the API. All fields and no others, in stored form (NFC, trimmed,
 * canonical part numbers and ratings). Rules between fields are in `product-issues.ts`.
 */
export const productSchema = productFieldsSchema.overwrite(dropBlankFields) satisfies z.ZodType<Product>;
