import {
	findWeldingPosition,
	findWeldingProcess,
	WELDING_POSITIONS,
	WELDING_PROCESSES,
	type WeldingPosition,
	type WeldingProcess,
} from '../ratings/welding-process.ts';

const PROCESSES: ReadonlyMap<string, WeldingProcess> = new Map(
	WELDING_PROCESSES.map((row) => [row.label, row]),
);
const POSITIONS: ReadonlyMap<string, WeldingPosition> = new Map(
	WELDING_POSITIONS.map((row) => [row.label, row]),
);

/** The process of a row of Welder's 101. Rows nearly always hold the label as stored, which needs no search. */
export function processOfRow({ process }: { process: string }): WeldingProcess | undefined {
	return PROCESSES.get(process) ?? findWeldingProcess(process);
}

export function positionOfRow({ position }: { position: string }): WeldingPosition | undefined {
	return POSITIONS.get(position) ?? findWeldingPosition(position);
}
