import styles from './state-mark.module.css';

/** A state by shape and word: a filled mark for what is finished, an open one for what is under way. */
export function StateMark({ done, words }: { done: boolean; words: string }) {
	return (
		<span className={styles.state} data-done={done}>
			<span className={styles.mark} aria-hidden="true" />
			{words}
		</span>
	);
}
