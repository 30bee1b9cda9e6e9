import brand from '../../../../content/brand.json';
import type { ShownContact } from '../../../domain/site-content/contact/contact.ts';
import styles from './print-head.module.css';

/** The maker's name and contact. Heads every page in print, in place of the frame. */
export function PrintHead({ contact }: { contact: ShownContact }) {
	return (
		<div className={styles.head}>
			<b className={styles.brand}>{brand.name}</b>
			{contact.phone !== '' && <span>{`${contact.phone} · ${contact.email}`}</span>}
		</div>
	);
}
