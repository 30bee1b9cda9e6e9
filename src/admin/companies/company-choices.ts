/** Offered for a company's industry; another one may be typed. */
export const INDUSTRIES = [
	'distribution',
	'fabrication',
	'pressureVessel',
	'shipbuilding',
	'rail',
	'construction',
	'oilAndGas',
	'mining',
	'training',
] as const;
/** Offered for a company's type; another one may be typed. */
export const BUSINESS_TYPES = [
	'corporation',
	'soleProprietorship',
	'partnership',
	'coOperative',
	'publicBody',
	'nonProfit',
] as const;
