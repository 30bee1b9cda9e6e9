import type { WeldingPositionRow, WeldingProcessRow } from '../catalogue/product.ts';
import { formatAmperage, parseAmperage } from '../ratings/amperage.ts';
import { PERFORMANCES, type Performance } from '../ratings/performance.ts';
import { positionOfRow, processOfRow } from './welding-row.ts';

/** How far a glove goes in stick welding, by its sheet. */
export type StickReach = {
	performance: Exclude<Performance, 'No use'>;
	/** "85–160 A"; as written where it cannot be read, empty where the sheet gives no current. */
	amps: string;
	/** Amperes, `max` null for no upper end; null where there is no range that can be read. */
	range: { min: number; max: number | null } | null;
	/** True where the sheet says Full use for flat, horizontal, vertical and overhead. */
	everyPosition: boolean;
};

/** The positions of plate; pipe is a trade of its own. */
const PLATE_POSITIONS = ['F', 'H', 'V', 'O'];

type WeldingRows = {
	weldingProcesses: readonly WeldingProcessRow[];
	weldingPositions: readonly WeldingPositionRow[];
};

/** Null for a glove without a row for SMAW, or with No use there. Of two rows for SMAW the worse one stands. */
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

const rankOf = ({ performance }: WeldingProcessRow) => PERFORMANCES.indexOf(performance);
