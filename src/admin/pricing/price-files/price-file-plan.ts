import { isCalendarDate } from '../../../domain/calendar-date/calendar-date.ts';
import type { CompanyOverride } from '../../../domain/pricing/company-prices/company-prices.ts';
import type { OverrideChange } from '../../../domain/pricing/company-prices/company-prices-schema.ts';
import { PRICE_LIMITS, type PriceLine } from '../../../domain/pricing/price-list.ts';
import type { LineChange } from '../../../domain/pricing/price-list-schema.ts';
import type { Breaks } from '../../../domain/pricing/quantity-break.ts';
import { type Message, say } from '../../../platform/i18n/message.ts';
import { findTextError } from '../../../platform/text/broken-character.ts';
import { tidyText } from '../../../platform/text/visible-text.ts';
import { mergeBreaks, type PriceFile, type PriceFileError, type PriceFileRow } from './price-csv.ts';

/** The changes that a file would make; nothing else is written. */
export type PricePlan<Change> = { changes: Change[]; errors: PriceFileError[] };

/** Plans the changes of a file to a list. @param isKnown whether the catalogue has a glove. */
export function planLines(
	file: PriceFile,
	stored: ReadonlyMap<string, PriceLine>,
	isKnown: (partNumber: string) => boolean,
): PricePlan<LineChange> {
	const plan: PricePlan<LineChange> = { changes: [], errors: [...file.errors] };
	for (const [partNumber, rows] of groupRows(file.rows)) {
		const before = stored.get(partNumber)?.prices;
		const merged = mergeGlove(plan.errors, partNumber, rows, before, isKnown);
		if (merged) plan.changes.push({ partNumber, prices: merged.prices });
	}
	return plan;
}

/** Plans the changes of a file to a company's overrides. If the file has no reason or dates, those stay unchanged. */
export function planOverrides(
	file: PriceFile,
	stored: ReadonlyMap<string, CompanyOverride>,
	isKnown: (partNumber: string) => boolean,
): PricePlan<OverrideChange> {
	const plan: PricePlan<OverrideChange> = { changes: [], errors: [...file.errors] };
	for (const [partNumber, rows] of groupRows(file.rows)) {
		const before = stored.get(partNumber);
		const merged = mergeGlove(plan.errors, partNumber, rows, before?.prices, isKnown);
		if (!merged) continue;
		if (!merged.prices) {
			plan.changes.push({ partNumber, override: undefined });
			continue;
		}
		const errors = plan.errors.length;
		const priced = rows.filter(({ cents }) => cents !== undefined);
		const refuse = (column: string, value: string, reason: Message) =>
			plan.errors.push({ row: (priced[0] ?? rows[0])?.row, column, value, reason });
		const one = (column: 'reason' | 'validFrom' | 'validTo', title: string) => {
			const values = new Set(priced.map((row) => row[column]).filter((value) => value !== undefined));
			const filled = [...values].filter((value) => value !== '');
			if (filled.length > 1) refuse(title, filled.join(' / '), say('validation.priceFile.differ'));
			return filled[0] ?? (values.size > 0 && column !== 'reason' ? '' : (before?.[column] ?? ''));
		};
		const reason = tidyText(one('reason', 'reason'));
		const validFrom = one('validFrom', 'valid_from');
		const validTo = one('validTo', 'valid_to');
		const reasonError = findTextError(reason);
		if (reason === '') refuse('reason', '', say('validation.price.reason'));
		else if (reasonError) refuse('reason', reason, say('validation.textIs', { what: reasonError }));
		else if (reason.length > PRICE_LIMITS.reason)
			refuse('reason', reason, say('validation.atMostCharacters', { most: PRICE_LIMITS.reason }));
		for (const [title, day] of [
			['valid_from', validFrom],
			['valid_to', validTo],
		] as const) {
			if (day !== '' && !isCalendarDate(day)) refuse(title, day, say('validation.day'));
		}
		if (validFrom !== '' && validTo !== '' && validTo < validFrom)
			refuse('valid_to', validTo, say('validation.price.span'));
		if (plan.errors.length === errors) {
			plan.changes.push({ partNumber, override: { prices: merged.prices, reason, validFrom, validTo } });
		}
	}
	return plan;
}

function groupRows(rows: readonly PriceFileRow[]): Map<string, PriceFileRow[]> {
	const groups = new Map<string, PriceFileRow[]>();
	for (const row of rows) {
		const group = groups.get(row.partNumber);
		if (group) group.push(row);
		else groups.set(row.partNumber, [row]);
	}
	return groups;
}

/** Applies the rows for a glove to its prices; if they are invalid, adds the error and returns undefined. */
function mergeGlove(
	errors: PriceFileError[],
	partNumber: string,
	rows: readonly PriceFileRow[],
	before: Breaks | undefined,
	isKnown: (partNumber: string) => boolean,
): { prices: Breaks | undefined } | undefined {
	const shown = partNumber.toUpperCase();
	const row = rows[0]?.row;
	if (!isKnown(partNumber) && rows.some(({ cents }) => cents !== undefined)) {
		errors.push({
			row,
			column: 'part_number',
			value: shown,
			reason: say('problems.catalogue.notInIt', { glove: shown }),
		});
		return undefined;
	}
	const merged = mergeBreaks(before, rows);
	if ('prices' in merged) return merged;
	errors.push({ row, column: 'price', value: shown, reason: merged.error });
	return undefined;
}
