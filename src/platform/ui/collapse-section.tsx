import { type ReactNode, useId } from 'react';
import { normalizeMark } from './collapse.ts';
import styles from './collapse-section.module.css';

type FoldSectionProps = {
	title: string;
	children: ReactNode;
	/** Folded at first, where it can be unfolded. */
	isFolded?: boolean;
	/** Stands beside the heading of a section in which something is ticked. */
	tickedNote?: string;
};

/**
 * A section under a heading. On narrow screens, with scripts, the heading is a button that folds it; whoever holds
 * the sections hears it (`toggleCollapsed`).
 */
export function CollapseSection({ title, children, isFolded = false, tickedNote }: FoldSectionProps) {
	const id = useId();
	return (
		<section className={styles.section}>
			<h3 className={styles.title}>
				<span className={styles.words}>{title}</span>
				<button
					type="button"
					className={styles.toggle}
					aria-expanded={!isFolded}
					aria-controls={id}
					{...normalizeMark}
				>
					{title}
					{tickedNote && (
						<>
							{' '}
							<span className={styles.note}>{tickedNote}</span>
						</>
					)}
					<span className={styles.sign} />
				</button>
			</h3>
			<div id={id} className={styles.content} data-folded={isFolded ? '' : undefined}>
				{children}
			</div>
		</section>
	);
}
