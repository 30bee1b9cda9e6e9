import {
	deletePlannedLines,
	findPriceLines,
	listPriceLines,
	mergePriceLines,
} from '../../../../domain/pricing/price-line-queries.server.ts';
import type { PriceLine } from '../../../../domain/pricing/price-list.ts';
import {
	changeBreaks,
	dayBefore,
	type PriceChange,
	type PricePlan,
} from '../../../../domain/pricing/price-plan.ts';
import { listPricePlans } from '../../../../domain/pricing/price-plan-queries.server.ts';
import type { DatabaseLike } from '../../../../platform/db/database.server.ts';

/** The lines that a plan changes: those in force on the day before it begins. */
export async function listChangedLines(
	db: DatabaseLike,
	plan: PriceChange & Pick<PricePlan, 'listId' | 'fromDay'>,
	partNumbers?: readonly string[],
): Promise<{ before: PriceLine; after: PriceLine }[]> {
	const day = dayBefore(plan);
	const lines = partNumbers
		? await findPriceLines(db, plan.listId, partNumbers, day)
		: await listPriceLines(db, plan.listId, day);
	return lines.map((before) => ({
		before,
		after: { partNumber: before.partNumber, prices: changeBreaks(before.prices, plan) },
	}));
}

/** Writes the prices that a plan sets from its day on, for all gloves or for these. */
export async function applyPlan(
	transaction: DatabaseLike,
	plan: PricePlan,
	partNumbers?: readonly string[],
): Promise<number> {
	await deletePlannedLines(transaction, plan.id, partNumbers);
	const changed = await listChangedLines(transaction, plan, partNumbers);
	const lines = changed.map(({ after }) => after);
	await mergePriceLines(transaction, plan.listId, lines, { day: plan.fromDay, planId: plan.id });
	return lines.length;
}

/** Makes the prices of all plans after a day anew, each from the one before. */
export async function applyLaterPlans(
	transaction: DatabaseLike,
	listId: string,
	day: string,
	partNumbers?: readonly string[],
): Promise<void> {
	for (const plan of await listPricePlans(transaction, listId)) {
		if (plan.fromDay > day) await applyPlan(transaction, plan, partNumbers);
	}
}
