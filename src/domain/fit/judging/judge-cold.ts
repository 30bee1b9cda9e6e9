import type { Reason } from '../fit-answer.ts';
import type { Facts } from '../reading/task-facts.ts';
import type { FitGlove } from './fit-glove.ts';

/** Below this temperature, two or more layers are needed, in °C (docs/trade/welding.md, "Cold"). */
const DEEP_COLD_C = -5;
/** The lowest temperature that EN 511 covers, in °C (docs/trade/ratings.md, "EN 511"). */
const COLDEST_C = -50;
/**
 * Min level of EN 511, position 1, below -5 °C; above it level 1 is enough (authored; makers publish no
 * temperatures).
 */
const DEEP_COLD_LEVEL = 2;

const WARM = /wool|fleece|\bpile\b|thinsulate|sherpa|insulat/i;

/** EN 511 against cold air; a warm lining without a rating is Limited, and no lining is No use in deep cold. */
export function judgeCold({ rated, lining }: FitGlove, facts: Facts): Reason[] {
	if (!facts.hazards.includes('cold')) return [];
	const isDeep = facts.airC !== null && facts.airC < DEEP_COLD_C;
	const stated = facts.airC === null ? '' : String(facts.airC);
	const { coldAir } = rated;
	if (facts.airC !== null && facts.airC < COLDEST_C) {
		const row = coldAir?.row ?? 'EN 511';
		return [{ row, kind: 'cold.beyond', values: { said: stated }, effect: 'No use' }];
	}
	if (coldAir === undefined || coldAir.level === null) {
		if (WARM.test(lining)) {
			return [{ row: 'Lining', kind: 'cold.lined', values: { said: stated, lining }, effect: 'Limited' }];
		}
		return isDeep
			? [{ row: 'Lining', kind: 'cold.unlined', values: { said: stated }, effect: 'No use' }]
			: [{ row: 'EN 511', kind: 'cold.unrated', values: { said: stated }, effect: 'Limited' }];
	}
	const { row, value, level } = coldAir;
	const values = { place: 'coldAir', said: stated, value, level: String(level) };
	if (level >= (isDeep ? DEEP_COLD_LEVEL : 1)) return [{ row, kind: 'cold.met', values, effect: 'Full use' }];
	return [{ row, kind: 'cold.low', values, effect: level === 0 && isDeep ? 'No use' : 'Limited' }];
}

/** Only EN 511, position 3, rates water penetration. */
export function judgeWet({ rated }: FitGlove, facts: Facts): Reason[] {
	if (!facts.hazards.includes('wet')) return [];
	const { water } = rated;
	const row = water?.row ?? 'EN 511';
	const values = { place: 'water', level: '1', value: water?.value ?? '' };
	return water?.level === 1
		? [{ row, kind: 'wet.met', values, effect: 'Full use' }]
		: [{ row, kind: 'wet.unrated', values, effect: 'Limited' }];
}
