import { formatPartNumber } from '../../../domain/catalogue/part-numbers/part-number.ts';
import { formatDiscount, formatPercent, parsePercent } from '../../../domain/pricing/percent-off.ts';
import { type Currency, formatAmount } from '../../../domain/pricing/price.ts';
import type {
	PriceListInput,
	PriceListKind,
	PriceRule,
	SizeRule,
} from '../../../domain/pricing/price-list.ts';
import { BREAKS, type Breaks, type BreakUnit } from '../../../domain/pricing/quantity-break.ts';
import type { Locale } from '../../../platform/i18n/locale.ts';
import { withColon } from '../../../platform/i18n/with-colon.ts';

/** Percentages as typed; empty if a break has no extra discount over smaller quantities. */
export type TypedOff = Record<BreakUnit, string>;
/** Sizes and an amount as typed. */
export type DraftSizeRule = { scope: SizeRule['scope']; target: string; sizes: string; more: string };
export type DraftRule = { key: string; scope: PriceRule['scope']; target: string; off: TypedOff };

/** A price list being edited, with the texts of its fields. */
export type PriceListDraft = {
	name: string;
	kind: PriceListKind;
	currency: Currency;
	parentId: string;
	off: TypedOff;
	rules: DraftRule[];
	sizeRules: DraftSizeRule[];
	validFrom: string;
	validTo: string;
};

export const NO_OFF: TypedOff = { pair: '', dozen: '', case: '' };

export function toDraft(list: PriceListInput): PriceListDraft {
	const { name, kind, currency, parentId, rules, sizeRules, validFrom, validTo } = list;
	const typedTarget = ({ scope, target }: Pick<SizeRule, 'scope' | 'target'>) =>
		scope === 'glove' ? formatPartNumber(target) : target;
	return {
		name,
		kind,
		currency,
		parentId,
		off: toTypedOff(list.off),
		rules: rules.map(({ off, ...rule }, at) => ({
			key: `stored-${at}`,
			scope: rule.scope,
			target: typedTarget(rule),
			off: toTypedOff(off),
		})),
		sizeRules: sizeRules.map(({ sizes, more, ...rule }) => ({
			scope: rule.scope,
			target: typedTarget(rule),
			sizes: sizes.join(', '),
			more: formatAmount(more),
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
export function toBody({ rules, sizeRules, ...draft }: PriceListDraft) {
	const isPercent = draft.kind === 'percent';
	return {
		...draft,
		parentId: isPercent ? draft.parentId : '',
		off: isPercent ? draft.off : NO_OFF,
		rules: isPercent ? rules.map(({ key: _, ...rule }) => rule) : [],
		sizeRules: isPercent ? [] : sizeRules,
	};
}

/** Percentages as one line, with the names of the quantities: "−35%, Dozen −37%". What is no percentage stays as typed. */
export function formatOff(off: TypedOff, nameOf: (unit: BreakUnit) => string, locale: Locale): string {
	return BREAKS.filter((unit) => off[unit] !== '')
		.map((unit) => {
			const read = parsePercent(off[unit]);
			const text = 'error' in read ? off[unit] : formatDiscount(read.hundredths, locale);
			return unit === 'pair' ? text : `${nameOf(unit)} ${text}`;
		})
		.join(', ');
}

/** Rules as text, for showing a conflict. */
export function formatRules(
	rules: readonly DraftRule[],
	nameOf: (unit: BreakUnit) => string,
	locale: Locale,
): string {
	return rules
		.map(({ target, off }, at) => `${at + 1}. ${withColon(target, locale)} ${formatOff(off, nameOf, locale)}`)
		.join('; ');
}

/** Prices by size as text, for showing a conflict: "2XL, 3XL +1.50". */
export function formatSizeRules(rules: readonly DraftSizeRule[]): string {
	return rules
		.map(({ target, sizes, more }) => [target, sizes, `+${more}`].filter(Boolean).join(' '))
		.join('; ');
}
