import type { ComponentProps } from 'react';
import { Icon } from '../icon.tsx';
import styles from './control.module.css';
import { useFieldWiring } from './field.tsx';

/** A native select, inside a Field. The children are its option elements. */
export function Select({ className = '', ...rest }: ComponentProps<'select'>) {
	return (
		<>
			<select {...useFieldWiring()} {...rest} className={`${styles.control} ${styles.list} ${className}`} />
			<span className={styles.arrow}>
				<Icon name="chevron-down" />
			</span>
		</>
	);
}
