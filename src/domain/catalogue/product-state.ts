/** Whether visitors see a glove: not yet, yes, or only that it is no longer made. */
export const PRODUCT_STATES = ['draft', 'published', 'retired'] as const;
export type ProductState = (typeof PRODUCT_STATES)[number];
