import { type ReactNode, useId } from 'react';
import { foldMark } from './fold.ts';
import styles from './fold-section.module.css';

/**
 * A section under a heading. On narrow screens, with scripts, the heading is a button that folds it; whoever holds
 * the sections hears it (`toggleFold`).
 */
export function FoldSection({ title, children }: { title: string; children: ReactNode }) {
	const id = useId();
	return (
		<section className={styles.section}>
			<h3 className={styles.title}>
				<span className={styles.words}>{title}</span>
				<button type="button" className={styles.toggle} aria-expanded={true} aria-controls={id} {...foldMark}>
					{title}
					<span className={styles.sign} />
				</button>
			</h3>
			<div id={id} className={styles.content}>
				{children}
			</div>
		</section>
	);
}
