import type { Ref } from 'react';
import styles from './section-divider.module.css';

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
			className={[styles.pass, from === 'right' && styles.right, styles[ground]].filter(Boolean).join(' ')}
			data-sight={sight}
			aria-hidden="true"
		>
			<span className={styles.long} />
			<span className={styles.short} />
			<span className={styles.short} />
			<span className={styles.short} />
		</div>
	);
}
