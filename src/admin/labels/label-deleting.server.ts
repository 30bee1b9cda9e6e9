import { z } from 'zod';
import { formatLabelNumber, parseLabelNumber } from '../../domain/labels/label.ts';
import { requireLabel } from '../../domain/labels/label-commands.server.ts';
import { putBackLabel, takeLabel } from '../../domain/labels/label-deleting-queries.server.ts';
import { LABEL_STATES } from '../../domain/labels/label-state.ts';
import { staleProblem } from '../../platform/http/version-match.server.ts';
import { say } from '../../platform/i18n/message.ts';
import { ProblemError } from '../../platform/problems/problem.server.ts';
import type { Deletable } from '../deleting/deletable.server.ts';
import { canDelete } from './label-deleting.ts';

const keptSchema = z.object({
	id: z.number(),
	state: z.enum(LABEL_STATES),
	date: z.string(),
	operating_name: z.string(),
	company_id: z.string(),
	invoice_number: z.string(),
	purchase_order_number: z.string(),
	line_count: z.number(),
	pair_count: z.number(),
	document: z.string(),
	source: z.string(),
	version: z.number(),
	created_by: z.string(),
	created_at: z.string(),
	updated_at: z.string(),
});

/** A label that was never printed and ships no request or order. Any other one is voided, so that its number says why. */
export const deletableLabel: Deletable = {
	kind: 'label',
	take: async (transaction, { id, version }) => {
		// No label has the number 0.
		const label = await requireLabel(transaction, parseLabelNumber(id) ?? 0);
		const number = formatLabelNumber(label.id);
		if (label.version !== version) throw staleProblem(label);
		if (!canDelete(label)) throw new ProblemError('conflict', say('deleting.labelStays', { number }));
		const kept = await takeLabel(transaction, { id: label.id, version });
		if (!kept) throw staleProblem(await requireLabel(transaction, label.id));
		return { subjectId: String(label.id), name: `${number} ${label.operatingName}`.trim(), kept };
	},
	putBack: async (transaction, kept) => {
		const { id } = await putBackLabel(transaction, keptSchema.parse(kept));
		return { href: `/admin/labels/${id}` };
	},
};
