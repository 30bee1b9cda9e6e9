import type { Product } from '../catalogue/product.ts';
import { type FitExample, makeFitExample } from '../fit/fit-example.ts';
import { readFitGlove } from '../fit/fit-glove.ts';

export type GloveExample = FitExample;

/** The job that a glove's own form offers as an example, from its sheet; undefined where that speaks for none. */
export function exampleOf(product: Product): GloveExample | undefined {
	return makeFitExample(readFitGlove(product));
}
