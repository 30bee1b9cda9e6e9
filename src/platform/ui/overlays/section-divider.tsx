import { useRef } from 'react';
import { useInView } from '../in-view.ts';
import styles from './section-divider.module.css';

type PassBarsProps = {
	/** The side where the pass starts; alternates down a page. */
	from: 'left' | 'right';
	/** The section's background. */
	ground?: 'white' | 'soot';
};

/** Divider between sections: a weld pass that runs once, when a third of it is in view, and cools. */
export function SectionDivider({ from, ground = 'white' }: PassBarsProps) {
	const bars = useRef<HTMLDivElement>(null);
	const inView = useInView(bars, 1 / 3);
	return (
		<div
			ref={bars}
			className={[styles.pass, from === 'right' && styles.right, styles[ground]].filter(Boolean).join(' ')}
			data-sight={inView}
			aria-hidden="true"
		>
			<span className={styles.long} />
			<span className={styles.short} />
			<span className={styles.short} />
			<span className={styles.short} />
		</div>
	);
}
