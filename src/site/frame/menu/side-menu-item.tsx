import { useTranslations } from 'use-intl';
import { ContactLink } from '../../../platform/ui/contact-link.tsx';
import { Icon } from '../../../platform/ui/icon.tsx';
import { Link, useEnglishPath } from '../../../platform/ui/link.tsx';
import { currentMark, type NavigationItem } from './navigation.ts';
import styles from './side-menu.module.css';

/** One line of the side menu: a link, or a button if the item has a sub-panel. */
export function SideMenuItem({ item, onOpen }: { item: NavigationItem; onOpen: (() => void) | undefined }) {
	const t = useTranslations('navigation');
	const pathname = useEnglishPath();
	if (item.template === 'contact') return <ContactLink className={styles.label} />;
	if (onOpen) {
		return (
			<button type="button" className={styles.label} data-stop={item.label} onClick={onOpen}>
				{t(item.label)}
				<Icon name="chevron-right" />
			</button>
		);
	}
	return (
		<Link
			className={styles.label}
			to={item.href}
			data-stop={item.label}
			aria-current={currentMark(item.href, pathname)}
		>
			{t(item.label)}
		</Link>
	);
}
