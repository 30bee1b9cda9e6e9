import { CONTACT_CELSIUS } from '../../ratings/en407.ts';
import type { Performance } from '../../ratings/performance.ts';
import { type Reason, worstOf } from '../fit-answer.ts';
import type { Facts } from '../reading/task-facts.ts';
import type { FitGlove } from './fit-glove.ts';

/** Below this temperature a surface does not burn the hand, in °C (authored). */
const HARMLESS_C = 43;
/** Min levels for Full use with words such as "hot" and no temperature (authored). */
const HOT_CONTACT = 2;
const HOT_ANSI = 3;

/** Judges hot parts by temperature if one is given, otherwise by the word (docs/decisions/023-fit.md). */
export function judgeHeat(glove: FitGlove, facts: Facts): Reason[] {
	if (facts.contactC !== null && facts.contactC > HARMLESS_C) return [judgeContact(glove, facts.contactC)];
	return facts.hazards.includes('hot') && facts.contactC === null ? judgeHot(glove) : [];
}

/**
 * One step down above the temperature of the glove's level, two steps above that of the next level. ANSI heat has no
 * sourced temperatures, so it is not used for a given temperature: untested is Limited up to 100 °C and No use above.
 */
function judgeContact({ rated }: FitGlove, celsius: number): Reason {
	const stated = String(celsius);
	const { contact } = rated;
	if (contact === undefined || contact.level === null) {
		const row = contact?.row ?? 'EN 407';
		const effect = celsius <= (CONTACT_CELSIUS[0] ?? 0) ? 'Limited' : 'No use';
		return { row, kind: 'contact.untested', values: { said: stated }, effect };
	}
	const { row, value, level } = contact;
	const holds = CONTACT_CELSIUS[level - 1] ?? 0;
	const next = CONTACT_CELSIUS[level] ?? holds;
	const values = { said: stated, holds: String(holds), level: String(level), value };
	if (celsius <= holds) return { row, kind: 'contact.met', values, effect: 'Full use' };
	if (celsius <= next) return { row, kind: 'contact.over', values, effect: 'Limited' };
	return { row, kind: 'contact.far', values, effect: 'No use' };
}

/** "Hot" alone: uses the better of ANSI heat and EN 407 contact heat. */
function judgeHot({ rated }: FitGlove): Reason[] {
	const tests: [name: 'contact' | 'ansiHeat', minLevel: number][] = [
		['contact', HOT_CONTACT],
		['ansiHeat', HOT_ANSI],
	];
	const reasons = tests.flatMap(([name, minLevel]): Reason[] => {
		const found = rated[name];
		if (found === undefined || found.level === null) return [];
		const { row, value, level } = found;
		const effect: Performance = level >= minLevel ? 'Full use' : level > 0 ? 'Limited' : 'No use';
		const kind = level >= minLevel ? 'heat.met' : 'heat.low';
		return [{ row, kind, values: { place: name, value, level: String(level) }, effect }];
	});
	const best =
		reasons.find(({ effect }) => effect === 'Full use') ?? reasons.find(({ effect }) => effect === 'Limited');
	if (best ?? reasons[0]) return [best ?? (reasons[0] as Reason)];
	return [{ row: 'ANSI Heat', kind: 'heat.untested', values: {}, effect: 'Limited' }];
}

/** EN 407, position 6. Untested is No use, because poured metal allows no second attempt. */
export function judgeMolten({ rated }: FitGlove, facts: Facts): Reason[] {
	if (!facts.hazards.includes('molten')) return [];
	const { molten } = rated;
	const level = molten?.level ?? 0;
	const row = molten?.row ?? 'EN 407';
	const values = { place: 'molten', level: String(level), value: molten?.value ?? '' };
	if (level === 0) return [{ row, kind: 'molten.none', values, effect: 'No use' }];
	const effect = worstOf(level >= 4 ? [] : ['Limited']);
	return [{ row, kind: level >= 4 ? 'molten.met' : 'molten.low', values, effect }];
}
