import type { ReactNode } from 'react';
import type { Performance } from './performance.ts';
import styles from './performance-mark.module.css';

/** A disc with a tick cut out of it, a ring filled on the left, a ring with a bar. */
const SHAPES: Record<Performance, { tone: string | undefined; path: string }> = {
	'Full use': {
		tone: styles.fullUse,
		path: 'M10 1a9 9 0 1 1 0 18 9 9 0 0 1 0-18zM6.58 9.62 8.67 11.71 13.49 6.46 15.11 7.94 8.74 14.89 5.02 11.18z',
	},
	Limited: {
		tone: styles.limited,
		path: 'M10 1a9 9 0 1 1 0 18 9 9 0 0 1 0-18zm0 2v14a7 7 0 0 0 0-14z',
	},
	'No use': {
		tone: styles.noUse,
		path: 'M10 1a9 9 0 1 1 0 18 9 9 0 0 1 0-18zm4.24 3.34A7 7 0 0 0 4.34 14.24zm1.42 1.42L5.76 15.66a7 7 0 0 0 9.9-9.9z',
	},
};

/** Shows a performance by shape, colour and word, never by colour alone. `label` is the translated word. */
export function PerformanceMark({ performance, label }: { performance: Performance; label: ReactNode }) {
	const { tone, path } = SHAPES[performance];
	return (
		<span className={`${styles.mark} ${tone}`}>
			<svg
				className={styles.shape}
				viewBox="0 0 20 20"
				width="20"
				height="20"
				fill="currentColor"
				fillRule="evenodd"
				aria-hidden="true"
			>
				<path d={path} />
			</svg>
			{label}
		</span>
	);
}
