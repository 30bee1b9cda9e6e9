import type { ModelReading, ModelReply } from '../domain/fit/second-reading/model-reply.server.ts';

/** An empty reading, for tests to extend. */
export const BLANK_READING: ModelReading = {
	processes: [],
	positions: [],
	materials: [],
	hazards: [],
	denied: [],
	unclear: [],
};

/** "stick at 140 amps", read correctly. */
export const STICK_AT_140: ModelReading = {
	...BLANK_READING,
	processes: [{ process: 'SMAW', ampsFrom: 140, ampsTo: 140 }],
};

/** A model's reply as text: a reading, a verdict, and a sentence about the first reason. */
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
