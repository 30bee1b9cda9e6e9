import { formatPartNumber } from '../../../domain/catalogue/part-numbers/part-number.ts';
import { formatPercent } from '../../../domain/pricing/percent-off.ts';
import type { Currency } from '../../../domain/pricing/price.ts';
import type { PriceListInput, PriceListKind, PriceRule } from '../../../domain/pricing/price-list.ts';
import { BREAKS, type Breaks, type BreakUnit } from '../../../domain/pricing/quantity-break.ts';

/** Percentages as typed; empty if a break has no extra discount over smaller quantities. */
export type TypedOff = Record<BreakUnit, string>;
export type DraftRule = { key: string; scope: PriceRule['scope']; target: string; off: TypedOff };

/** A price list being edited, with the texts of its fields. */
export type PriceListDraft = {
	name: string;
	kind: PriceListKind;
	currency: Currency;
	parentId: string;
	off: TypedOff;
	rules: DraftRule[];
	validFrom: string;
	validTo: string;
};

export const NO_OFF: TypedOff = { pair: '', dozen: '', case: '' };

export function toDraft(list: PriceListInput): PriceListDraft {
	const { name, kind, currency, parentId, rules, validFrom, validTo } = list;
	return {
		name,
		kind,
		currency,
		parentId,
		off: toTypedOff(list.off),
		rules: rules.map(({ scope, target, off }, at) => ({
			key: `stored-${at}`,
			scope,
			target: scope === 'glove' ? formatPartNumber(target) : target,
			off: toTypedOff(off),
		})),
		validFrom,
		validTo,
	};
}

function toTypedOff(off: Breaks): TypedOff {
	const typed = (unit: BreakUnit) => {
		const hundredths = off[unit];
		return hundredths === undefined ? '' : formatPercent(hundredths);
	};
	return { pair: typed('pair'), dozen: typed('dozen'), case: typed('case') };
}

/** The request body, with values as typed; the server parses them. */
export function toBody({ rules, ...draft }: PriceListDraft) {
	const isPercent = draft.kind === 'percent';
	return {
		...draft,
		parentId: isPercent ? draft.parentId : '',
		off: isPercent ? draft.off : NO_OFF,
		rules: isPercent ? rules.map(({ key: _, ...rule }) => rule) : [],
	};
}

/** Percentages as one line: "35, dozen 37". */
export function formatOff(off: TypedOff): string {
	return BREAKS.filter((unit) => off[unit] !== '')
		.map((unit) => (unit === 'pair' ? off[unit] : `${unit} ${off[unit]}`))
		.join(', ');
}

/** Rules as text, for showing a conflict. */
export function formatRules(rules: readonly DraftRule[]): string {
	return rules.map(({ target, off }, at) => `${at + 1}. ${target}: ${formatOff(off)}`).join('; ');
}
