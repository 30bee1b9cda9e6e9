import type { Product } from '../../domain/catalogue/product.ts';
import { readFitGlove } from '../../domain/fit/judging/fit-glove.ts';
import { type FitExample, makeFitExample } from '../../domain/fit/wording/fit-example.ts';
import type { Locale } from '../../platform/i18n/locale.ts';

export type GloveExample = FitExample;

/** The job that a glove's form offers as an example, derived from its sheet; undefined if the sheet suits none. */
export function exampleOf(product: Product, locale: Locale): GloveExample | undefined {
	return makeFitExample(readFitGlove(product), locale);
}
