/** Also the anchor that shows the filters without scripts. */
export const FILTERS_ID = 'filters';
export const RESULTS_ID = 'results';
