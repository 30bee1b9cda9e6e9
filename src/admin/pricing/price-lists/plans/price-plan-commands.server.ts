import { deletePlannedLines } from '../../../../domain/pricing/price-line-queries.server.ts';
import type { PriceList } from '../../../../domain/pricing/price-list.ts';
import type { PriceChange, PricePlan } from '../../../../domain/pricing/price-plan.ts';
import {
	deletePricePlan,
	insertPricePlan,
	listPricePlans,
} from '../../../../domain/pricing/price-plan-queries.server.ts';
import type { AuditedChange } from '../../../../platform/audit/audit-entry-queries.server.ts';
import type { DatabaseLike } from '../../../../platform/db/database.server.ts';
import { say } from '../../../../platform/i18n/message.ts';
import { ProblemError } from '../../../../platform/problems/problem.server.ts';
import { recordPriceList, requireListVersion, writePriceList } from '../price-list-commands.server.ts';
import { applyLaterPlans, applyPlan } from './planned-lines.server.ts';

export type PlanInput = PriceChange & { fromDay: string };

/**
 * Plans a change of all prices of a list that was read at `version`.
 * @throws ProblemError not-found; stale; invalid for a list of percentages, a day that is not after today or has a plan,
 * and a list without prices.
 */
export async function planPrices(
	transaction: DatabaseLike,
	params: { id: string; version: number; plan: PlanInput; today: string },
	change: AuditedChange,
): Promise<PriceList> {
	const before = await requireListVersion(transaction, params);
	await requireFittingPlan(transaction, before, params);
	const stored = await writePriceList(transaction, { id: params.id, version: params.version }, change);
	const plan = await insertPricePlan(transaction, {
		...params.plan,
		listId: before.id,
		setBy: change.actor.name,
		setAt: change.now.toISOString(),
	});
	const gloves = await applyPlan(transaction, plan);
	if (gloves === 0)
		throw new ProblemError('invalid', undefined, [
			{ path: 'percent', message: say('problems.prices.plan.noPrices', { list: before.name }) },
		]);
	// A plan of a later day has been made from the prices before this one.
	await applyLaterPlans(transaction, before.id, plan.fromDay);
	await recordPriceList(transaction, stored, 'priceList.planned', change, { after: describe(plan, gloves) });
	return stored;
}

/** @throws ProblemError invalid, naming the field. */
export async function requireFittingPlan(
	db: DatabaseLike,
	list: PriceList,
	{ plan, today }: { plan: PlanInput; today: string },
): Promise<void> {
	const refuse = (path: string, message: ReturnType<typeof say>) => {
		throw new ProblemError('invalid', undefined, [{ path, message }]);
	};
	if (list.kind === 'percent')
		refuse('percent', say('problems.prices.plan.percentList', { list: list.name }));
	if (plan.fromDay <= today) refuse('from', say('problems.prices.plan.past'));
	const plans = await listPricePlans(db, list.id);
	if (plans.some(({ fromDay }) => fromDay === plan.fromDay))
		refuse('from', say('problems.prices.plan.taken'));
}

/**
 * Takes a plan back, whether it is in force yet or not: the prices before it are in force again, but for those that were
 * changed since.
 * @throws ProblemError not-found; stale; conflict if a later plan was made from this one.
 */
export async function takePlanBack(
	transaction: DatabaseLike,
	params: { id: string; version: number; planId: string },
	change: AuditedChange,
): Promise<PriceList> {
	const before = await requireListVersion(transaction, params);
	const plans = await listPricePlans(transaction, before.id);
	const plan = plans.find(({ id }) => id === params.planId);
	if (!plan) throw new ProblemError('not-found', say('problems.prices.plan.missing'));
	if (plan !== plans.at(-1)) throw new ProblemError('conflict', say('problems.prices.plan.laterFirst'));
	const stored = await writePriceList(transaction, { id: before.id, version: params.version }, change);
	await deletePlannedLines(transaction, plan.id);
	await deletePricePlan(transaction, plan.id);
	await recordPriceList(transaction, stored, 'priceList.planTakenBack', change, { before: describe(plan) });
	return stored;
}

function describe({ fromDay, hundredths, stepCents }: PricePlan, gloves?: number) {
	return {
		validFrom: fromDay,
		percent: hundredths / 100,
		roundedTo: stepCents / 100,
		...(gloves === undefined ? {} : { gloves }),
	};
}
