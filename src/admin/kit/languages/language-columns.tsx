import type { ReactNode } from 'react';
import styles from './language-columns.module.css';

/** The cards of English and French, side by side where both fit. */
export function LanguageColumns({ children }: { children: ReactNode }) {
	return <div className={styles.languages}>{children}</div>;
}
