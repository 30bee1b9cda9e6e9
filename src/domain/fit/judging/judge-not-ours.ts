import type { Reason } from '../fit-answer.ts';
import { NOT_OURS } from '../lexicon/not-ours.ts';
import type { Facts } from '../reading/task-facts.ts';

/** Work that no glove of the range is made for: No use regardless of the sheet (docs/trade/fit-check.md). */
export function judgeNotOurs({ hazards }: Pick<Facts, 'hazards'>): Reason[] {
	return NOT_OURS.filter((family) => hazards.includes(family)).map((family) => ({
		row: 'Ratings',
		kind: `notOurs.${family}`,
		values: {},
		effect: 'No use',
	}));
}
