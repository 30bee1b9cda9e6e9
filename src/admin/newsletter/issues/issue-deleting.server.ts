import { z } from 'zod';
import { nameIssue } from '../../../domain/newsletter/issues/issue.ts';
import { requireIssue } from '../../../domain/newsletter/issues/issue-commands.server.ts';
import {
	deleteIssue,
	findIssueRow,
	insertIssueRow,
} from '../../../domain/newsletter/issues/issue-queries.server.ts';
import { staleProblem } from '../../../platform/http/version-match.server.ts';
import { DEFAULT_LOCALE } from '../../../platform/i18n/locale.ts';
import { say } from '../../../platform/i18n/message.ts';
import { ProblemError } from '../../../platform/problems/problem.server.ts';
import type { Deletable } from '../../deleting/deletable.server.ts';

const keptSchema = z.object({
	id: z.string(),
	state: z.literal('draft'),
	document: z.string(),
	version: z.number(),
	created_at: z.string(),
	updated_at: z.string(),
	sent_at: z.string(),
	next_at: z.string(),
	unsettled: z.number(),
});

/** A draft. What was sent stays: it says who got what. */
export const deletableIssue: Deletable = {
	kind: 'issue',
	take: async (transaction, { id, version }) => {
		const found = await requireIssue(transaction, id);
		if (found.state !== 'draft') throw new ProblemError('conflict', say('newsletter.issues.errors.stays'));
		if (found.version !== version) throw staleProblem(found);
		const kept = await findIssueRow(transaction, id);
		await deleteIssue(transaction, id);
		return { subjectId: id, name: nameIssue(found, DEFAULT_LOCALE), kept: { ...kept } };
	},
	putBack: async (transaction, kept) => {
		const row = keptSchema.parse(kept);
		await insertIssueRow(transaction, row);
		return { href: `/admin/newsletter/issues/${row.id}` };
	},
};
