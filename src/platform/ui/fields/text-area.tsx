import type { ComponentProps } from 'react';
import styles from './control.module.css';
import { useFieldWiring } from './field.tsx';

/** A multi-line text field, inside a Field; it grows with its content where the browser supports that. */
export function TextArea({ className = '', rows = 4, ...rest }: ComponentProps<'textarea'>) {
	return (
		<textarea
			{...useFieldWiring()}
			{...rest}
			rows={rows}
			className={`${styles.control} ${styles.area} ${className}`}
		/>
	);
}
