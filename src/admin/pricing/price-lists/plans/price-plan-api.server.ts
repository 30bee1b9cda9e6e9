import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { todayIn } from '../../../../domain/calendar-date/calendar-date.ts';
import { loadPriceBook } from '../../../../domain/pricing/price-book.server.ts';
import { findListOfKind } from '../../../../domain/pricing/price-decision.ts';
import type { PriceList } from '../../../../domain/pricing/price-list.ts';
import { parsePricePlan } from '../../../../domain/pricing/price-plan-schema.ts';
import type { Breaks } from '../../../../domain/pricing/quantity-break.ts';
import { readRequestVersion } from '../../../../platform/http/version-match.server.ts';
import { withIdempotency } from '../../../../platform/limits/idempotency.server.ts';
import { ProblemError } from '../../../../platform/problems/problem.server.ts';
import { formatVersionTag } from '../../../../platform/text/version-tag.ts';
import { changeBy, toIdempotentRequest } from '../../../frame/staff-change.server.ts';
import type { PricingServices } from '../../pricing-services.server.ts';
import { requirePriceList } from '../price-list-commands.server.ts';
import { listChangedLines } from './planned-lines.server.ts';
import {
	type PlanInput,
	planPrices,
	requireFittingPlan,
	takePlanBack,
} from './price-plan-commands.server.ts';

/** Gloves that a preview names; it counts all. */
const SHOWN = 200;

/** What a plan would change. */
export type PlanPreview = {
	gloves: number;
	/** Gloves whose new price for a pair is below what they cost. */
	belowCost: number;
	/** The first of them, by part number. */
	rows: { partNumber: string; name: string; before: Breaks; after: Breaks; isBelowCost: boolean }[];
};

const listNamed = z.object({ id: z.string().max(40) });
const planNamed = listNamed.extend({ plan: z.string().max(40) });

/** Staff routes for planned changes of a list's prices. */
export function addPricePlanRoutes(plain: FastifyInstance, services: PricingServices): void {
	const app = plain.withTypeProvider<ZodTypeProvider>();
	const config = { access: 'staff' } as const;
	const { catalogue } = services;
	const { db } = services.database;
	const today = () => todayIn(services.timeZone, new Date());
	const plans = '/api/admin/pricing/templates/:id/plans';

	app.post(`${plans}/preview`, { config, schema: { hide: true, params: listNamed } }, async (request) => {
		const list = await requirePriceList(db, request.params.id);
		const plan = requirePlan(request.body);
		await requireFittingPlan(db, list, { plan, today: today() });
		return preview(list, plan);
	});

	app.post(plans, { config, schema: { hide: true, params: listNamed } }, async (request, reply) => {
		const { id } = request.params;
		const plan = requirePlan(request.body);
		const version = readRequestVersion(request, { kind: 'price-list', id });
		const keyedRequest = toIdempotentRequest(request, `POST ${plans} ${id}`, plan);
		const { status, answer } = await withIdempotency(db, keyedRequest, async (transaction) => ({
			status: 201,
			answer: await planPrices(transaction, { id, version, plan, today: today() }, changeBy(request)),
		}));
		return reply.code(status).header('etag', listTag(answer)).send(answer);
	});

	app.delete(
		`${plans}/:plan`,
		{ config, schema: { hide: true, params: planNamed } },
		async (request, reply) => {
			const { id, plan: planId } = request.params;
			const version = readRequestVersion(request, { kind: 'price-list', id });
			const stored = await db
				.transaction()
				.execute((transaction) => takePlanBack(transaction, { id, version, planId }, changeBy(request)));
			return reply.header('etag', listTag(stored)).send(stored);
		},
	);

	async function preview(list: PriceList, plan: PlanInput): Promise<PlanPreview> {
		const changed = await listChangedLines(db, { ...plan, listId: list.id });
		const book = await loadPriceBook(
			db,
			changed.map(({ before }) => before.partNumber),
		);
		const costs = list.kind === 'cost' ? undefined : findListOfKind(book, 'cost', list.currency);
		const rows = changed.map(({ before: { partNumber, prices }, after }) => {
			const cost = costs && book.findLine(costs.id, partNumber, plan.fromDay)?.pair;
			return {
				partNumber,
				name: catalogue.index.findCard(partNumber)?.name ?? '',
				before: prices,
				after: after.prices,
				isBelowCost: cost !== undefined && after.prices.pair < cost,
			};
		});
		return {
			gloves: rows.length,
			belowCost: rows.filter(({ isBelowCost }) => isBelowCost).length,
			rows: rows.slice(0, SHOWN),
		};
	}
}

function requirePlan(body: FastifyRequest['body']): PlanInput {
	const parsed = parsePricePlan(body);
	if ('errors' in parsed) throw new ProblemError('invalid', undefined, parsed.errors);
	return parsed.plan;
}

function listTag({ id, version }: Pick<PriceList, 'id' | 'version'>): string {
	return formatVersionTag({ kind: 'price-list', id }, version);
}
