import type { ComponentProps } from 'react';
import styles from './control.module.css';
import { useFieldWiring } from './field.tsx';

/** A line of text, inside a Field. */
export function TextInput({ type = 'text', className = '', ...rest }: ComponentProps<'input'>) {
	return <input {...useFieldWiring()} {...rest} type={type} className={`${styles.control} ${className}`} />;
}
