import type { Reason } from '../fit-answer.ts';
import type { Facts } from '../reading/task-facts.ts';
import type { FitGlove } from './fit-glove.ts';

/** Leather up to this thickness leaves feel in the fingers, in mm (authored; no marking rates dexterity). */
const THIN_MM = 1;
const OILY_HIDE = /^(pig|pigskin)\b/i;

/** Judges what the gloves touch: oil, and parts too small for thick fingers. */
export function judgeMatter(glove: FitGlove, facts: Facts): Reason[] {
	const reasons: Reason[] = [];
	if (facts.hazards.includes('oily')) reasons.push(judgeOil(glove));
	if (facts.fine) reasons.push(judgeFeel(glove));
	return reasons;
}

/** Nitrile grips in oil and pigskin sheds it; no other row of a sheet says anything about oil. */
function judgeOil({ coating, hide }: FitGlove): Reason {
	if (/nitrile/i.test(coating)) {
		return { row: 'Coating', kind: 'oil.met', values: { material: 'nitrile' }, effect: 'Full use' };
	}
	if (OILY_HIDE.test(hide)) {
		return { row: 'Hide', kind: 'oil.met', values: { material: 'pigskin' }, effect: 'Full use' };
	}
	return { row: hide === '' ? 'Coating' : 'Hide', kind: 'oil.unrated', values: {}, effect: 'Limited' };
}

function judgeFeel({ thicknessMm, lining, coating }: FitGlove): Reason {
	const isUnlined = /^(none|unlined)\b/i.test(lining.trim());
	if (thicknessMm !== null) {
		const values = { thickness: `${thicknessMm} mm` };
		if (thicknessMm > THIN_MM)
			return { row: 'Leather thickness', kind: 'fine.thick', values, effect: 'Limited' };
		if (isUnlined) return { row: 'Leather thickness', kind: 'fine.met', values, effect: 'Full use' };
	}
	if (lining !== '' && !isUnlined) {
		return {
			row: 'Lining',
			kind: 'fine.thick',
			values: { thickness: lining.toLowerCase() },
			effect: 'Limited',
		};
	}
	if (coating !== '' && isUnlined) {
		return {
			row: 'Coating',
			kind: 'fine.met',
			values: { thickness: coating.toLowerCase() },
			effect: 'Full use',
		};
	}
	return { row: 'Leather thickness', kind: 'fine.unknown', values: {}, effect: 'Limited' };
}
