import type { Metric } from '../server/metric.ts';

/** What became of a verdict that the model was to put into words. */
export const MODEL_OUTCOMES = ['worded', 'refused', 'failed', 'left', 'usedUp', 'busy', 'resting'] as const;
export type ModelOutcome = (typeof MODEL_OUTCOMES)[number];

/** A process's figures of the language model, for Prometheus. */
export function listModelMetrics(outcomes: ReadonlyMap<ModelOutcome, number>, isResting: boolean): Metric[] {
	return [
		{
			name: 'emberhide_fit_model_calls_total',
			help: 'What became of verdicts that the language model was to word.',
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
