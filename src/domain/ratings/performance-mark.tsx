import type { ReactElement, ReactNode } from 'react';
import type { Performance } from './performance.ts';
import styles from './performance-mark.module.css';

const SHAPES: Record<Performance, { tone: string | undefined; shape: ReactElement }> = {
	'Full use': {
		tone: styles.fullUse,
		shape: (
			<>
				<circle cx="10" cy="10" r="9" fill="currentColor" />
				<path className={styles.tick} d="m5.8 10.4 2.900 2.900 5.600-6.100" />
			</>
		),
	},
	Limited: {
		tone: styles.limited,
		shape: (
			<>
				<circle cx="10" cy="10" r="8" stroke="currentColor" strokeWidth="2" />
				<path d="M10 2a8 8 0 0 0 0 16z" fill="currentColor" />
			</>
		),
	},
	'No use': {
		tone: styles.noUse,
		shape: (
			<path d="M10 2a8 8 0 1 1 0 16 8 8 0 0 1 0-16zM4.5 15.5l11-11" stroke="currentColor" strokeWidth="2" />
		),
	},
};

/** Shows a performance by shape, colour and word, never by colour alone. `label` is the translated word. */
export function PerformanceMark({ performance, label }: { performance: Performance; label: ReactNode }) {
	const { tone, shape } = SHAPES[performance];
	return (
		<span className={`${styles.mark} ${tone}`}>
			<svg className={styles.shape} viewBox="0 0 20 20" width="20" height="20" fill="none" aria-hidden="true">
				{shape}
			</svg>
			{label}
		</span>
	);
}
