import type { ModelReading, ModelReply } from '../domain/fit/second-reading/model-reply.server.ts';

/** A reading of nothing, for tests to add to. */
export const BLANK_READING: ModelReading = {
	processes: [],
	positions: [],
	materials: [],
	hazards: [],
	denied: [],
	unclear: [],
};

/** "stick at 140 amps", as a careful reader reads it. */
export const STICK_AT_140: ModelReading = {
	...BLANK_READING,
	processes: [{ process: 'SMAW', ampsFrom: 140, ampsTo: 140 }],
};

/** A reply as the model's text: a reading, a verdict, and a sentence about the first reason. */
export function formatReply(changes: Partial<ModelReply>): string {
	const reply: ModelReply = {
		reading: STICK_AT_140,
		verdict: 'Full use',
		finding: 1,
		sentence: 'Yes: stick is Full use on its sheet.',
		...changes,
	};
	return JSON.stringify(reply);
}
