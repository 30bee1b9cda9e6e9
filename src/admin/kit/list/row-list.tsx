import type { ReactNode } from 'react';
import styles from './row-list.module.css';

/** A vertical list of records or events with rules between them; the children are `li`. */
export function RowList({ isOrdered = false, children }: { isOrdered?: boolean; children: ReactNode }) {
	const List = isOrdered ? 'ol' : 'ul';
	return (
		<List role="list" className={styles.rows}>
			{children}
		</List>
	);
}
