import { z } from 'zod';
import { lockCatalogue } from '../../domain/catalogue/catalogue-queries.server.ts';
import { RELEASE_ITEM_KINDS, releasePath } from '../../domain/releases/release.ts';
import { requireReleaseAt } from '../../domain/releases/release-commands.server.ts';
import {
	deleteRelease,
	findReleaseRow,
	insertReleaseRow,
	listReleaseItems,
	upsertReleaseItem,
} from '../../domain/releases/release-queries.server.ts';
import type { Deletable } from '../deleting/deletable.server.ts';

const fields = z.record(z.string(), z.unknown());
const keptSchema = z.object({
	row: z.object({
		id: z.string(),
		name: z.string(),
		state: z.literal('open'),
		due_at: z.literal(''),
		due_day: z.literal(''),
		live_at: z.literal(''),
		failure: z.string(),
		planned_by: z.string(),
		planned_by_name: z.string(),
		preview_token: z.string(),
		version: z.number(),
		created_at: z.string(),
		updated_at: z.string(),
		updated_by: z.string(),
	}),
	items: z.array(
		z.object({
			kind: z.enum(RELEASE_ITEM_KINDS),
			id: z.string(),
			name: z.string(),
			before: fields,
			after: fields,
			version: z.number(),
		}),
	),
});

/** An open release with what is in it. One that was live says what was changed then, and stays. */
export const deletableRelease: Deletable = {
	kind: 'release',
	take: async (transaction, at) => {
		await lockCatalogue(transaction);
		const { id, name } = await requireReleaseAt(transaction, at, ['open']);
		const [row, items] = await Promise.all([
			findReleaseRow(transaction, id),
			listReleaseItems(transaction, id),
		]);
		await deleteRelease(transaction, id);
		return { subjectId: id, name, kept: { row, items } };
	},
	putBack: async (transaction, kept) => {
		const { row, items } = keptSchema.parse(kept);
		await insertReleaseRow(transaction, row);
		for (const item of items) await upsertReleaseItem(transaction, row.id, item);
		return { href: releasePath(row) };
	},
};
