import type { ReactNode } from 'react';
import type { Performance } from '../performance.ts';
import styles from './performance-mark.module.css';
import drawings from './rating-drawings.svg';

const MARKS: Record<Performance, { tone: string | undefined; drawing: string }> = {
	'Full use': { tone: styles.fullUse, drawing: 'full' },
	Limited: { tone: styles.limited, drawing: 'limited' },
	'No use': { tone: styles.noUse, drawing: 'none' },
};

/** Shows a performance by shape, colour and word, never by colour alone. `label` is the translated word. */
export function PerformanceMark({ performance, label }: { performance: Performance; label: ReactNode }) {
	const { tone, drawing } = MARKS[performance];
	return (
		<span className={`${styles.mark} ${tone}`}>
			<svg className={styles.shape} aria-hidden="true">
				<use href={`${drawings}#${drawing}`} />
			</svg>
			{label}
		</span>
	);
}
