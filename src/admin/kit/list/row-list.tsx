import type { ReactNode } from 'react';
import styles from './row-list.module.css';

/** Records or events below one another, with a rule between; its children are `li`. */
export function RowList({ isOrdered = false, children }: { isOrdered?: boolean; children: ReactNode }) {
	const List = isOrdered ? 'ol' : 'ul';
	return (
		<List role="list" className={styles.rows}>
			{children}
		</List>
	);
}
