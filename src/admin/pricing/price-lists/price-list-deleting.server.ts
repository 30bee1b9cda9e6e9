import { z } from 'zod';
import { isTemplate, PRICE_LIST_KINDS } from '../../../domain/pricing/price-list.ts';
import {
	hasListNamed,
	isPriceListUsed,
	putBackPriceList,
	takePriceList,
} from '../../../domain/pricing/price-list-deleting-queries.server.ts';
import { findPriceList, lockPriceLists } from '../../../domain/pricing/price-list-queries.server.ts';
import { staleProblem } from '../../../platform/http/version-match.server.ts';
import { say } from '../../../platform/i18n/message.ts';
import { ProblemError } from '../../../platform/problems/problem.server.ts';
import type { Deletable } from '../../deleting/deletable.server.ts';
import { requireListVersion, requirePriceList } from './price-list-commands.server.ts';

const keptSchema = z.object({
	list: z.object({
		id: z.string(),
		name: z.string(),
		name_key: z.string(),
		kind: z.enum(PRICE_LIST_KINDS),
		currency: z.enum(['CAD', 'USD']),
		parent_id: z.string(),
		document: z.string(),
		retired: z.number(),
		version: z.number(),
		created_at: z.string(),
		updated_at: z.string(),
	}),
	lines: z.array(
		z.object({
			list_id: z.string(),
			part_number: z.string(),
			from_day: z.string(),
			pair_cents: z.number().nullable(),
			dozen_cents: z.number().nullable(),
			case_cents: z.number().nullable(),
			plan_id: z.string(),
		}),
	),
	plans: z.array(
		z.object({
			id: z.string(),
			list_id: z.string(),
			from_day: z.string(),
			hundredths: z.number(),
			step_cents: z.number(),
			set_by: z.string(),
			set_at: z.string(),
		}),
	),
});

/**
 * A template that no company ever had. Any other list says what somebody paid, and is retired; list prices and costs
 * stay, because every company without a template pays by them.
 */
export const deletablePriceList: Deletable = {
	kind: 'priceList',
	take: async (transaction, record) => {
		await lockPriceLists(transaction);
		const { id, name, ...list } = await requireListVersion(transaction, record);
		if (!isTemplate(list) || (await isPriceListUsed(transaction, id)))
			throw new ProblemError('conflict', say('deleting.listStays', { name }));
		const kept = await takePriceList(transaction, record);
		if (!kept) throw staleProblem(await requirePriceList(transaction, id));
		return { subjectId: id, name, kept };
	},
	putBack: async (transaction, kept) => {
		const rows = keptSchema.parse(kept);
		const { id, name, parent_id: parentId } = rows.list;
		await lockPriceLists(transaction);
		if (await hasListNamed(transaction, name))
			throw new ProblemError('conflict', say('deleting.listNameTaken', { name }));
		if (parentId !== '' && !(await findPriceList(transaction, parentId)))
			throw new ProblemError('conflict', say('deleting.listParentGone', { name }));
		await putBackPriceList(transaction, rows);
		return { href: `/admin/pricing/templates/${id}` };
	},
};
