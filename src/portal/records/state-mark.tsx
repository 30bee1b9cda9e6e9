import styles from './state-mark.module.css';

/** A state as shape and word: a filled mark if finished, an open one if in progress. */
export function StateMark({ done, label }: { done: boolean; label: string }) {
	return (
		<span className={styles.state} data-done={done}>
			<span className={styles.mark} aria-hidden="true" />
			{label}
		</span>
	);
}
