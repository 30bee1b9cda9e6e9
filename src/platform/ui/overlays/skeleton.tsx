import styles from './skeleton.module.css';

/** One grey plate the size of what comes; `label` on the part that holds them says that it is loading. */
export function Skeleton({ shape }: { shape: 'line' | 'short' | 'title' | 'picture' | 'row' }) {
	return <span className={`${styles.plate} ${styles[shape]}`} aria-hidden="true" />;
}
