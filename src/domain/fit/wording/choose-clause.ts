import type { Reason } from '../fit-answer.ts';
import type { FitGlove } from '../judging/fit-glove.ts';
import type { ClauseKind } from './verdict-clauses.ts';

/** Linings that leave the whole hand bare; "None in the palm" does not. */
const UNLINED = /^(none|unlined)[ .]*$/i;

/**
 * The kind of clause for a reason: its own kind, or a narrower one if its own would claim more than the sheet says. A
 * knit wrist has no length that could be called short, and a cotton-lined glove is not unlined.
 */
export function chooseClause({ kind, values }: Reason, { lining, processes }: FitGlove): ClauseKind {
	switch (kind) {
		case 'amps.within': {
			const from = processes.get(values.process ?? '')?.from ?? 0;
			return lowestOf(values.said) < from ? 'amps.under' : kind;
		}
		case 'amps.over':
		case 'amps.far':
			// "And over" has no upper limit on the sheet.
			return /and over|\+/.test(values.range ?? '') ? 'amps.open' : kind;
		case 'cuff.short':
			return isMeasured(values.cuff) ? kind : 'cuff.open';
		case 'contact.over':
		case 'contact.far':
			return values.level === '0' ? 'contact.none' : kind;
		case 'heat.low':
			return values.level === '0' ? 'heat.none' : kind;
		case 'cold.low':
			return values.level === '0' ? 'cold.none' : kind;
		case 'cold.unlined':
			if (UNLINED.test(lining.trim())) return kind;
			return lining.trim() === '' ? 'cold.unrated' : 'cold.bare';
		case 'fine.thick':
			return isMeasured(values.thickness) ? kind : 'fine.lining';
		case 'fine.met':
			return isMeasured(values.thickness) ? kind : 'fine.coating';
		default:
			return kind;
	}
}

/** The lowest current of "140 A", "75–130 A" and "up to 140 A". */
function lowestOf(stated = ''): number {
	return Number(/\d+(?:\.\d+)?/.exec(stated)?.[0] ?? 0);
}

/** "0.9 mm" and "2 in" are measures; "slip-on, hemmed" and "cotton jersey" are words from the sheet. */
const isMeasured = (value: string | undefined) => /^\d/.test(value ?? '');

const NO_HIDE = /^none\b|\bknit|nylon|polyester|synthetic|\bpu\b|fabric|canvas|cotton|rubber|nitrile/i;
const LEATHER =
	/cow|calf|goat|\bkid\b|pig|deer|elk|moose|bison|buffalo|sheep|horse|kangaroo|leather|hide|skin|grain|split|suede/i;

/** What a sentence may call the glove's material: leather only if the sheet names a hide. */
export function nameBody({ hide }: FitGlove): 'leather' | 'knit' | 'other' {
	if (/knit/i.test(hide)) return 'knit';
	return LEATHER.test(hide) && !NO_HIDE.test(hide) ? 'leather' : 'other';
}
