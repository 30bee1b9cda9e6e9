import { todayIn } from '../../../domain/calendar-date/calendar-date.ts';
import { formatLabelNumber, type Label, parseLabelNumber } from '../../../domain/labels/label.ts';
import {
	requireValidLabel,
	saveLabel,
	sayMoveRefused,
} from '../../../domain/labels/label-commands.server.ts';
import { listLabelsById } from '../../../domain/labels/label-queries.server.ts';
import { canBecome, isEditable, LABEL_STATES } from '../../../domain/labels/label-state.ts';
import { say } from '../../../platform/i18n/message.ts';
import { ProblemError } from '../../../platform/problems/problem.server.ts';
import { sayState } from '../../../platform/problems/say-state.ts';
import type { StaffServices } from '../../frame/staff-services.server.ts';
import type { BulkChange } from '../../kit/bulk/bulk-change.ts';
import type { BulkSubject } from '../../kit/bulk/bulk-commands.server.ts';
import { moveLabelWithSource, restoreLabelWithSource } from '../source/move-with-source.server.ts';
import { type LabelBulkField, MOVABLE_STATES } from './label-bulk.ts';

type Services = Pick<StaffServices, 'catalogue' | 'timeZone' | 'labelSources'>;

/** Labels of which one field is set, or the state, with the rules of their form. */
export function labelBulk(services: Services): BulkSubject<Label, LabelBulkField> {
	const { catalogue, labelSources } = services;

	/** The label with the field set, as its form would save it. @throws ProblemError invalid. */
	function requireChanged(label: Label, { field, value }: BulkChange<LabelBulkField>) {
		const {
			id: _,
			state,
			source: _s,
			version: _v,
			createdBy: _b,
			createdAt: _c,
			updatedAt: _u,
			...input
		} = label;
		const body = { ...input, state, [field]: field === 'language' && value === '' ? undefined : value };
		const today = todayIn(services.timeZone, new Date());
		return requireValidLabel(catalogue, body, { today, before: label });
	}

	return {
		kind: 'label',
		list: async (db, ids) => {
			const numbers = ids.flatMap((id) => parseLabelNumber(id) ?? []);
			const labels = await listLabelsById(db, numbers);
			return new Map(labels.map((label) => [String(label.id), label]));
		},
		titleOf: ({ id, operatingName }) => `${formatLabelNumber(id)} ${operatingName}`.trim(),
		read: (label, field) => label[field] ?? '',
		plan: async (label, change) => {
			if (change.field === 'state') {
				const to = MOVABLE_STATES.find((state) => state === change.value);
				if (!to) return { error: say('staff.bulk.noSuchState') };
				if (to === label.state || canBecome(label.state, to)) return { after: to };
				return { error: sayMoveRefused(label, to) };
			}
			if (!isEditable(label.state)) {
				const number = formatLabelNumber(label.id);
				return { error: say('problems.labels.stays', { number, state: sayState(label.state) }) };
			}
			try {
				const { label: changed } = await requireChanged(label, change);
				return { after: changed[change.field] ?? '' };
			} catch (error) {
				if (!(error instanceof ProblemError)) throw error;
				return { error: error.errors?.[0]?.message ?? error.message };
			}
		},
		write: async (transaction, label, change, by) => {
			const { id, version } = label;
			const state = MOVABLE_STATES.find((one) => change.field === 'state' && one === change.value);
			if (state) {
				const move = { id, version, state };
				return (await moveLabelWithSource(transaction, labelSources, move, by)).label;
			}
			return saveLabel(transaction, { id, version, ...(await requireChanged(label, change)) }, by);
		},
		restore: async (transaction, label, change, by) => {
			const { id, version } = label;
			const state = LABEL_STATES.find((one) => change.field === 'state' && one === change.value);
			if (state) return restoreLabelWithSource(transaction, labelSources, { id, version, state }, by);
			return saveLabel(transaction, { id, version, ...(await requireChanged(label, change)) }, by);
		},
	};
}
