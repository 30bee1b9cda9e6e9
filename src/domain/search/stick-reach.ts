import type { Locale } from '../../platform/i18n/locale.ts';
import type { WeldingPositionRow, WeldingProcessRow } from '../catalogue/product.ts';
import { formatAmperage, parseAmperage } from '../ratings/amperage.ts';
import { PERFORMANCES, type Performance } from '../ratings/performance.ts';
import { RATING_MESSAGES_IN } from '../ratings/wording/rating-messages-in.ts';
import { positionOfRow, processOfRow } from './welding-row.ts';

/** A glove's limits in stick welding, according to its sheet. */
export type StickReach = {
	performance: Exclude<Performance, 'No use'>;
	/** "85–160 A"; the raw text if it cannot be parsed, empty if the sheet gives no current. */
	amps: string;
	/** In amperes; `max` is null without an upper limit; null if no range can be parsed. */
	range: { min: number; max: number | null } | null;
	/** True if the sheet says Full use for flat, horizontal, vertical and overhead. */
	everyPosition: boolean;
};

/** Plate positions; pipe is a separate trade. */
const PLATE_POSITIONS = ['F', 'H', 'V', 'O'];

type WeldingRows = {
	weldingProcesses: readonly WeldingProcessRow[];
	weldingPositions: readonly WeldingPositionRow[];
};

/** Null for a glove without a SMAW row or with No use there. If there are two SMAW rows, the worse one is used. */
export function readStickReach({ weldingProcesses, weldingPositions }: WeldingRows): StickReach | null {
	const row = weldingProcesses
		.filter((process) => processOfRow(process)?.code === 'SMAW')
		.reduce<WeldingProcessRow | undefined>(
			(worst, one) => (worst && rankOf(worst) >= rankOf(one) ? worst : one),
			undefined,
		);
	if (row === undefined || row.performance === 'No use') return null;
	const amperage = parseAmperage(row.amperageRange);
	const isFull = (code: string) => {
		const rows = weldingPositions.filter((position) => positionOfRow(position)?.code === code);
		return rows.length > 0 && rows.every(({ performance }) => performance === 'Full use');
	};
	return {
		performance: row.performance,
		amps: amperage.kind === 'not applicable' ? '' : formatAmperage(amperage),
		range:
			amperage.kind === 'range' ? { min: amperage.min ?? 0, max: amperage.open ? null : amperage.max } : null,
		everyPosition: PLATE_POSITIONS.every(isFull),
	};
}

/** The current of a reach in a language: "140–160 A et plus". */
export function formatReach({ amps }: Pick<StickReach, 'amps'>, locale: Locale): string {
	return amps === '' ? '' : formatAmperage(parseAmperage(amps), RATING_MESSAGES_IN[locale]);
}

const rankOf = ({ performance }: WeldingProcessRow) => PERFORMANCES.indexOf(performance);
