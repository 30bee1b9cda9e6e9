/** What can be set for many companies at once: what several may have in common. */
export const COMPANY_BULK_FIELDS = [
	'industry',
	'businessType',
	'language',
	'legalName',
	'website',
	'email',
	'phone',
	'billingAddress',
] as const;
export type CompanyBulkField = (typeof COMPANY_BULK_FIELDS)[number];
