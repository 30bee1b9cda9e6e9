import { z } from 'zod';
import { productFieldsSchema } from '../../domain/catalogue/product-schema.ts';

/** The paginated response of the old site's API, which its clients expect (docs/behaviour.md, "Public API"). */
function pagedSchema<Item extends z.ZodType>(item: Item) {
	return z.object({
		content: z.array(item),
		totalElements: z.number().int(),
		totalPages: z.number().int(),
		number: z.number().int().describe('The page, from 0'),
		size: z.number().int(),
		first: z.boolean(),
		last: z.boolean(),
	});
}

/** A glove in an API response. */
export const productAnswerSchema = productFieldsSchema.meta({ id: 'Product' });

export const pagedProductsSchema = pagedSchema(productAnswerSchema).meta({ id: 'PagedProducts' });

/** The short form of a glove in search results. */
const productSummarySchema = productFieldsSchema
	.pick({
		id: true,
		partNumber: true,
		name: true,
		description: true,
		pictures: true,
		sizes: true,
		selectedSizeDefault: true,
		color: true,
		label: true,
	})
	.meta({ id: 'ProductSummary' });

const ranges = z.array(z.tuple([z.number().int(), z.number().int()]));

/** Offsets in UTF-16 code units, end exclusive; those of the part number refer to its upper-case form. */
const marksSchema = z.object({ partNumber: ranges, name: ranges, description: ranges });

const readingSchema = z
	.object({
		mended: z
			.array(z.object({ typed: z.string(), read: z.array(z.string()) }))
			.describe(
				'Words taken for slips, and what they were read as; quotation marks round the text prevent it',
			),
		leftOut: z.array(z.string()).describe('Words that no glove has beside the others'),
	})
	.describe('How the text was read, where not as it was typed');

export const searchAnswerSchema = z
	.object({
		content: z.array(productSummarySchema.extend({ marks: marksSchema.optional() })),
		totalElements: z.number().int().describe('Gloves over all pages'),
		reading: readingSchema,
		suggestions: z.array(z.string()).describe('Near words and part numbers, when nothing was found'),
	})
	.meta({ id: 'SearchAnswer' });

export const categoryAnswerSchema = z
	.object({ name: z.string(), partNumbers: z.array(z.string()) })
	.meta({ id: 'Category' });

export const facetsAnswerSchema = z
	.object({
		total: z.number().int().describe('Gloves that match the whole choice'),
		groups: z.array(
			z.object({
				id: z.string().describe('The query parameter that picks from this group'),
				labelKey: z.string().describe('Names the group’s title among the site’s words'),
				values: z.array(
					z.object({
						slug: z.string(),
						label: z.string(),
						count: z
							.number()
							.int()
							.describe('Gloves that would match with this value, the other groups held'),
						selected: z.boolean(),
					}),
				),
			}),
		),
	})
	.meta({ id: 'Facets' });
