export const FILTERS_ID = 'filters';
export const RESULTS_ID = 'results';
