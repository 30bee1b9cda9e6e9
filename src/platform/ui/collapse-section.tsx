import { type ReactNode, useId } from 'react';
import { collapseMark } from './collapse.ts';
import styles from './collapse-section.module.css';

type CollapseSectionProps = {
	title: string;
	children: ReactNode;
	/** Initially collapsed, where it can be expanded. */
	isCollapsed?: boolean;
	/** Shown next to the heading if something in the section is ticked. */
	tickedNote?: string;
};

/**
 * A section with a heading. On narrow screens, with scripts, the heading is a button that collapses it; the parent
 * element handles the click (`toggleCollapsed`).
 */
export function CollapseSection({ title, children, isCollapsed = false, tickedNote }: CollapseSectionProps) {
	const id = useId();
	return (
		<section className={styles.section}>
			<h3 className={styles.title}>
				<span className={styles.words}>{title}</span>
				<button
					type="button"
					className={styles.toggle}
					aria-expanded={!isCollapsed}
					aria-controls={id}
					{...collapseMark}
				>
					{title}
					{tickedNote && (
						<>
							{' '}
							<span className={styles.note}>{tickedNote}</span>
						</>
					)}
				</button>
			</h3>
			<div id={id} className={styles.content} data-collapsed={isCollapsed ? '' : undefined}>
				{children}
			</div>
		</section>
	);
}
