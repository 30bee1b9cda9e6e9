/** Also the anchor that shows the filters where scripts do not run. */
export const FILTERS_ID = 'filters';
export const RESULTS_ID = 'results';
