import { formatVersionTag, type VersionedRecord } from '../../platform/text/version-tag.ts';
import type { Currency } from './price.ts';
import type { Assignment, Override } from './price-decision.ts';

/** A price that staff set by hand for one glove, and who did. */
export type ClientOverride = Override & { partNumber: string; setBy: string; setAt: string };

/** What the company calls one of our gloves. */
export type CustomerPart = { partNumber: string; number: string; name: string };

export type ClientAssignment = Assignment & { setBy: string; setAt: string };

/** Everything that belongs to a company's prices but the prices by hand, which may be thousands. */
export type ClientSheet = {
	/** The company's id and those of the companies merged into it: it has what they had and it has not. */
	companyIds: string[];
	currency: Currency;
	/** Raised by every write; 1 as long as nothing was ever written. */
	version: number;
	/** How often companies were merged into this one, and such merges undone: both change what it pays. */
	mergeSteps: number;
	/** The earliest first. */
	assignments: ClientAssignment[];
};

/** A company's prices as tags name them: those of a company before a merge are not those after it. */
export function clientRecord({
	companyIds,
	mergeSteps,
}: Pick<ClientSheet, 'companyIds' | 'mergeSteps'>): VersionedRecord {
	const companyId = companyIds[0] ?? '';
	return { kind: 'company-prices', id: mergeSteps === 0 ? companyId : `${companyId}~${mergeSteps}` };
}

export function clientTag(sheet: Pick<ClientSheet, 'companyIds' | 'mergeSteps' | 'version'>): string {
	return formatVersionTag(clientRecord(sheet), sheet.version);
}
