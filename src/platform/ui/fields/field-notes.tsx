import type { ReactNode } from 'react';
import { Icon } from '../icon.tsx';
import styles from './field.module.css';

/** The hint (`{id}-hint`) and error (`{id}-error`) of a field or a group of choices. */
export function FieldNotes({ id, hint, error }: { id: string; hint?: ReactNode; error?: ReactNode }) {
	return (
		<>
			{hint && (
				<p id={`${id}-hint`} className={styles.hint}>
					{hint}
				</p>
			)}
			{error && (
				<p id={`${id}-error`} className={styles.error}>
					<Icon name="warning" />
					<span>{error}</span>
				</p>
			)}
		</>
	);
}
