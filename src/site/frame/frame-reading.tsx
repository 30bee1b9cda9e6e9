import messages from 'messages:announcement,footer,navigation,newsletter.form';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { withMessages } from '../../platform/i18n/page-messages.tsx';
import { WordMark } from '../../platform/ui/brand-mark.tsx';
import { AnnouncementBar } from './announcement-bar.tsx';
import { Footer } from './footer.tsx';
import styles from './header.module.css';
import { MainMenuCategories } from './menu/main-menu-categories.tsx';
import type { NavigationWord } from './menu/navigation.ts';

type FrameReadingProps =
	| { part: 'announcement' | 'logo' }
	| { part: 'categories'; label: NavigationWord; pathname: string }
	/** `year` is the server's, so that the page as served and as hydrated agree. */
	| { part: 'footer'; year: number };

/** The parts of the frame that are read and followed. */
export const FrameReading = withMessages(messages, (props: FrameReadingProps) => {
	switch (props.part) {
		case 'announcement':
			return <AnnouncementBar />;
		case 'logo':
			return <Logo />;
		case 'categories':
			return <MainMenuCategories {...props} />;
		case 'footer':
			return <Footer year={props.year} />;
	}
});

function Logo() {
	const t = useTranslations('header');
	return (
		<Link className={styles.logo} to="/" aria-label={t('home')}>
			<WordMark />
		</Link>
	);
}
