import type { MovableState } from '../../../domain/labels/label-commands.server.ts';

/** What can be set for many labels at once: their state, and fields that several may share. */
export const LABEL_BULK_FIELDS = [
	'state',
	'date',
	'invoiceNumber',
	'purchaseOrderNumber',
	'attention',
	'operatingName',
	'language',
] as const;
export type LabelBulkField = (typeof LABEL_BULK_FIELDS)[number];

/** The states that many labels are moved to at once. */
export const MOVABLE_STATES = ['shipped', 'printed', 'void'] as const satisfies MovableState[];
