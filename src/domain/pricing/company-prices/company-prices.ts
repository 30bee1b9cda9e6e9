import { formatVersionTag, type VersionedRecord } from '../../../platform/text/version-tag.ts';
import type { Currency } from '../price.ts';
import type { Assignment, Override } from '../price-decision.ts';

/** A price that staff set by hand for one glove, with its author and time. */
export type CompanyOverride = Override & { partNumber: string; setBy: string; setAt: string };

/** The company's own number and name for one of our gloves. */
export type CustomerPart = { partNumber: string; number: string; name: string };

export type CompanyAssignment = Assignment & { setBy: string; setAt: string };

/** A company's pricing terms without the prices set by hand, of which there may be thousands. */
export type CompanySheet = {
	/** The ids of the company and of those merged into it, whose data it inherits where it has none. */
	companyIds: string[];
	currency: Currency;
	/** Incremented by every write; 1 if nothing was ever written. */
	version: number;
	/** Number of merges into this company plus undone ones: both change its prices. */
	mergeSteps: number;
	/** Earliest first. */
	assignments: CompanyAssignment[];
};

/** The identity of a company's prices in ETags; it changes with every merge. */
export function sheetRecord({
	companyIds,
	mergeSteps,
}: Pick<CompanySheet, 'companyIds' | 'mergeSteps'>): VersionedRecord {
	const companyId = companyIds[0] ?? '';
	return { kind: 'company-prices', id: mergeSteps === 0 ? companyId : `${companyId}~${mergeSteps}` };
}

export function sheetTag(sheet: Pick<CompanySheet, 'companyIds' | 'mergeSteps' | 'version'>): string {
	return formatVersionTag(sheetRecord(sheet), sheet.version);
}
