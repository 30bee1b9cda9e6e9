import messages from 'messages:announcement,footer,newsletter.form';
import { useTranslations } from 'use-intl';
import { withMessages } from '../../platform/i18n/page-messages.tsx';
import { WordMark } from '../../platform/ui/brand-mark.tsx';
import { Link } from '../../platform/ui/link.tsx';
import { AnnouncementBar } from './announcement-bar.tsx';
import { Footer } from './footer.tsx';
import styles from './header.module.css';

// The static parts of the frame, with their messages.

export const Announcement = withMessages(messages, AnnouncementBar);

export const SiteFooter = withMessages(messages, Footer);

export const Logo = withMessages(messages, () => {
	const t = useTranslations('header');
	return (
		<Link className={styles.logo} to="/" aria-label={t('home')}>
			<WordMark />
		</Link>
	);
});
