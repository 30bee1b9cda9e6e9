import brand from '../../content/brand.json';
import styles from './announcement-bar.module.css';

/** The line above the header; it scrolls away and does not come back with the header. */
export function AnnouncementBar() {
	return <p className={styles.bar}>{brand.announcement}</p>;
}
