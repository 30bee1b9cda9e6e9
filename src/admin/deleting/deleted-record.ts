/** The kinds of records that staff can delete, as the audit log names them. */
export const DELETED_KINDS = [
	'company',
	'label',
	'product',
	'category',
	'distributor',
	'issue',
	'release',
	'priceList',
	'staff',
	'demonstration',
	'companyFile',
] as const;
export type DeletedKind = (typeof DELETED_KINDS)[number];

/** A deleted record, which can be brought back. */
export type DeletedRecord = {
	id: string;
	kind: DeletedKind;
	name: string;
	by: string;
	/** ISO 8601, UTC. */
	at: string;
	/** When it is gone for good. */
	until: string;
};

/** The answers of the two calls. */
export type DeletedAnswer = { id: string; name: string };
export type PutBackAnswer = { name: string; href: string };
