/**
 * Words used now or possibly later in place of a part number in a URL, by pages, the public API or staff's API. They
 * can never be a part number; a test compares them with the site's routes.
 */
export const RESERVED_SLUGS: readonly string[] = [
	'smaw',
	'welding-gloves',
	'work-gloves',
	'argon-series',
	'track-series',
	// The same listings in French.
	'electrode-enrobee',
	'gants-de-soudage',
	'gants-de-travail',
	'serie-argon',
	'serie-track',
	'batch',
	'search',
	'facets',
	// Staff's API and pages.
	'bulk',
	'check',
	'names',
	'preview',
	'import',
	'export',
	'create',
	'upload',
	'categories',
];
