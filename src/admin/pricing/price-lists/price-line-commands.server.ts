import { formatAmount } from '../../../domain/pricing/price.ts';
import { findPriceLines, mergePriceLines } from '../../../domain/pricing/price-line-queries.server.ts';
import type { PriceLine, PriceList } from '../../../domain/pricing/price-list.ts';
import type { LineChange } from '../../../domain/pricing/price-list-schema.ts';
import { BREAKS, type Breaks } from '../../../domain/pricing/quantity-break.ts';
import type { LiveCatalogue } from '../../../domain/search/live-catalogue.server.ts';
import type { AuditedChange } from '../../../platform/audit/audit-entry-queries.server.ts';
import type { DatabaseLike } from '../../../platform/db/database.server.ts';
import { say } from '../../../platform/i18n/message.ts';
import { ProblemError } from '../../../platform/problems/problem.server.ts';
import { applyLaterPlans } from './plans/planned-lines.server.ts';
import { recordPriceList, requireListVersion, writePriceList } from './price-list-commands.server.ts';

/** Max number of gloves listed in one audit entry; a larger change only states the count. */
const MAX_LOGGED = 40;

/**
 * Saves the given prices of a list that was read at `version`, and no others, in force from today; planned changes of
 * the list are made from them anew. Lines without a change are skipped.
 * @throws ProblemError not-found; stale; invalid for gloves that are not in the catalogue.
 */
export async function savePriceLines(
	transaction: DatabaseLike,
	catalogue: LiveCatalogue,
	params: { id: string; version: number; lines: readonly LineChange[]; today: string },
	change: AuditedChange,
): Promise<PriceList> {
	const before = await requireListVersion(transaction, params);
	const errors = params.lines.flatMap(({ partNumber, prices }, at) =>
		prices && !catalogue.index.hasProduct(partNumber)
			? [
					{
						path: `lines.${at}.partNumber`,
						message: say('problems.catalogue.notInIt', { glove: partNumber.toUpperCase() }),
					},
				]
			: [],
	);
	if (errors.length > 0) throw new ProblemError('invalid', undefined, errors);
	return writePriceLines(transaction, before, params, change);
}

/**
 * Saves prices of a list that was just read. Gloves are not looked up: what is on a list stays there.
 * @throws ProblemError stale
 */
export async function writePriceLines(
	transaction: DatabaseLike,
	before: PriceList,
	{ lines, today }: { lines: readonly LineChange[]; today: string },
	change: AuditedChange,
): Promise<PriceList> {
	const { id, version } = before;
	const { changed, stored: were } = await pickChangedLines(transaction, { id, lines, today });
	if (changed.length === 0) return before;
	const stored = await writePriceList(transaction, { id, version }, change);
	await mergePriceLines(transaction, id, changed, { day: today });
	await applyLaterPlans(
		transaction,
		id,
		today,
		changed.map(({ partNumber }) => partNumber),
	);
	await recordPriceList(transaction, stored, 'priceList.priced', change, describeLines(changed, were));
	return stored;
}

/** The lines that would change, and their stored values. */
async function pickChangedLines(
	db: DatabaseLike,
	{ id, lines, today }: { id: string; lines: readonly LineChange[]; today: string },
): Promise<{ changed: LineChange[]; stored: Map<string, PriceLine> }> {
	const found = await findPriceLines(
		db,
		id,
		lines.map(({ partNumber }) => partNumber),
		today,
	);
	const stored = new Map(found.map((line) => [line.partNumber, line]));
	const changed = lines.filter(
		({ partNumber, prices }) => !areSamePrices(stored.get(partNumber)?.prices, prices),
	);
	return { changed, stored };
}

export function areSamePrices(one: Breaks | undefined, other: Breaks | undefined): boolean {
	return BREAKS.every((unit) => one?.[unit] === other?.[unit]);
}

function describeLines(changed: readonly LineChange[], stored: ReadonlyMap<string, PriceLine>) {
	return describePrices(
		changed.map(({ partNumber, prices }) => ({
			partNumber,
			before: stored.get(partNumber)?.prices,
			after: prices,
		})),
	);
}

/** The audit values of changed prices: by glove, or only their number. */
export function describePrices(
	changes: readonly { partNumber: string; before: Breaks | undefined; after: Breaks | undefined }[],
): { before: Record<string, unknown>; after: Record<string, unknown> } {
	if (changes.length > MAX_LOGGED) {
		const removed = changes.filter(({ after }) => !after).length;
		return { before: {}, after: { gloves: changes.length - removed, removed } };
	}
	const named = (side: 'before' | 'after') =>
		Object.fromEntries(changes.map((one) => [one.partNumber.toUpperCase(), formatBreaks(one[side])]));
	return { before: named('before'), after: named('after') };
}

/** "18.50", "18.50, dozen 16.95". */
export function formatBreaks(prices: Breaks | undefined): string {
	if (!prices) return '';
	return BREAKS.flatMap((unit) => {
		const cents = prices[unit];
		if (cents === undefined) return [];
		return unit === 'pair' ? [formatAmount(cents)] : [`${unit} ${formatAmount(cents)}`];
	}).join(', ');
}
