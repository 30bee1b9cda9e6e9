import { LineIcon } from './line-icon.tsx';

const PLATE = 'M4 27.5h24';

/** Gooseneck with nozzle and wire. */
const GUN =
	'M27 3.5v4c0 4.5-2.8 7-6.5 8M19 12.5l3 4.5-5.5 3.7-3-4.5zM14.7 18.9 12.2 22M9.5 19.5l-2-2M8.5 23.5H5.5';

/** Keys are codes from welding-process.ts; other codes are shown as a torch. */
const PROCESSES: Readonly<Record<string, string>> = {
	// Torch, tungsten, and filler rod from the side.
	GTAW: 'M16 13.5l4.5-7.8 3.7 2.1-4.5 7.8zM22.5 6.5l2-3.5M17.6 15.2 14.5 22M3.5 18l7.8 5',
	// The same gun for every wire process.
	GMAW: GUN,
	FCAW: GUN,
	MCAW: GUN,
	// Holder and stick.
	SMAW: 'M20 7.5l2.3-3.2a2 2 0 0 1 2.8-.4l1.7 1.3a2 2 0 0 1 .4 2.8L25 11.2zM22.3 9.5 13 22M9.5 20l-2.2-1.7M9 23.8H6M13.5 17l-.8-1.5',
	// Angle grinder: wheel, body, sparks.
	GRIND:
		'M11.5 11a7 7 0 1 1 0 14 7 7 0 0 1 0-14zM11.5 16.3a1.7 1.7 0 1 1 0 3.4 1.7 1.7 0 0 1 0-3.4zM18 15.5h8.5a1.5 1.5 0 0 1 1.5 1.5v3a1.5 1.5 0 0 1-1.5 1.5H17.8M21 15.5V11.5',
};
const TORCH =
	'M18.5 8l5.5 5.5M27.5 4.5 21.2 10.8M18.2 8.3l-4.7 4.7 5.5 5.5 4.7-4.7M14.5 17.5c-3 .6-5.2 2.5-6.5 6 3.5-1.2 5.5-3.4 6.5-6z';

/** Keys are position codes from welding-process.ts: flat, horizontal, vertical, overhead, pipe. */
const POSITIONS: Readonly<Record<string, string>> = {
	F: 'M4 20h8.5l3.5 4.5 3.5-4.5H28M16 4.5V15m-4-4 4 4 4-4',
	H: 'M21 4v8.5L16.5 16l4.5 3.5V28M4 16h8.5m-4-4 4 4-4 4',
	V: 'M8 4v24M24 4v24M16 25V8m-4.5 4.5L16 8l4.5 4.5',
	O: 'M4 12h8.5L16 7.5l3.5 4.5H28M16 27.5V17m-4 4 4-4 4 4',
	// A pipe end, with the pass running up both sides.
	P: 'M16 10a6 6 0 1 1 0 12 6 6 0 0 1 0-12zM16 28A12 12 0 0 1 7.5 7.5m-4.3.4 4.3-.4-.4 4.3M16 28A12 12 0 0 0 24.5 7.5m4.3.4-4.3-.4.4 4.3',
};

/** Line drawing of a process, 32 px, shown before its name. */
export function ProcessIcon({ code }: { code: string }) {
	const tool = Object.hasOwn(PROCESSES, code) ? PROCESSES[code] : TORCH;
	return <LineIcon path={`${PLATE}${tool}`} />;
}

/** Line drawing of a welding position, 32 px; nothing for an unknown code. */
export function PositionIcon({ code }: { code: string }) {
	if (!Object.hasOwn(POSITIONS, code)) return null;
	return <LineIcon path={POSITIONS[code]} />;
}
