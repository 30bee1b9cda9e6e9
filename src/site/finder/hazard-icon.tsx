import { LineIcon } from '../../domain/ratings/drawings/line-icon.tsx';

const DRAWINGS = {
	hot: 'M10.5 21q-2.7-3 0-6t0-6M16 21q-2.7-3 0-6t0-6M21.5 21q-2.7-3 0-6t0-6M5 26.5h22',
	cold: 'M16 4v24M5.6 10l20.8 12M26.4 10 5.6 22M13 6.5l3 3 3-3M13 25.5l3-3 3 3',
	sharp: 'M3.5 8.5h25l-3.7 9.5H13.5c-5.8 0-10-3.8-10-9.5zM10 13.2h10M4 25.5h9M19 25.5h9M17.5 21.5l-3 8',
	wet: 'M16 4.5c5 6 7.8 10 7.8 14a7.8 7.8 0 0 1-15.6 0c0-4 2.8-8 7.8-14zM12.3 19.5a3.9 3.9 0 0 0 3 3.5',
} as const;

/** Line drawing of what meets the hand, 32 px, beside its word. */
export function HazardIcon({ hazard }: { hazard: keyof typeof DRAWINGS }) {
	return <LineIcon path={DRAWINGS[hazard]} />;
}
