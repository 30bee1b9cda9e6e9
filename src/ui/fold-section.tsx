import { createContext, type ReactNode, useContext, useId, useState } from 'react';
import styles from './fold-section.module.css';

/** Whether the sections inside start open. */
export const FoldStart = createContext(true);

/** A section under a heading. On narrow screens, with scripts, the heading is a button that folds it. */
export function FoldSection({ title, children }: { title: string; children: ReactNode }) {
	const [open, setOpen] = useState(useContext(FoldStart));
	const id = useId();
	return (
		<section className={styles.section}>
			<h3 className={styles.title}>
				<span className={styles.words}>{title}</span>
				<button
					type="button"
					className={styles.toggle}
					aria-expanded={open}
					aria-controls={id}
					onClick={() => setOpen(!open)}
				>
					{title}
					<span className={styles.sign} />
				</button>
			</h3>
			<div id={id} className={open ? undefined : styles.folded}>
				{children}
			</div>
		</section>
	);
}
