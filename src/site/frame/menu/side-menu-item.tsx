import type { ShownItem } from '../../../domain/site-content/menu.ts';
import { ContactLink } from '../../../platform/ui/contact-link.tsx';
import { Icon } from '../../../platform/ui/icon.tsx';
import { Link, useEnglishPath } from '../../../platform/ui/link.tsx';
import { currentMark } from './current-mark.ts';
import styles from './side-menu.module.css';

/** One line of the side menu: a link, or a button if the item has a sub-panel. */
export function SideMenuItem({ item, onOpen }: { item: ShownItem; onOpen: (() => void) | undefined }) {
	const pathname = useEnglishPath();
	if (item.kind === 'contact') return <ContactLink className={styles.label}>{item.label}</ContactLink>;
	if (onOpen) {
		return (
			<button type="button" className={styles.label} data-stop={item.label} onClick={onOpen}>
				{item.label}
				<Icon name="chevron-right" />
			</button>
		);
	}
	return (
		<Link
			className={styles.label}
			to={item.link}
			data-stop={item.label}
			aria-current={currentMark(item.link, pathname)}
		>
			{item.label}
		</Link>
	);
}
