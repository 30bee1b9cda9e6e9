import { z } from 'zod';
import { raiseCatalogueVersion } from '../../domain/catalogue/catalogue-queries.server.ts';
import { requireDistributor } from '../../domain/distributors/distributor-commands.server.ts';
import {
	deleteDistributor,
	findDistributorRow,
	insertDistributorRow,
	listTakenIds,
} from '../../domain/distributors/distributor-queries.server.ts';
import { readStoredDistributor } from '../../domain/distributors/stored-distributor.server.ts';
import { staleProblem } from '../../platform/http/version-match.server.ts';
import { say } from '../../platform/i18n/message.ts';
import { ProblemError } from '../../platform/problems/problem.server.ts';
import type { Deletable } from '../deleting/deletable.server.ts';

const keptSchema = z.object({
	id: z.string(),
	name_sort: z.string(),
	search_text: z.string(),
	province: z.string(),
	document: z.string(),
	email: z.string(),
	shown: z.number(),
	confirmed_at: z.string(),
	asked_at: z.string(),
	ask_hash: z.string(),
	version: z.number(),
	changed_in: z.number(),
	updated_at: z.string(),
});

/** Any distributor: no other record depends on one. */
export const deletableDistributor: Deletable = {
	kind: 'distributor',
	take: async (transaction, { id, version }) => {
		await raiseCatalogueVersion(transaction);
		const found = await requireDistributor(transaction, id);
		if (found.version !== version) throw staleProblem(found);
		const kept = await findDistributorRow(transaction, id);
		await deleteDistributor(transaction, id);
		return { subjectId: id, name: found.name, kept: { ...kept } };
	},
	putBack: async (transaction, kept) => {
		const row = keptSchema.parse(kept);
		const changedIn = await raiseCatalogueVersion(transaction);
		const { name } = readStoredDistributor(row);
		// Another store of that name may have been added since.
		if ((await listTakenIds(transaction, [row.id])).size > 0)
			throw new ProblemError('conflict', say('distributorDesk.errors.taken', { name }));
		await insertDistributorRow(transaction, row, changedIn);
		return { href: `/admin/distributors/${row.id}` };
	},
};
