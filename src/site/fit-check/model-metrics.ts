import type { Metric } from '../../platform/process/metric.ts';

/** The outcomes of a call to the model; `refused` is a reply in the wrong format. */
export const MODEL_OUTCOMES = ['answered', 'refused', 'failed', 'left', 'usedUp', 'busy', 'resting'] as const;
export type ModelOutcome = (typeof MODEL_OUTCOMES)[number];

/** A process's metrics of the language model, for Prometheus. */
export function listModelMetrics(outcomes: ReadonlyMap<ModelOutcome, number>, isResting: boolean): Metric[] {
	return [
		{
			name: 'emberhide_fit_model_calls_total',
			help: 'What became of tasks that the language model was to read and word.',
			kind: 'counter',
			samples: [...outcomes].map(([outcome, value]) => ({ labels: { outcome }, value })),
		},
		{
			name: 'emberhide_fit_model_resting',
			help: 'Whether the model is left alone for a while, since it failed too often.',
			kind: 'gauge',
			samples: [{ value: isResting ? 1 : 0 }],
		},
	];
}

/** The outcomes of well-formed replies: of the second reading, and of the sentence. */
export const REPLY_OUTCOMES = ['agrees', 'asks', 'refuses', 'worded', 'reworded'] as const;
export type ReplyOutcome = (typeof REPLY_OUTCOMES)[number];

export function listReplyMetrics(outcomes: ReadonlyMap<ReplyOutcome, number>): Metric[] {
	return [
		{
			name: 'emberhide_fit_model_replies_total',
			help: 'Answers by what the second reading made of them (agrees, asks, refuses), and whether the sentence was the model’s (worded) or ours (reworded).',
			kind: 'counter',
			samples: [...outcomes].map(([outcome, value]) => ({ labels: { outcome }, value })),
		},
	];
}
