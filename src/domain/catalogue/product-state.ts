/** Visibility of a glove: not yet visible, visible, or shown only as discontinued. */
export const PRODUCT_STATES = ['draft', 'published', 'retired'] as const;
export type ProductState = (typeof PRODUCT_STATES)[number];
