import type { Ref } from 'react';

export type PassBarsProps = {
	/** The side where the pass starts; alternates down a page. */
	from: 'left' | 'right';
	/** The section's background. */
	ground?: 'white' | 'soot';
	/** Whether the pass has run; undefined for one that is shown finished. */
	sight?: string;
	ref?: Ref<HTMLDivElement>;
};

/** A weld pass: a long bar, and three short ones that cool. */
export function PassBars({ from, ground = 'white', sight, ref }: PassBarsProps) {
	return (
		<div
			ref={ref}
			className="pass"
			data-from={from}
			data-ground={ground}
			data-sight={sight}
			aria-hidden="true"
		>
			<span />
			<span />
			<span />
			<span />
		</div>
	);
}
