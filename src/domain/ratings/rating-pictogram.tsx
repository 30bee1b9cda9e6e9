import type { ReactElement } from 'react';

/** Frames indicate the family: a shield for EN standards, a hexagon for ANSI. */
const SHIELD = 'M24 3.5 41 9v14.5c0 10-6.8 17.4-17 21-10.2-3.6-17-11-17-21V9z';
const HEXAGON = 'M13.5 5h21L46 24 34.5 43h-21L2 24z';

const heatWaves = (
	<path d="M16.5 30.5q-4-4 0-8.5t0-8.5M24 30.5q-4-4 0-8.5t0-8.5M31.5 30.5q-4-4 0-8.5t0-8.5M14 36h20" />
);

const impact = (
	<path d="M24 9.5v10.5m-4.5-4.5 4.5 4.5 4.5-4.5M11.5 36v-5a4.2 4.2 0 0 1 8.3 0 4.2 4.2 0 0 1 8.4 0 4.2 4.2 0 0 1 8.3 0v5z" />
);

const crystalArm = 'M24 11.5v24M20.5 14l3.5 3.7 3.5-3.7M20.5 33l3.5-3.7 3.5 3.7';

const DRAWINGS: Readonly<Record<string, ReactElement>> = {
	// A descending hammer with flying chips: mechanical risks.
	en388: (
		<>
			<path d="m16.2 17.7 13.7-6.1 2.7 6.1-13.7 6.1zM30.5 13l4-1.8 1.6 3.6-4 1.8M24.7 21.5l5.8 13" />
			<path d="m15.5 28-3-1.5M17.5 31.7l-2.2 2.6M20.5 36.5h5" />
		</>
	),
	'en407-flame': (
		<>
			<path d="M24.5 10.5c.8 5.2 8 8.7 8 16.3a8.5 8.5 0 0 1-17 .2c0-3.3 1.3-5.6 3.2-7.5.2 2.2 1 3.6 2.3 4.3-.4-5 .9-9.7 3.5-13.3z" />
			<path d="M24 35.5c-2 0-3.3-1.5-3.3-3.3 0-2 1.7-3 3.3-5.2 1.6 2.2 3.3 3.2 3.3 5.2 0 1.8-1.3 3.3-3.3 3.3z" />
		</>
	),
	'en407-heat': (
		<path d="M17.5 28.5q-3.5-3.8 0-7.7t0-7.8M24 28.5q-3.5-3.8 0-7.7t0-7.8M30.5 28.5q-3.5-3.8 0-7.7t0-7.8M17 34.5h14" />
	),
	// An electrode above a joint: gloves for welders.
	en12477: (
		<>
			<path d="m29.5 9.5 4.7 2.9-4.2 6.8-4.7-2.9zM27.3 18.2 23 25.5M14.5 33h5l3 4h3l3-4h5" />
			<path d="m17.8 27-3-1.2M19.8 22.5l-2.3-2.7M28 27.8l3-.5" />
		</>
	),
	en511: (
		<>
			<path d={crystalArm} />
			<path d={crystalArm} transform="rotate(60 24 23.5)" />
			<path d={crystalArm} transform="rotate(120 24 23.5)" />
		</>
	),
	'ansi-heat': heatWaves,
	'ansi-abrasion': (
		<>
			<circle cx="23" cy="19" r="8.5" />
			<circle cx="23" cy="19" r="2" />
			<path d="M33.5 11.5a13 13 0 0 1 2.5 7.5M10.5 33q2.25-3 4.5 0t4.5 0 4.5 0 4.5 0 4.5 0 4.5 0M16 38.5h16" />
		</>
	),
	'ansi-puncture': (
		<path d="M19 10h10M21.5 10v11.5L24 29l2.5-7.5V10M10 24c7 0 10.2 3.2 11.5 9.5M38 24c-7 0-10.2 3.2-11.5 9.5M14.5 38.5h19" />
	),
	'ansi-cut': (
		<path d="M11.5 13.5h25l-3.7 9.3H18c-3.8 0-6.5-3.5-6.5-9.3zM17 18h9M10.5 33.5h10.3M27.2 33.5h10.3M26 28.5l-4 10" />
	),
	'ansi-138': impact,
	'ansi-impact': impact,
};

/**
 * Our own pictogram for a rating; nothing for an unknown key. `size` is in CSS pixels. Shown beside the code and
 * value.
 */
export function RatingPictogram({ pictogram, size = 48 }: { pictogram: string; size?: number }) {
	const drawing = Object.hasOwn(DRAWINGS, pictogram) ? DRAWINGS[pictogram] : undefined;
	if (!drawing) return null;
	return (
		<svg
			viewBox="0 0 48 48"
			width={size}
			height={size}
			fill="none"
			stroke="currentColor"
			strokeWidth={size <= 32 ? 3 : 2.4}
			strokeLinecap="round"
			strokeLinejoin="round"
			aria-hidden="true"
		>
			<path d={pictogram.startsWith('en') ? SHIELD : HEXAGON} />
			{drawing}
		</svg>
	);
}
