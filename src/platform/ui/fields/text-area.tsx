import type { ComponentProps } from 'react';
import styles from './control.module.css';
import { useFieldWiring } from './field.tsx';

/** Several lines of text, inside a Field; it grows with what is typed where the browser can do that. */
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
