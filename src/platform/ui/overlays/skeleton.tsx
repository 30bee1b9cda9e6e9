import styles from './skeleton.module.css';

/** A grey placeholder the size of the content; the `label` on its container announces that it is loading. */
export function Skeleton({ shape }: { shape: 'line' | 'short' | 'title' | 'picture' | 'row' }) {
	return <span className={`${styles.plate} ${styles[shape]}`} aria-hidden="true" />;
}
